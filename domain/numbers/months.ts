import { dateLanguage, type DateLanguage } from './date-language.ts';

export const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;

const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
const GERMAN = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const NAMES: Record<DateLanguage, readonly string[]> = { it: MONTHS, en: ENGLISH, de: GERMAN, iso: MONTHS };

/** Of 1 to 12, as the reader calls it. */
export const monthNamed = (month: number): string => NAMES[dateLanguage()][month - 1] ?? '';
/** "nov", for the foot of a column. */
export const shortMonthNamed = (month: number): string => monthNamed(month).slice(0, 3);
