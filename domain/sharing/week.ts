import { z } from 'zod';
import { daysBetween } from '#domain/grants/rome-time.ts';
import type { Day } from '#domain/rules/day.ts';

export const WEEK_DAYS = 7;
export const WEEK_KINDS = ['bando', 'consegna', 'incontro', 'compito', 'documento'] as const;
export type WeekKind = (typeof WEEK_KINDS)[number];

/** Something with a day within seven, today included. */
export const weekEntry = z.object({
  id: z.string(),
  kind: z.enum(WEEK_KINDS),
  on: z.iso.date(),
  /** The hour in Rome, of a meeting. */
  time: z.string().nullable(),
  /** The task, the grant, or what the work is about. */
  what: z.string(),
  /** Of a closing grant there is none: it is everybody's. */
  client: z.string().nullable(),
  /** Of the consultancy, or of the grant. */
  targetId: z.string(),
});
export type WeekEntry = z.infer<typeof weekEntry>;

export function isWithinWeek(on: Day, today: Day): boolean {
  const days = daysBetween(today, on);
  return days >= 0 && days < WEEK_DAYS;
}

/** By day; within one what has an hour by the hour, then what closes, what is due, what is to do. */
export const compareEntries = (one: WeekEntry, other: WeekEntry): number =>
  one.on.localeCompare(other.on) ||
  (one.time ?? '99').localeCompare(other.time ?? '99') ||
  WEEK_KINDS.indexOf(one.kind) - WEEK_KINDS.indexOf(other.kind) ||
  one.what.localeCompare(other.what, 'it');
