import type { Day } from '#domain/rules/day.ts';

/** Until when a consultant is away, while that day is not over; null: nothing was said, or it is past. */
export const absenceOn = (absentUntil: Day | null, today: Day): Day | null =>
  absentUntil !== null && absentUntil >= today ? absentUntil : null;
