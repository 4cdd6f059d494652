import { AID_WORDS, nameWords, type GrantNames } from './grant-mentions.ts';
import { FRAME_WORDS, WEAK_WORDS } from '#domain/search/stop-words.ts';
import { isAsking, isLooking } from './subject-words.ts';

const LEAST_WORDS = 2;
const PLAIN_WORDS = 4;
const MOST_ALIKE = 2;

/**
 * Grants of which every word of a clause stands in the name, in whatever order: "credito zes", "ON nuove imprese a
 * tasso zero". Plain words alone must be many to name one.
 */
export function looselyNamed(text: string, { names }: GrantNames): string[][] {
  if (isLooking(text)) return [];
  const whole = text
    .replace(/^(?:ma |e )?cos'e (?:l'|il |la |lo )?/, '')
    .split(/[,;:?!]|\s(?:o|oppure|su|quanto|quando|con|che|se|cos'e|la|il|lo|del|della|al|alla)\s/);
  const clauses = [...whole, ...whole.flatMap((clause) => (/\sed?\s/.test(clause) ? clause.split(/\sed?\s/) : []))].map(
    (clause) => nameWords(clause).filter((word) => !FRAME_WORDS.has(word) && !isAsking(word)),
  );
  return clauses.flatMap((words) => {
    const telling = words.filter((word) => !WEAK_WORDS.has(word) && !AID_WORDS.has(word) && !/^\d/.test(word));
    const isEnough = words.length >= LEAST_WORDS && (telling.length > 0 || words.length >= PLAIN_WORDS);
    if (!isEnough) return [];
    const held = names.filter(({ core }) => words.every((word) => core.includes(word)));
    return held.length > 0 && held.length <= MOST_ALIKE ? [held.map(({ id }) => id)] : [];
  });
}
