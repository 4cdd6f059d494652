/** An ISO day: "2026-11-15". Days compare as text. */
export type Day = string;

export const MONTHS_PER_YEAR = 12;
const MS_PER_DAY = 86_400_000;

/** True for a day that exists: "2026-02-30" does not. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const parts = match.slice(1).map(Number) as [number, number, number];
  return dayOf(parts[0], parts[1], parts[2]) === text;
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The same date some months away, or the last day of a shorter month (Reg. 1182/71, art. 3). */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0));
  return dayOf(last.getUTCFullYear(), last.getUTCMonth() + 1, Math.min(date, last.getUTCDate()));
}

export function addYears(day: Day, count: number): Day {
  return addMonths(day, count * MONTHS_PER_YEAR);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

function dayOf(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
