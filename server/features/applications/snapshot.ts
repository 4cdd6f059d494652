import { z } from 'zod';
import type { Grant } from '#domain/grants/grant.ts';
import { projectFields } from '#domain/projects/project.ts';
import { VERDICTS } from '#domain/vocabulary.ts';

/** The verdict as it was, in the words of the screens. */
export const frozenVerdict = z.object({
  at: z.iso.datetime(),
  verdict: z.enum(VERDICTS),
  text: z.string(),
  met: z.number(),
  total: z.number(),
  companyVersion: z.number(),
  projectVersion: z.number().nullable(),
  /** The version of each legal number that counted then, by its first day. */
  rules: z.record(z.string(), z.string()).default({}),
  checks: z.array(z.object({ requirement: z.string(), outcome: z.string(), found: z.string(), reason: z.string() })),
});
export type FrozenVerdict = z.infer<typeof frozenVerdict>;

/** What a sent application rests on: whatever changes later, it reads as it was sent. */
const sentInputs = z.object({
  companyName: z.string(),
  project: projectFields.nullable(),
  grant: z.custom<Grant>((value) => typeof value === 'object' && value !== null).nullable(),
  rooms: z.record(z.string(), z.number()),
});
export type SentInputs = z.infer<typeof sentInputs>;

export const snapshot = z.object({ verdict: frozenVerdict.nullable(), sent: sentInputs.nullable().default(null) });
export type Snapshot = z.infer<typeof snapshot>;
