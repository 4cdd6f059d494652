import { fold } from './fold.ts';

const CHARS_MAX = 60;
const WORDS_MAX = 6;
/** Addresses, telephone, tax and bank numbers: whatever may say who asks is not kept. */
const TELLING =
  /@|:\/\/|\bwww\.|\d{5,}|(?:\d[\s.-]?){7,}|\b[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]\b|\b[a-z]{2}\d{2}[a-z0-9]{10,}/;

/** The words of a search as they may be counted, without case, accents and signs; null: not kept. */
export function askedWords(query: string): string | null {
  const folded = fold(query);
  if (TELLING.test(folded)) return null;
  const words = folded.replace(/[^\p{L}\p{N}+&]+/gu, ' ').trim();
  if (words.length < 2 || words.length > CHARS_MAX || words.split(' ').length > WORDS_MAX) return null;
  return words;
}
