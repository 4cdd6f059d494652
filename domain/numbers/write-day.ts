import type { Day } from '#domain/rules/day.ts';
import { dateLanguage } from './date-language.ts';
import { monthNamed } from './months.ts';

/** "2026-11-15" → "15/11/2026". */
export function dayText(day: Day): string {
  const language = dateLanguage();
  if (language === 'iso') return day;
  return day
    .split('-')
    .reverse()
    .join(language === 'de' ? '.' : '/');
}

/** "15 novembre 2026", "1º dicembre 2026"; the month or the year alone where only that is known ("2026-09", "2026"). */
export function longDayText(day: string): string {
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
