import { asksWhatExists } from '#domain/assistant/chat/story.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { BINDING_STEPS, PREPARATORY_STEPS, type StepKind } from '#domain/tools/incentive-effect/incentive-effect.ts';

/** What somebody signs, orders or pays, and whether it is already done. Text as read aloud. */
export type Step = { kind: StepKind; isDone: boolean };

const WORDS: Record<StepKind, RegExp> = {
  order:
    /\b(?:ordin(?!ari|ament|anz)\w+|compr\w+|acquist\w+|prenot(?:o|iamo|ato|are) (?:il|la|le|i|un)|blocc(?:o|are|ato) (?:il|la) (?:prezzo|macchin\w+))\b/,
  accepted_quote:
    /\b(?:accett\w+|firm\w+|conferm\w+|sottoscri\w+)\b.{0,15}\b(?:preventiv\w+|offert\w+)|\b(?:ok|procedete|via libera|dett\w (?:di )?si)\b.{0,30}\bpreventiv\w+|\bpreventiv\w+\b.{0,30}\b(?:l'ok|ok|procedete|via libera|dett\w (?:di )?si)\b|\bpreventiv\w+ (?:firmat|accettat|confermat)\w+/,
  deposit:
    /\b(?:caparr\w+|accont\w+|anticip\w+ al fornitore|deposit[oi]\b(?! (?:il|la|un|una|del|della|di|l')\s?(?:marchi|brevett|disegn|modell|domand|bilanc))|gia spes[oaie]\b|averl[oaie] (?:gia )?spes[oaie]\b|pag(?:o|are|ato|ata|ati|ate|hiamo|arlo|arla)|fatturat[oaie]|sald(?:o|are|ato|ata|ati|iamo) (?:il|la|le|i|l')|vers(?:o|are|ato|ata|ati|iamo))\b/,
  contract: /\b(?:contratt\w+|firm(?:o|iamo|are|ato|ata|ati|arlo|assi)|stipul\w+|sottoscri\w+|leasing)\b/,
  construction:
    /\b(?:inizi\w+ i lavori|lavori (?:gia )?(?:iniziat|avviat|partit|cominciat|in corso)\w*|avvi\w+ (?:i lavori|il cantiere)|cantiere|cominci\w+ i lavori|part\w+ con i lavori|demol\w+)\b|\bgia (?:montat|installat|sostituit|rifatt|posat|costruit|ristrutturat)[oaie]\b|\b(?:adesso|ora|subito|intanto|prima) e (?:poi|dopo) (?:chied\w+|present\w+|mand\w+|facci\w+ (?:la )?domand\w+)\b/,
  design:
    /\b(?:progett(?:o|i|ista|azione)(?! (?:di investimento|approvato|finanziato))|disegn[oi] tecnic\w+|ingegner\w+|architett\w+|geometr\w+|perizi\w+)\b/,
  permit: /\b(?:permess\w+|autorizzazion\w+|licenz\w+ edilizi\w+|scia\b|cila\b|concession\w+ ediliz\w+)\b/,
  feasibility_study:
    /\b(?:studi\w* (?:di fattibilita|preliminar\w+)|fattibilita|diagnosi energetic\w+|consulenz\w+ preliminar\w+|business plan)\b/,
  land: /\b(?:terren\w+|lotto edificabile)\b/,
  quote_request:
    /\b(?:chied\w+|richied\w+|far\w* far\w*|raccogl\w+|avere|procur\w+)\b.{0,15}\bpreventiv\w+|\bpreventiv\w+\b.{0,20}\b(?:chied\w+|richied\w+|far\w* far\w*|raccogl\w+|procur\w+)/,
};

const DONE =
  /\b(?:ho|abbiamo|avevo|avevamo|ha|aveva|hanno)\b(?: \w+){0,3} (?:gia )?(?:\w+at[oaie]|speso|spesi|sottoscritto|preso|fatto|dato)\b|\bgia (?:\w+at[oaie]|sostituit\w|costruit\w|rifatt\w|mess[oaie]|sottoscritt\w|fatt\w|pres[oi])\b/;
/** "Posso già", "venerdì firmo e dopo mando la domanda", "prima di fare domanda". */
const WHEN =
  /\b(?:st(?:o|iamo|avo) per|gia|subito|adesso|intanto|nel frattempo|prima (?:di|della|del|che|dell')|dopo|ieri|oggi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|settimana|mese scorso|scors[oa]|ora|tanto e uguale|cambia qualcosa|aspett\w+|attend\w+|in anticipo|ancora in tempo|retroattiv\w+)\b/;
const ASKS =
  /\b(?:poss\w+|puo|potrei|conviene|devo|dobbiamo|rischi\w+|perd\w+|problem\w+|uguale|vale|valgono|rimbors\w+|recuper\w+|chied\w+|cambia|fare domanda|bene|male|si puo|tempo|sbagli\w+|errore|cazzata|casino)\b/;
/** What one can buy with a grant is another question. */
const WHAT_IT_PAYS = /\b(?:ci|con (?:questo|quello|il bando|la sabatini))\b.{0,12}\b(?:poss\w+|puo|si puo)\b/;

/** "Un cliente non ci ha pagato": what others owe is no step of one's own. */
const UNPAID_BY =
  /\b(?:client[ei]|committent\w+|debitor\w+)\b.{0,40}\bnon (?:mi|ci) (?:ha|hanno|paga\w*)|\bnon (?:mi|ci) (?:ha|hanno) pagat\w.{0,20}\b(?:client[ei]|committent\w+)/;
const NEXT = /^(?:(?:e|ma|anche|invece) )+(?:il|lo|la|i|gli|le|l'|un|una|per)/;
const NEXT_WORDS = 10;

/** "Firmo il 20 dicembre e la domanda la mando il 10 gennaio": weighed by its days. */
const ASKED_FOR = /\bdomand\w+\b/;
const DATED = new RegExp(`\\b\\d{1,2} (?:${MONTHS.join('|')})\\b`, 'g');

/** Steps that the message weighs against the moment of applying; none where it asks something else. */
export function stepsIn(text: string, isFollowing: boolean): Step[] {
  if (UNPAID_BY.test(text)) return [];
  const isDone = DONE.test(text);
  const kinds = ([...PREPARATORY_STEPS, ...BINDING_STEPS] as StepKind[]).filter((kind) => WORDS[kind].test(text));
  if (kinds.length === 0 || (WHAT_IT_PAYS.test(text) && !/\bgia\b/.test(text))) return [];
  // "Il geometra parla di 600mila. Esiste qualcosa?" looks for grants.
  if (!kinds.some((kind) => (BINDING_STEPS as readonly StepKind[]).includes(kind)) && asksWhatExists(text)) return [];
  // "E il permesso chiesto al Comune?" after what counts as a start.
  if (isFollowing && NEXT.test(text) && text.split(' ').length <= NEXT_WORDS)
    return kinds.map((kind) => ({ kind, isDone }));
  const isDated = ASKED_FOR.test(text) && (text.match(DATED) ?? []).length > 1;
  const isWeighed = (isDone || isDated || WHEN.test(text)) && (ASKS.test(text) || isDone);
  if (!isWeighed && !(isFollowing && (ASKS.test(text) || isDone || /\b(?:dare|versar\w+|firmar\w+)\b/.test(text))))
    return [];
  return kinds.map((kind) => ({ kind, isDone }));
}
