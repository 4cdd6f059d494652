import { isDay, type Day } from '#domain/rules/day.ts';
import { fold } from '#domain/search/fold.ts';
import { MONTHS } from './months.ts';

const NAMES = MONTHS.join('|');
const NUMERIC = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{1,2}-\d{1,2}`;
/** A day inside a text: "31/12/2026", "2026-12-31", "31 dicembre 2026", "1º gennaio 2027". */
export const DAY = String.raw`${NUMERIC}|(?:\d{1,2}\s?[°ºª]?|primo)\s(?:${NAMES})\s\d{4}`;

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const WORDED = new RegExp(String.raw`^(\d{1,2}|primo)\s?[°ºªo]?\s(${NAMES})\s(\d{4})$`);
const MONTH = new RegExp(`^(${NAMES})\\s(\\d{4})$`);

/** A whole date: day before month, four digits of year. One that does not exist, or without its year, is none. */
export function readDay(text: string): Day | null {
  const folded = fold(text).trim().replace(/\s+/g, ' ');
  const iso = ISO.exec(folded);
  if (iso) return existing(iso[1]!, iso[2]!, iso[3]!);
  const slashed = SLASHED.exec(folded);
  if (slashed) return slashed[3]!.length === 4 ? existing(slashed[3]!, slashed[2]!, slashed[1]!) : null;
  const worded = WORDED.exec(folded);
  if (!worded) return null;
  return existing(worded[3]!, monthNumber(worded[2]!), worded[1] === 'primo' ? '1' : worded[1]!);
}

/** "settembre 2026" → "2026-09". */
export function readMonth(text: string): string | null {
  const match = MONTH.exec(fold(text).trim().replace(/\s+/g, ' '));
  return match ? `${match[2]!}-${monthNumber(match[1]!).padStart(2, '0')}` : null;
}

export type FoundDay = { day: Day; text: string; at: number };
const INSIDE = new RegExp(String.raw`(?<![\p{L}\p{N}/.-])(?:${DAY})(?![\p{L}\p{N}]|[/-]\d)`, 'giu');

/** Every day that a text names, in order. */
export function daysIn(text: string): FoundDay[] {
  return [...text.matchAll(INSIDE)].flatMap((match) => {
    const day = readDay(match[0]);
    return day === null ? [] : [{ day, text: match[0], at: match.index }];
  });
}

const monthNumber = (name: string): string => String(MONTHS.findIndex((month) => month === name) + 1);

function existing(year: string, month: string, date: string): Day | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
