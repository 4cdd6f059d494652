import type { Day } from '#domain/rules/day.ts';
import { dateLanguage, isKeepingDays } from './date-language.ts';
import { monthNamed } from './months.ts';

/** "2026-11-15" → "15/11/2026". */
export function dayText(day: Day): string {
  if (isKeepingDays()) return `⟦/${day}⟧`;
  const language = dateLanguage();
  if (language === 'iso') return day;
  return day
    .split('-')
    .reverse()
    .join(language === 'de' ? '.' : '/');
}

/** "15 novembre 2026", "1º dicembre 2026"; the month or the year alone where only that is known ("2026-09", "2026"). */
export function longDayText(day: string): string {
  if (isKeepingDays()) return `⟦${day}⟧`;
  const [year, month, date] = day.split('-');
  if (month === undefined || dateLanguage() === 'iso') return day;
  const name = `${monthNamed(Number(month))} ${year!}`;
  return date === undefined ? name : `${dateNumber(date)} ${name}`;
}

/** "1º" and "15" in Italian, "15." in German. */
export function dateNumber(date: string): string {
  const language = dateLanguage();
  if (language === 'de') return `${String(Number(date))}.`;
  return language === 'it' && Number(date) === 1 ? '1º' : String(Number(date));
}

/** A text with the days that `keepDays` left in it, written for the reader. */
export const shownDays = (text: string): string =>
  text.replaceAll(/⟦(\/?)([\d-]+)⟧/g, (_kept, short: string, day: string) => (short ? dayText(day) : longDayText(day)));
