import { z } from 'zod';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { addDays, type Day } from '#domain/rules/day.ts';
import { isItalianHoliday } from '#domain/support/holidays.ts';

/** How many working days ahead one can choose from, tomorrow being the first. */
export const CALL_DAYS_AHEAD = 5;

/** Stored codes, in the order of the week. */
export const CALL_WEEKDAYS = ['lun', 'mar', 'mer', 'gio', 'ven'] as const;
export type CallWeekday = (typeof CALL_WEEKDAYS)[number];

const [FIRST_HOUR, LAST_HOUR] = [8, 19];
/** Every half hour of a working day, on the clocks of Rome. */
export const CALL_TIMES: readonly string[] = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 },
  (_, half) => `${String(FIRST_HOUR + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** More would be a job of its own. */
export const CALLS_A_DAY = 8;

/** When somebody takes first calls, every week; without a day or a time they take none. */
export type CallHours = { callDays: readonly string[]; callTimes: readonly string[] };

export const callDay = z.object({
  day: z.iso.date(),
  weekday: z.enum(CALL_WEEKDAYS),
  /** How many calls there are on this day, taken or not. */
  offered: z.number(),
  free: z.array(z.object({ at: z.iso.datetime(), time: z.string() })),
});
export type CallDay = z.infer<typeof callDay>;

/** The next working days with what is still free on each; `taken` are instants. */
export function freeCalls({ callDays, callTimes }: CallHours, now: Date, taken: ReadonlySet<number>): CallDay[] {
  const days: CallDay[] = [];
  for (let day = addDays(romeMoment(now).day, 1); days.length < CALL_DAYS_AHEAD; day = addDays(day, 1)) {
    const weekday = CALL_WEEKDAYS[weekdayOf(day) - 1];
    if (weekday === undefined || isItalianHoliday(day)) continue;
    const times = callDays.includes(weekday) ? callTimes.toSorted() : [];
    const free = times
      .map((time) => ({ at: romeInstant(day, time), time }))
      .filter(({ at }) => !taken.has(at.getTime()))
      .map(({ at, time }) => ({ at: at.toISOString(), time }));
    days.push({ day, weekday, offered: times.length, free });
  }
  return days;
}

/** Sunday is 0. */
const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay();
