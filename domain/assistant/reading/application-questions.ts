import type { SectionId } from '#domain/applications/sections.ts';
import type { Draft } from './chat-question.ts';

/** What somebody asks of the application on screen; each has its answer on the server. */
export const APPLICATION_QUESTIONS = ['sezione', 'invio', 'allegati', 'importo', 'scadenza', 'manca', 'quale'] as const;
export type ApplicationQuestion = (typeof APPLICATION_QUESTIONS)[number];

/** Which of one's applications the page shows: one of them, or all. */
export type OpenApplications = 'una' | 'tutte';

const SECTIONS: readonly (readonly [SectionId, RegExp])[] = [
  ['project_title', /\btitolo\b/],
  ['project_objectives', /\bobiettivi\b/],
  ['innovation_aspects', /\b(?:aspetti innovativi|innovazione)\b/],
  ['expected_results', /\brisultati(?: attesi)?\b/],
  ['budget_breakdown', /\bpiano dei costi\b/],
  ['timeline', /\bcronoprogramma\b/],
];
const WRITING = /\b(?:aiut\w+|scriv\w+|mett\w+|sezione|compil\w+|inizi\w+|cominci\w+)\b/;

/** The section that a question names. */
export const sectionIn = (text: string): SectionId | null =>
  SECTIONS.find(([, words]) => words.test(text))?.[0] ?? null;

const SENDING =
  /\b(?:posso|possiamo|si puo|potrei|riesco a|devo) (?:gia |ora |adesso |finalmente |cosi )?(?:l[ao] )?(?:inviar\w+|mandar\w+|spedir\w+|presentar\w+|trasmetter\w+|consegnar\w+)|\b(?:e|siamo|sono|tutto) (?:gia |tutto )?pront[aoei]\b|\b(?:e|l'ho|l'abbiamo|ho|abbiamo) (?:gia |stata |gia stata )?(?:inviat|mandat|spedit|presentat)[ao]\b/;
/** What a file must be like is asked of the call, not of the list. */
const OF_A_FILE = /\b(?:posso|formato|pdf|jpe?g|png|firmat\w|scadut\w|valid\w|timbr\w+)\b/;
const ASKED_SUM =
  /\b(?:(?:ri)?chie[ds]\w+|spett\w+|prend\w+|danno|dara|otten\w+|ottien\w+|avr\w+|ricev\w+|quota|carico|budget|ammont\w+)\b|\bquanto (?:devo|dobbiamo|mi tocca|tocca) (?:a me |a noi )?(?:mettere|metterci|pagare|coprire|anticipare)\b|\bda coprire\b/;
/** Figures of the call itself. */
const OF_THE_CALL = /\b(?:percentual\w+|intensita|tass[oi]|massimal\w+|dotazion\w+|per ogni|al massimo il bando)\b/;
const MISSING =
  /\b(?:cosa|che|quanto|quali|qualcosa|niente|nulla|altro)\b.{0,20}\bmanc(?:a|ano)\b|\bmanc(?:a|ano) (?:ancora )?(?:qualcosa|altro|niente|nulla|molto|tanto|sezioni|parti)\b|\ba che punto\b|\b(?:cosa|che) (?:cosa )?(?:devo|dobbiamo|resta da|c'e da|rimane da|mi resta da|ci resta da) (?:ancora )?(?:fare|completare|scrivere|compilare|finire|aggiungere)\b|\be (?:gia )?(?:complet|finit)a\b|\bho (?:gia )?(?:finito|completato)\b|\bcome (?:sono|siamo) mess[oiae]\b|\bprossimo passo\b|\bda dove (?:comincio|riparto|continuo)\b|\b(?:cosa|che) (?:cosa )?faccio (?:adesso|ora)\b/;
/** What the company's own card lacks is another matter. */
const OF_THE_PROFILE = /\b(?:profilo|dati (?:dell')?aziend\w+|mia azienda)\b/;
const WHICH = /\b(?:che|quale|qual e il|di che|di quale) (?:bando|candidatura|domanda|pratica)\b/;
const FEW_WORDS = 6;

type Read = Pick<Draft, 'text' | 'aspects' | 'amounts' | 'steps' | 'isOther' | 'isHypothesis'>;

/** Of all of them only what is asked in a few words: the rest is about something else. */
export function applicationQuestionIn(read: Read, open: OpenApplications): ApplicationQuestion | null {
  const found = read.steps.length > 0 || read.isOther || read.isHypothesis ? null : asked(read);
  if (found === null || open === 'una') return found;
  return read.text.split(' ').length <= FEW_WORDS && found !== 'allegati' && found !== 'sezione' ? found : null;
}

function asked({ text, aspects, amounts }: Read): ApplicationQuestion | null {
  if (WRITING.test(text) && sectionIn(text)) return 'sezione';
  if (SENDING.test(text)) return 'invio';
  if (aspects.includes('documenti') && !OF_A_FILE.test(text)) return 'allegati';
  if (OF_THE_PROFILE.test(text)) return null;
  if (aspects.includes('scadenza') || aspects.includes('stato') || aspects.includes('ora')) return 'scadenza';
  if (amounts.length === 0 && ASKED_SUM.test(text) && !OF_THE_CALL.test(text) && isOfMoney(text, aspects))
    return 'importo';
  if (MISSING.test(text)) return 'manca';
  return WHICH.test(text) ? 'quale' : null;
}

const isOfMoney = (text: string, aspects: Read['aspects']): boolean =>
  aspects.includes('importo') || /\b(?:quanto|quant'e|budget|da coprire)\b/.test(text);
