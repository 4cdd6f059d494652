import { MONTHS } from '#domain/numbers/months.ts';
import type { Day } from '#domain/rules/day.ts';

const DAY = new RegExp(`\\b(\\d{1,2}|primo) (${MONTHS.join('|')})(?: (?:del )?(20\\d\\d))?\\b`, 'g');

/** The days that a text tells, each with where it stands; without a year the next to come, or the last gone by. */
export function daysIn(text: string, today: Day, without: 'next' | 'last' = 'next'): { at: number; day: Day }[] {
  return [...text.matchAll(DAY)].map((match) => ({ at: match.index, day: dayOf(match, today, without) }));
}

function dayOf([, day, month, year]: RegExpExecArray, today: Day, without: 'next' | 'last'): Day {
  const number = String(MONTHS.findIndex((name) => name === month) + 1).padStart(2, '0');
  const ofMonth = day === 'primo' ? '01' : day!.padStart(2, '0');
  const ofYear = (each: number | string) => `${each}-${number}-${ofMonth}`;
  if (year) return ofYear(year);
  const thisYear = Number(today.slice(0, 4));
  const isPast = ofYear(thisYear) < today;
  if (without === 'last') return ofYear(isPast ? thisYear : thisYear - 1);
  return ofYear(isPast ? thisYear + 1 : thisYear);
}
