import { smallTalkIn } from '#domain/assistant/chat/small-talk.ts';
import { isLetter } from './letter-tasks.ts';
import { plainly } from './spoken-italian.ts';
import { isWanting } from '#domain/assistant/chat/subject-words.ts';
import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import { fold } from '#domain/search/fold.ts';

const QUESTIONS = 2;
const SHORTEST = 3;

/** The questions of a message, at most two, each as if it were asked alone. */
export function partsOf(message: string): string[] {
  if (isOneLetter(message)) return [message];
  const wishes = wishesOf(message);
  if (wishes) return wishes;
  const parts = joined(message)
    .split(/(?<=\?)\s+(?=\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length > 1 && smallTalkIn(part) === null);
  const asking = parts.filter((part) => part.endsWith('?') || ASKS_ALSO.test(part));
  // "… sono aggiornate? Di quando?": too short to be a question of its own.
  const isTail = (parts.at(-1) ?? '').split(/\s+/).length < SHORTEST;
  return parts.length === QUESTIONS && asking.length === QUESTIONS && !isTail ? parts : [message];
}

/** "Mi prepari una mail? Puoi chiedere il DURC?": what follows says what to write. */
function isOneLetter(message: string): boolean {
  const [order = '', ...rest] = message.split(/(?<=\?)\s+/);
  return isLetter(plainly(order)) && (rest.length === 0 || OF_LETTER.test(rest.join(' ')));
}
const OF_LETTER =
  /^(?:(?:e|gli|le|ci|mi|loro|puoi|potresti|devi|deve|vorrei|voglio|per) )*(?:chied|domand|dir|dig|dil|spieg|scriv|sapere|serv|mand|aggiung)/i;

/** "… in affitto? e quanti interessi ci pago": asked, though nothing marks it. */
const ASKS_ALSO = /^(?:e|ed) (?:quant[oaie]|quando|come|chi|dove|cosa|qual[ei]?|entro|in quanto|fino a)\b/i;
const ASKING =
  "(?:quant[oaie]|quando|come|chi|dove|cosa|che cosa|qual[ei]?|a chi|fino a|entro|in quanto|serv(?:e|ono)|posso|possiamo|devo|dobbiamo|c'e|bisogna)";
const BOTH_ASK = new RegExp(
  `(\\b${ASKING}\\b.{4,60}?),? e(?:d)? (?=${ASKING}\\b)(?!.*\\be (?=${ASKING}\\b).*\\be )`,
  'i',
);

/** "Servono garanzie e quanto tempo ci mettono?" asks twice under one mark. */
const joined = (message: string): string =>
  message.trim().endsWith('?') && !/\?.*\?/.test(message)
    ? message.replace(BOTH_ASK, (whole, first: string) => (BETWEEN.test(first) ? whole : `${first}? E `))
    : message;
/** "Tra la domanda e quando arrivano i soldi": one span of time. */
const BETWEEN = /\b(?:tra|fra|da quando)\b[^,;]{0,40}$/i;

/** "Un forno e per assumere", "comprare un forno e assumere": what one wants, twice. */
const ALSO_FOR = /,? e (?:anche |poi |magari )?per (?=\p{L})/iu;
const VERB =
  '(?:assumere|formare|comprare|acquistare|installare|esportare|partecipare a|andare in fiera|aprire|ristrutturare|rifare|brevettare|depositare|digitalizzare|tradurre|certificare|costruire|ampliare|isolare|cambiare|sostituire|mettere)';
const FROM_VERB = new RegExp(`^(.*?)(\\b${VERB}\\b.+)$`, 'i');
const ALSO_DO = new RegExp(`,? e (?:anche |poi |magari )?(?=${VERB}\\b)`, 'i');
const ONE_WISH = 3;

function wishesOf(message: string): string[] | null {
  const text = fold(message);
  if (!isWanting(text) || ASKS_MORE.test(text)) return null;
  const byFor = /^(.*?\bper )(.+)$/i.exec(message);
  const things = byFor?.[2]?.split(ALSO_FOR) ?? [];
  if (byFor && things.length === QUESTIONS && !isOneMatter(things[0]!, things[1]!))
    return things.map((thing) => `${byFor[1]}${thing}`);
  const byVerb = FROM_VERB.exec(message);
  const doings = byVerb?.[2]?.split(ALSO_DO) ?? [];
  const isTwo =
    doings.length === QUESTIONS &&
    doings.every((doing) => doing.split(/\s+/).length >= ONE_WISH) &&
    !isOneMatter(doings[0]!, doings[1]!);
  return byVerb && isTwo ? doings.map((doing) => `${byVerb[1]}${doing}`) : null;
}

/** "Mettere la pompa di calore e isolare il tetto" is one wish in two works. */
function isOneMatter(one: string, other: string): boolean {
  const kinds = costKindsIn(one);
  return costKindsIn(other).some((kind) => kinds.includes(kind));
}

/** Something is asked of a grant, of a rule or of a moment: no list of wishes. */
const ASKS_MORE =
  /\b(?:quant[oaie]|quando|perche|come|posso|possiamo|meglio|convien\w+|cumul\w+|somma\w+|entro|gia|prima di|dopo)\b/;
