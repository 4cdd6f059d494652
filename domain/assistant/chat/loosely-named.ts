import { fold } from '#domain/search/fold.ts';
import { FRAME_WORDS, WEAK_WORDS } from '#domain/search/stop-words.ts';
import { REGIONS } from '#domain/vocabulary.ts';
import { AID_WORDS } from './grant-mentions.ts';
import { namesWith, nameWords, type GrantNames } from './grant-names.ts';
import { isAsking, isLooking } from './subject-words.ts';

const LEAST_WORDS = 2;
const PLAIN_WORDS = 4;
const MOST_ALIKE = 2;
const wordsOfRegion = (region: string): string[] => fold(region).split(/[^a-z]+/);
const PLACES: ReadonlySet<string> = new Set(REGIONS.flatMap(wordsOfRegion).filter((word) => word.length > 3));

/** "I contributi autotrasporto riaprono?": a noun of every grant, but of one that the speaker knows and asks the state of. */
const KNOWN_ONE =
  /\b(?:i|gli|dei|degli|ai|agli|sui|sugli|il|del|al|sul|l'|dell'|all')\s?(?:contribut[oi]|incentiv[oi]|finanziament[oi]|aiut[oi]|fond[oi]|bonus)\b/;
const OF_STATE =
  /\b(?:ancora|riapr\w+|quando|scad\w+|apert[oi]|chius[oi]|edizion\w+|finit[oi]|esaurit[oi]|uscit[oi]|rifinanziat[oi]|torna\w*|ripart\w+)\b/;
/** "Meglio il microcredito o il fondo di garanzia?": each side is one that the speaker knows. */
const WEIGHED = /\b(?:meglio|convien\w+|differenz\w+|confront\w+|rispetto a\w*)\b/;
const isOfOne = (text: string): boolean =>
  KNOWN_ONE.test(text) && OF_STATE.test(text) && !/\b(?:qual[ei]|che|ci sono)\b/.test(text);

/**
 * Grants of which every word of a clause stands in the name, in whatever order: "credito zes", "ON nuove imprese a
 * tasso zero", "piccolo credito Lazio". Plain words alone must be many to name one.
 */
export function looselyNamed(text: string, known: GrantNames): string[][] {
  const isKnownOne = isOfOne(text) || WEIGHED.test(text);
  if (isLooking(text) && !isKnownOne) return [];
  const whole = text
    .replace(/^(?:ma |e )?cos'e (?:l'|il |la |lo )?/, '')
    .split(
      /[,;:?!]|\s(?:o|oppure|si|su|quanto|quando|con|che|se|cos'e|la|il|lo|i|gli|del|della|dei|al|alla|ai|sul|sulla|sulle|sui|sugli)\s/,
    );
  // "Il credito zes ad aprile. Da qui in avanti": up to what tells when, where or what for.
  const heads = whole.flatMap((clause) => {
    const [head = ''] = clause.split(/\.(?:\s|$)|\s(?:ad?|per|da|in|nel|nella)\s/);
    return head === clause ? [] : [head];
  });
  const joined = whole.flatMap((clause) => (/\sed?\s/.test(clause) ? clause.split(/\sed?\s/) : []));
  const clauses = [...whole, ...heads, ...joined].map((clause) =>
    spelledOut(nameWords(clause).filter((word) => !FRAME_WORDS.has(word) && !isAsking(word))),
  );
  return clauses.flatMap((words) => {
    const ids = isKnownOne ? [...heldBy(words, known), ...ofOneWord(words, known)] : heldBy(words, known);
    return ids.length > 0 && ids.length <= MOST_ALIKE ? [ids] : [];
  });
}

/** "Sabatini o ZES?": what everybody calls so, alone in its clause, is the credit. */
const spelledOut = (words: string[]): string[] => (words.length === 1 && words[0] === 'zes' ? ['zes', 'unica'] : words);

/** The region says whose it is; the other words must stand in the name. */
function heldBy(words: readonly string[], known: GrantNames): string[] {
  const telling = words.filter((word) => !WEAK_WORDS.has(word) && !AID_WORDS.has(word) && !/^\d/.test(word));
  const isEnough = words.length >= LEAST_WORDS && (telling.length > 0 || words.length >= PLAIN_WORDS);
  if (!isEnough) return [];
  const spoken = words.filter((word) => !PLACES.has(word));
  return namesWith(spoken, known)
    .filter(({ core, regions }) => {
      const own = new Set([...core, ...regions.flatMap(wordsOfRegion)]);
      return words.every((word) => own.has(word) || (telling.length > 1 && WEAK_WORDS.has(word)));
    })
    .map(({ id }) => id);
}

const LONG_WORD = 8;

/** One long word that a single name holds. */
function ofOneWord(words: readonly string[], { names }: GrantNames): string[] {
  const [only] = words.filter((word) => word.length >= LONG_WORD && !WEAK_WORDS.has(word) && !PLACES.has(word));
  const held = only === undefined ? [] : names.filter(({ core }) => core.includes(only));
  return held.length === 1 && words.length <= LEAST_WORDS ? [held[0]!.id] : [];
}
