import { sentencesOf, wordsIn } from './sentences.ts';

export type Readability = { gulpease: number; sentences: number; words: number };

/**
 * Indice Gulpease (GULP, Università di Roma "La Sapienza", 1988): 89 + (300 × sentences − 10 × letters) / words,
 * from 0 to 100. Below 40 a text is hard for readers with a secondary school diploma.
 */
export function readability(text: string): Readability {
  const words = wordsIn(text);
  const sentences = sentencesOf(text).filter((sentence) => wordsIn(sentence).length > 0).length;
  if (words.length === 0) return { gulpease: 0, sentences: 0, words: 0 };
  const letters = words.reduce((sum, word) => sum + word.replace(/[.,]/g, '').length, 0);
  const index = 89 + (300 * sentences - 10 * letters) / words.length;
  return { gulpease: Math.round(Math.max(0, Math.min(100, index))), sentences, words: words.length };
}
