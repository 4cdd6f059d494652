import { z } from '@hono/zod-openapi';
import { CONTENT_TYPES, FIELD_PARTS, FORM_ONLY_PARTS, type DraftPart } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, UNKNOWN_FIELD } from '#messages/assistant.ts';
import {
  draftDocuments,
  draftPart,
  draftPrompt,
  providerDraft,
  readDraft,
  writtenParts,
  type DraftRequest,
} from '#server/features/assistant/drafting.ts';
import { grantContext } from '#server/features/assistant/grant-context.ts';
import { operation } from '#server/features/assistant/operation.ts';
import { looseProfile } from '#server/features/assistant/profile-input.ts';

const PARTS: readonly DraftPart[] = [...CONTENT_TYPES, ...FORM_ONLY_PARTS];
const partOf = (field: string): DraftPart | undefined => FIELD_PARTS[field] ?? PARTS.find((part) => part === field);

const input = z.object({
  fieldType: z
    .string()
    .max(60)
    .refine((field) => partOf(field) !== undefined, UNKNOWN_FIELD),
  context: grantContext,
  grantContext,
  previousData: writtenParts,
  documents: draftDocuments,
  userProfile: looseProfile,
  companyId: z.string().max(100).optional(),
});
type Input = z.infer<typeof input>;

function requestOf({ fieldType, context, grantContext: grant, previousData, documents }: Input): DraftRequest {
  const inner = typeof context === 'object' ? (context?.grantContext ?? context?.grant) : undefined;
  const nested = grantContext.safeParse(inner);
  return {
    part: partOf(fieldType)!,
    grantContext: grant ?? (nested.success && nested.data != null ? nested.data : context),
    written: previousData,
    documents,
  };
}

export const formCompletion = operation({
  type: 'form_completion',
  input,
  subject: ({ companyId, userProfile }) => ({ companyId, profile: userProfile }),
  failure: ASSISTANT_FAILURES.form_completion,
  textOf: ({ text }) => text,
  embedded: async (context, request) => ({
    fieldType: request.fieldType,
    ...(await draftPart(context, requestOf(request))),
  }),
  /** A title is one line of facts: there is nothing to make smoother. */
  async prompt(context, request, base) {
    if (partOf(request.fieldType) === 'project_title') return null;
    return draftPrompt(context, requestOf(request), base as Parameters<typeof draftPrompt>[2]);
  },
  read: readDraft,
  merge: async (context, request, _base, told) => ({
    fieldType: request.fieldType,
    ...(await providerDraft(context, requestOf(request), told)),
  }),
});
