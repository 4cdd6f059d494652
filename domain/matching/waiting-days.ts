import { addMonths, type Day } from '#domain/rules/day.ts';

/** A day one may wait for; `change` is the de minimis room that it frees, null where it frees none. */
export type WaitingDay = { day: Day; change: number | null };

const MONTHS_AHEAD = [3, 6, 12];

/** When the ledger frees room, and a season, half a year and a year from now: calls also close and open by themselves. */
export function waitingDays(releases: readonly { day: Day; change: number }[], today: Day): WaitingDay[] {
  const taken = new Set(releases.map(({ day }) => day));
  const seasons = MONTHS_AHEAD.map((count) => addMonths(today, count)).filter((day) => !taken.has(day));
  return [
    ...releases.map(({ day, change }) => ({ day, change })),
    ...seasons.map((day) => ({ day, change: null })),
  ].sort((one, other) => one.day.localeCompare(other.day));
}
