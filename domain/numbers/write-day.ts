import type { Day } from '#domain/rules/day.ts';
import { MONTHS } from './months.ts';

/** "2026-11-15" → "15/11/2026". */
export const dayText = (day: Day): string => day.split('-').reverse().join('/');

/** "15 novembre 2026", "1º dicembre 2026"; the month or the year alone where only that is known ("2026-09", "2026"). */
export function longDayText(day: string): string {
  const [year, month, date] = day.split('-');
  if (month === undefined) return day;
  const name = `${MONTHS[Number(month) - 1]!} ${year!}`;
  if (date === undefined) return name;
  return `${date === '01' ? '1º' : String(Number(date))} ${name}`;
}
