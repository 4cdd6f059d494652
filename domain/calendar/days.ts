import { addMonths } from '#domain/grants/rome-time.ts';

const DAY_MS = 86_400_000;

/** Days are plain days, `2026-12-17`: no hour and no zone, so that no clock change moves them. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday, as Italian calendars begin. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const monthOf = (day: string): string => day.slice(0, 7);
export const firstOfMonth = (day: string): string => `${monthOf(day)}-01`;
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

export const weekOf = (day: string): string[] => Array.from({ length: 7 }, (_, at) => addDays(mondayOf(day), at));

/** Whole weeks, from the Monday on or before the first to the Sunday on or after the last. */
export function weeksOfMonth(day: string): string[][] {
  const end = addMonths(firstOfMonth(day), 1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(firstOfMonth(day)); monday < end; monday = addDays(monday, 7)) weeks.push(weekOf(monday));
  return weeks;
}

/** Where a key of the grid leads; null for a key that is not the grid's. */
export function dayAfterKey(key: string, day: string, isShift = false): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return addMonths(day, isShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShift ? 12 : 1);
    default:
      return null;
  }
}
