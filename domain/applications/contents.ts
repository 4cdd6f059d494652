import { z } from 'zod';
import { MAX_TEXT_CHARS, TEXT_IDS } from './sections.ts';
import { WIZARD_SECTORS } from './wizard.ts';

/** How much one application may hold. */
export const APPLICATION_CAPS = {
  lines: 40,
  sources: 12,
  phases: 40,
  attachments: 40,
  name: 160,
} as const;

const name = z.string().trim().min(1).max(APPLICATION_CAPS.name);
const amount = z.number().min(0).max(1e11);
const day = z.iso.date();

/** A text with the number that grows at each change: whoever writes says which one they saw. */
export const storedText = z.object({
  text: z.string().max(MAX_TEXT_CHARS),
  revision: z.number().int().min(0),
  by: z.string(),
  /** Whose name `by` is; texts that the product proposed have none. */
  byId: z.string().optional(),
  at: z.iso.datetime(),
});
export type StoredText = z.infer<typeof storedText>;

/** What an application adds to a cost line of its project. */
export const lineNote = z.object({
  /** Left out of this measure: the line stays in the project. */
  isOutside: z.boolean().default(false),
  quoteFileId: z.string().nullable().default(null),
});

export const coverSource = z.object({ name, amount });

export const phase = z.object({
  id: z.string().min(1).max(40),
  name,
  startsOn: day,
  endsOn: day,
  /** The day of an order or a signature in this phase, where there is one. */
  orderedOn: day.nullable().default(null),
});
export type Phase = z.infer<typeof phase>;

export const contents = z.object({
  /** Grows at each change of what is not a text. */
  planRevision: z.number().int().min(0).default(0),
  texts: z.partialRecord(z.enum(TEXT_IDS), storedText).default({}),
  sector: z.enum(WIZARD_SECTORS).nullable().default(null),
  lineNotes: z.record(z.string(), lineNote).default({}),
  cover: z.array(coverSource).max(APPLICATION_CAPS.sources).default([]),
  /** The percentage of the applicant's own case, where the grant has several. */
  ratePct: z.number().min(0).max(100).nullable().default(null),
  phases: z.array(phase).max(APPLICATION_CAPS.phases).default([]),
  /** How many characters the portal takes for a text, where the person has read it there. */
  limits: z.partialRecord(z.enum(TEXT_IDS), z.number().int().min(1).max(MAX_TEXT_CHARS)).default({}),
  /** Points of the readiness list that are done. */
  readiness: z.array(z.string().max(40)).max(20).default([]),
  /** Required documents that the person has ticked off without a file ("acquisito d'ufficio", declared on the portal). */
  settledDocuments: z.array(z.string().max(400)).max(60).default([]),
});
export type Contents = z.infer<typeof contents>;

export const EMPTY_CONTENTS: Contents = contents.parse({});
