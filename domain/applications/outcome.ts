import { z } from 'zod';
import { APPLICATION_OUTCOMES } from './application-status.ts';

const MAX_EURO = 1e9;
const euro = z.number().min(0).max(MAX_EURO).nullable();
const day = z.iso.date();
/** A box of the browser is empty where nothing is chosen. */
const maybeDay = z
  .union([day, z.literal('')])
  .nullable()
  .default(null)
  .transform((value) => value || null);
const cor = z.string().regex(/^\d{4,12}$/);

/** How an application ended, as it is kept; the first ones knew less. */
export const applicationOutcome = z.object({
  result: z.enum(APPLICATION_OUTCOMES),
  amount: z.number().nullable(),
  act: z.string().nullable(),
  /** The day of the act. */
  on: z.string().nullable(),
  /** Until when the act wants the spending accounted for. */
  reportBy: z.string().nullable().default(null),
  paidOn: z.string().nullable().default(null),
  /** What of it counts under de minimis, as gross grant equivalent. */
  deMinimis: z.number().nullable().default(null),
  /** Code of the national register of aid. */
  cor: z.string().nullable().default(null),
  recordedOn: z.string().nullable().default(null),
});
export type StoredOutcome = z.infer<typeof applicationOutcome>;

/** What a person says of it. De minimis aid is counted from the day of the act, so that day is needed. */
export const outcomeInput = z
  .object({
    result: z.enum(APPLICATION_OUTCOMES),
    amount: euro,
    act: z
      .string()
      .trim()
      .max(200)
      .nullable()
      .transform((text) => text || null),
    on: maybeDay,
    reportBy: maybeDay,
    paidOn: maybeDay,
    deMinimis: euro.default(null),
    cor: z
      .union([cor, z.literal('')])
      .nullable()
      .default(null)
      .transform((code) => code || null),
  })
  .refine(({ deMinimis, on }) => deMinimis === null || on !== null, {
    path: ['on'],
    error: 'Serve la data dell’atto: da quel giorno l’aiuto conta nel de minimis',
  })
  .refine(({ on, reportBy }) => on === null || reportBy === null || reportBy >= on, {
    path: ['reportBy'],
    error: 'La rendicontazione viene dopo l’atto',
  });
export type OutcomeInput = z.infer<typeof outcomeInput>;

/** What was given is there only while it is given. */
export const keptOutcome = (said: OutcomeInput, recordedOn: string): StoredOutcome =>
  said.result === 'finanziata'
    ? { ...said, recordedOn }
    : { ...said, reportBy: null, paidOn: null, deMinimis: null, cor: null, recordedOn };
