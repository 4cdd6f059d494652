import { lowered, NUMBER } from './numbers-in.ts';
import { readNumber } from './read-number.ts';

const FIGURE = new RegExp(`(?<![\\p{L}\\d]|\\d[.,/])(?!un[oa]?(?!\\p{L}))${NUMBER}(?![\\p{L}\\d])`, 'gu');

/** Every figure of a text with its place, in digits or in words: "undici clienti su 40" has 11 and 40. */
export const figuresIn = (text: string): { value: number; at: number; end: number }[] =>
  [...lowered(text).matchAll(FIGURE)].flatMap(({ index: at, 0: told }) => {
    const value = readNumber(told);
    return value === null ? [] : [{ value, at, end: at + told.length }];
  });
