import { numberText } from '#domain/numbers/write-number.ts';

/** Figures as they are spoken: 1, 8, 11, 80 and 8.000 begin with a vowel, 0 and 0,5 with "zero". */
const BEGINS_WITH_VOWEL = /^(?:8|1(?![\d.])|11(?!\d))/;
const BEGINS_WITH_ZERO = /^0(?!\d)/;

const joined = (told: string, full: string, short: string, zero: string): string => {
  if (BEGINS_WITH_ZERO.test(told)) return `${zero} ${told}`;
  return BEGINS_WITH_VOWEL.test(told) ? `${short}${told}` : `${full} ${told}`;
};
/** "il 6%", "l’8%", "lo 0,5%". */
export const theFigure = (told: string): string => joined(told, 'il', 'l’', 'lo');
/** "al 6%", "all’8%". */
export const toFigure = (told: string): string => joined(told, 'al', 'all’', 'allo');
/** "dal 6%", "dall’8%". */
export const fromFigure = (told: string): string => joined(told, 'dal', 'dall’', 'dallo');
/** "dal 6 all’8%", "dall’8 al 12%". */
export const fromToFigure = (low: number, high: number, unit = ''): string =>
  `${fromFigure(numberText(low))} ${toFigure(`${numberText(high)}${unit}`)}`;
/** "i 18 mesi", "gli 8 mesi". */
export const theFigures = (told: string): string => joined(told, 'i', 'gli ', 'gli');

/** "18,5%", with one decimal at most. */
export const percent = (value: number): string => `${numberText(Math.round(value * 10) / 10)}%`;
/** "il 54%", "l’8%". */
export const thePercent = (value: number): string => theFigure(percent(value));
