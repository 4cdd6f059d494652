import { z } from 'zod';
import { CALENDAR_KINDS } from './kinds.ts';

/** How far an application has come, for "sono pronto?". */
const readiness = z.object({
  done: z.number(),
  total: z.number(),
  steps: z.array(z.object({ id: z.string(), isDone: z.boolean() })),
});

export const calendarItem = z.object({
  /** Stable as long as the thing lives: also the event's id in other calendars. */
  id: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  title: z.string(),
  day: z.string(),
  /** On the clock in Rome; null for the whole day. */
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Entity, amount, place, or the person's own note. */
  detail: z.string(),
  /** Why it is here: saved, being prepared, with whom. */
  why: z.string(),
  /** The thing itself: a path of ours; null for what has no page. */
  href: z.string().nullable(),
  /** The application that is being prepared for it. */
  readiness: readiness.nullable(),
  /** The first day of the window that closes here, where there is one. */
  windowFrom: z.string().nullable(),
  /** Only what the person wrote can be moved. */
  isOwn: z.boolean(),
});
export type CalendarItem = z.infer<typeof calendarItem>;
