import { z } from '@hono/zod-openapi';
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

/** What every request for a part of an application may bring. */
export const draftInput = {
  grantContext,
  previousData: writtenParts,
  documents: draftDocuments,
  userProfile: looseProfile,
  companyId: z.string().max(100).optional(),
};
type DraftInput = z.infer<z.ZodObject<typeof draftInput>>;
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
