import { z } from 'zod';

/** How much a person's own event may hold. */
const EVENT_CAPS = { title: 120, note: 1000 } as const;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A box of the browser is empty where nothing is chosen. */
const maybeClock = z
  .union([clock, z.literal('')])
  .nullable()
  .transform((time) => time || null);

/** Far enough for any plan, near enough for any screen. */
const day = z.iso.date().refine((value) => value >= '2000-01-01' && value <= '2100-12-31');

/** An event of one's own: without an hour it takes the whole day. */
export const ownEvent = z
  .object({
    title: z.string().trim().min(1).max(EVENT_CAPS.title),
    day,
    time: maybeClock,
    endTime: maybeClock,
    note: z.string().trim().max(EVENT_CAPS.note),
  })
  .refine(({ time, endTime }) => endTime === null || (time !== null && endTime > time), {
    path: ['endTime'],
    error: 'La fine viene dopo l’inizio',
  });
export type OwnEvent = z.infer<typeof ownEvent>;
