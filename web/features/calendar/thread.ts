import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { hasKnot } from '#domain/calendar/kinds.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { URGENT_DAYS } from './kind-look.tsx';

/** The thread runs from today to the last date that costs money; after it the days are only dotted. */
export type Thread = { from: string; to: string | null };

export function threadOf(items: readonly CalendarItem[], today: string): Thread {
  const last = items.filter((item) => hasKnot(item) && item.day >= today).at(-1);
  return { from: today, to: last?.day ?? null };
}

export const isOnThread = ({ from, to }: Thread, day: string): boolean => to !== null && day >= from && day <= to;

/** Full within a week, open after it; none where nothing costs money, or where the day has passed. */
export function knotOf(items: readonly CalendarItem[], today: string): 'full' | 'open' | null {
  const ahead = items.find((item) => hasKnot(item) && item.day >= today);
  if (!ahead) return null;
  return daysBetween(today, ahead.day) <= URGENT_DAYS ? 'full' : 'open';
}
