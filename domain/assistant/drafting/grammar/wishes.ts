import { withoutAsides, withoutLeadIn } from '#domain/projects/asides.ts';
import { isNamedWork, isWork, wantedIn, WANTS_ALL } from '#domain/projects/wanting-words.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { infinitiveToThird } from './verbs.ts';

/** Words that only who speaks of themselves says; what holds them is no text for a commission. */
const OF_ONESELF =
  /(?<!\p{L})(?:io|mi|mio|mia|miei|mie|ho|vorrei|voglio|devo|dovrei|posso|potrei|riesco|faccio|penso|cerco|intendo|vado|compro|prendo|ci serv\p{L}+|scrivo|parlo|dico|provo|mando|mi chiamo|so|arrivo a|spero|assumo|tengo|ricevo|perdo|vendo|irrigo|raccolgo|spendo|vengo|vedo|chiedo|sono (?:un|una|il|la|lo|titolare))(?!\p{L})/iu;
/** "Sono Ada Neri, la presidente". */
const IS_NAMED = /(?:^|[,.:;] )[Ss]ono \p{Lu}\p{Ll}+ \p{Lu}/u;
export const speaksOfOneself = (text: string): boolean => OF_ONESELF.test(text) || IS_NAMED.test(text);

/**
 * A wish as what is done, in the third person: "vorrei comprare un forno da 40.000 € entro marzo" → "acquista un forno".
 * Sums, days and places are the project's own, told beside it. Null where the sentence wants nothing that can be said so.
 */
export function wishedActs(sentence: string, places: readonly string[]): string[] | null {
  const openings = [...sentence.matchAll(WANTS_ALL)].map(({ index }) => index);
  const starts = openings.length > 0 ? openings : wantedIn(sentence).isWanted && !IS_WE.test(sentence) ? [0] : [];
  if (starts.length === 0) return null;
  const acts = starts.flatMap((start, at) => actOf(sentence.slice(start, starts[at + 1]), places) ?? []);
  return acts.length > 0 ? acts : null;
}
const IS_WE = /^\p{L}+iamo(?!\p{L})/iu;

function actOf(words: string, places: readonly string[]): string | null {
  const { verb, thing } = wantedIn(withoutAsides(withoutSums(words), places));
  const told = upToOneself(thing)
    .replace(TRAILING, '')
    .replace(OF_NEXT, '$1')
    .replace(NEXT_VERB, inThird)
    .replace(LAST_VERB, inThird)
    .replace(VERB_WITH_IT, withIt);
  if (told === '' || BARE_WANT.test(told) || (verb === null && INFINITIVE.test(told))) return null;
  // "Devo rispettare le norme" is a duty, and no part of the plan.
  if (isWork(verb) && !isNamedWork(verb) && DUTY.test(words)) return null;
  // What must be there in the end is an aim: nobody buys it.
  if (verb !== null && /^aver/u.test(verb) && DUTY.test(words)) return `punta ad avere ${told}`;
  const does = verb === null || (!isWork(verb) && !KEPT.test(verb)) ? BUYS : infinitiveToThird(verb);
  return `${does} ${told}`;
}
const INFINITIVE =
  /^(?:(?:ancora|anche|poi|prima|sempre|solo|già) )?\p{L}+(?:are|ere|ire|[aei]r(?:n[ei]|l[oaie]|si|ci))(?!\p{L})/iu;
/** "Servono 40.000 euro": without the sum nothing is left to buy. */
const BARE_WANT = /^(?:serv(?:e|ono)|occorr(?:e|ono)|bisogna)$/iu;
const DUTY = /^(?:dev|dobb|dovr|bisogna)/iu;
/** "L’acquisto di un tornio e di una pressa". */
const OF_NEXT = /((?:,| ed?) )di (?=(?:un|uno|una|due|tre) |un[’'])/giu;
/** "Aprire un negozio, e assumere due persone". */
const NEXT_VERB =
  /,?( ed? |, )(\p{L}+(?:are|ere|ire|rre)) (?=(?:un|uno|una|il|lo|la|i|gli|le|due|tre|\d+) |(?:un|l)[’'])/giu;
/** ", e fare scuola ai ragazzi". */
const LAST_VERB = /,( ed? )(\p{L}+(?:are|ere|ire|rre)) (?=\p{L})/giu;
/** "… e sistemarlo". */
const VERB_WITH_IT = /( ed? )(\p{L}{2,}[aei]r)(l[oaie])(?!\p{L})/giu;
const withIt = (_all: string, joint: string, verb: string, it: string): string =>
  `${joint}${it} ${infinitiveToThird(`${verb.toLowerCase()}e`)}`;
const inThird = (_all: string, joint: string, verb: string): string =>
  `${joint}${infinitiveToThird(verb.toLowerCase())} `;
const BUYS = 'acquista';
/** Verbs that say more than to buy. */
const KEPT = /^(?:cambi|sostitu|install|mont|inser|introdu)/;
const TRAILING = /(?<![\s,;:(–—-])[\s,;:(–—-]+(?:(?:e|ed|ma|o|che|perché|così|da|per|di|a)[\s,]*)?$/iu;

/** Up to where the words turn to who speaks: "un forno perché il mio consuma" → "un forno". */
function upToOneself(text: string): string {
  const found = OF_ONESELF.exec(text);
  if (!found) return text;
  const joint = [
    ...text.slice(0, found.index).matchAll(/,|;| (?=(?:perché|che|e|ed|ma|così|dato|visto|siccome|se) )/giu),
  ].at(-1);
  return joint ? text.slice(0, joint.index) : '';
}

const IN_ALL = /^[\s,]*(?:in tutto|in totale|complessiv[oaie])(?!\p{L})/iu;

/** "un forno da 40.000 € e un furgone" → "un forno e un furgone". */
export function withoutSums(text: string): string {
  const sums = numbersIn(text).filter(({ unit, isScaled }) => unit === 'euro' || (unit === null && isScaled));
  return sums.reduceRight((rest, { at, text: written }) => {
    const before = withoutLeadIn(rest.slice(0, at));
    return `${before}${rest.slice(at + written.length).replace(IN_ALL, '')}`;
  }, text);
}

/** "Forno nuovo, 40.000 €, marzo": a list of sums and things says nothing more than they do. */
export const isBareList = (sentence: string): boolean =>
  withoutSums(sentence) !== sentence && !/^(?:il|lo|la|i|gli|le|l[’'])/iu.test(sentence) && !HAS_VERB.test(sentence);
const HAS_VERB =
  /(?<!\p{L})(?:è|sono|ho|ha|hanno|costa|costano|serv\p{L}+|permett\p{L}+|consent\p{L}+|preved\p{L}+|\p{L}+(?:isce|iscono|iamo))(?!\p{L})/iu;
