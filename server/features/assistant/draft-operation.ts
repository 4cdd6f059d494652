import { z } from '@hono/zod-openapi';
import { lengthAsked, type Length } from '#domain/assistant/drafting/fit.ts';
import {
  draftDocuments,
  draftedWords,
  draftPart,
  draftPrompt,
  providerDraft,
  readDraft,
  writtenParts,
  type DraftRequest,
} from './drafting.ts';
import { grantContext } from './grant-context.ts';
import type { OperationContext } from './operation.ts';
import { looseProfile } from './profile-input.ts';

const count = z.coerce.number().int().positive().max(100_000).optional().catch(undefined);

/** What every request for a part of an application may bring. */
export const draftInput = {
  grantContext,
  previousData: writtenParts,
  documents: draftDocuments,
  userProfile: looseProfile,
  companyId: z.string().max(100).optional(),
  project: z.unknown().optional(),
  /** How long: in words or in the portal's characters. */
  minWords: count,
  maxWords: count,
  words: count,
  maxChars: count,
  maxCharacters: count,
  maxLength: count,
  length: z
    .union([count, z.object({ min: count, max: count, minWords: count, maxWords: count, maxChars: count })])
    .optional()
    .catch(undefined),
};
type DraftInput = z.infer<z.ZodObject<typeof draftInput>>;
/** The length asked for, however it is said; null where nobody says. */
export function lengthOf(input: DraftInput): Length | null {
  const inner = typeof input.length === 'object' ? input.length : undefined;
  const about = input.words ?? (typeof input.length === 'number' ? input.length : undefined);
  const asked = {
    min: input.minWords ?? inner?.minWords ?? inner?.min ?? (about && Math.round(about * 0.85)),
    max: input.maxWords ?? inner?.maxWords ?? inner?.max ?? (about && Math.round(about * 1.1)),
    maxChars: input.maxChars ?? input.maxCharacters ?? input.maxLength ?? inner?.maxChars,
  };
  return asked.min === undefined && asked.max === undefined && asked.maxChars === undefined ? null : lengthAsked(asked);
}
type Titled = { title: string; text: string };

/** The half of an operation that is the same for all that write a part; `nameOf` repeats what was asked for. */
export const draftOperation = <Input extends DraftInput, Name extends object>(
  requestOf: (input: Input) => DraftRequest,
  nameOf: (input: Input) => Name,
) => ({
  subject: ({ companyId, userProfile }: Input) => ({ companyId, profile: userProfile }),
  textOf: ({ text }: Titled) => text,
  embedded: async (context: OperationContext, input: Input) => ({
    ...nameOf(input),
    ...(await draftPart(context, requestOf(input))),
  }),
  prompt: (context: OperationContext, input: Input, base: Titled | null) =>
    draftPrompt(context, requestOf(input), base),
  read: readDraft,
  checkDelta: draftedWords,
  merge: async (context: OperationContext, input: Input, _base: Titled | null, told: string) => ({
    ...nameOf(input),
    ...(await providerDraft(context, requestOf(input), told)),
  }),
});
