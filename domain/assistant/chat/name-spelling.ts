import { soundOf } from '#domain/assistant/reading/spoken-italian.ts';
import { boundedDistance } from '#domain/search/edit-distance.ts';

/** Doubles and silent letters apart; another ending is another word ("camerale", "camerali"). */
export const isSpelledAs = (one: string, other: string): boolean => soundOf(`${one}s`) === soundOf(`${other}s`);

const TYPO_CHARS = 6;
const SOUND_CHARS = 4;
/** The same word of a name, with a slip or written as it sounds. */
export const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= TYPO_CHARS && other.length >= TYPO_CHARS && !/\d/.test(one) && boundedDistance(one, other, 1) <= 1) ||
  isHeardAs(one, other);

/** "Vaucer claud" for "Voucher Cloud", "sudde" for "Sud": spelled as it sounds. */
function isHeardAs(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.max(one.length, other.length) < SOUND_CHARS || /\d/.test(one)) return false;
  const [first, second] = [soundOf(one), soundOf(other)];
  if (first === second) return true;
  const isLong = Math.min(first.length, second.length) >= SOUND_CHARS && first.at(-1) === second.at(-1);
  return isLong && boundedDistance(first, second, 1) <= 1;
}
