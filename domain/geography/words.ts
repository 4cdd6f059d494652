import { fold } from '#domain/search/fold.ts';

export type Word = {
  raw: string;
  folded: string;
  start: number;
  end: number;
  startsSentence: boolean;
  inBrackets: boolean;
};

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text with their place in it; apostrophes and hyphens divide ("L'Aquila" is two words). */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const before = text.slice(words.at(-1)?.end ?? 0, start);
    words.push({
      raw: match[0],
      folded: fold(match[0]),
      start,
      end: start + match[0].length,
      startsSentence: words.length === 0 || /[.!?:\n]/.test(before),
      inBrackets: /\(\s*$/.test(before),
    });
  }
  return words;
}
