import { fold } from '#domain/search/fold.ts';
import { CARDINAL } from './cardinal.ts';
import { FIGURE } from './figure.ts';
import { readEuro, readNumber, SCALE } from './read-number.ts';

/** A number inside a folded text, in digits or in one word, to stand between word boundaries. */
export const NUMBER = `(?:${FIGURE}|${CARDINAL})`;

export type FoundNumber = {
  value: number;
  unit: 'euro' | 'percent' | null;
  /** Written with "mila", "milioni" … */
  isScaled: boolean;
  text: string;
  at: number;
};

/** "Euro 5.000", but not the "Euro 4" of a lorry. */
const EURO_BEFORE = `euro?(?=\\s?(?:\\d{2}|\\d[.,]\\d|\\d\\s?${SCALE}(?!\\p{L})))`;

/**
 * In digits, or a word with its scale ("due milioni", "novemilacinquecento"): a bare "una" or "sei" is no figure.
 * Nothing is found inside a longer chain of digits: days ("15/11/2026"), laws ("2023/2831"), codes ("62.01.00").
 */
const INSIDE = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,/:-])(?:(€|${EURO_BEFORE})\\s?)?([-−]?(?:${FIGURE})(?![.,/:-]?\\d)(?:\\s?${SCALE}(?![\\p{L}\\d]))?|(?:${CARDINAL}|mezzo)\\s?(?:milion[ei]|miliard[oi]|mila)(?:\\se\\smezzo)?(?!\\p{L})|(?=\\p{L}*(?:mila|mille)\\p{L})${CARDINAL}(?!\\p{L}))(\\s?(?:di\\s)?(?:€|euro?(?!\\p{L}))|\\s?%|\\sper\\s?cento)?`,
  'gu',
);

/** Every number of a text, in order, with what it counts where that stands beside it. */
export function numbersIn(text: string): FoundNumber[] {
  const folded = lowered(text);
  // Without a digit or a scale there is none: most texts need not be looked through for hundreds of words.
  if (!/\d|mila|mille|milion|miliard/.test(folded)) return [];
  return [...folded.matchAll(INSIDE)].flatMap((match) => {
    const [all, before, number = '', after = ''] = match;
    const unit = /%|cento/.test(after) ? 'percent' : before || after ? 'euro' : null;
    const value = (unit === 'euro' ? readEuro : readNumber)(number.replace(/\bm$/, 'mln'));
    const end = match.index + all.length;
    return value === null
      ? []
      : [{ value, unit, isScaled: /[a-z]/.test(number), text: text.slice(match.index, end), at: match.index }];
  });
}

/** Folded, letter for letter, so that places in it are places in the text. */
export const lowered = (text: string): string => [...text].map((letter) => foldedLetter(letter)).join('');
const foldedLetter = (letter: string): string => {
  const plain = fold(letter);
  return plain.length === letter.length ? plain : letter;
};
