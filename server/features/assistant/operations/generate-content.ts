import { z } from '@hono/zod-openapi';
import { CONTENT_TYPES } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS } from '#messages/assistant.ts';
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

/** spec §5: a content type and grant context. */
const input = z
  .object({
    contentType: z.enum(CONTENT_TYPES, ASSISTANT_NEEDS.content),
    grantContext,
    previousData: writtenParts,
    documents: draftDocuments,
    userProfile: looseProfile,
    companyId: z.string().max(100).optional(),
  })
  .refine(({ grantContext: given }) => given != null && given !== '', {
    error: ASSISTANT_NEEDS.content,
    path: ['grantContext'],
  });
type Input = z.infer<typeof input>;

const requestOf = ({ contentType, grantContext: context, previousData, documents }: Input): DraftRequest => ({
  part: contentType,
  grantContext: context,
  written: previousData,
  documents,
});

export const generateContent = operation({
  type: 'generate_content',
  input,
  subject: ({ companyId, userProfile }) => ({ companyId, profile: userProfile }),
  failure: ASSISTANT_FAILURES.generate_content,
  textOf: ({ text }) => text,
  embedded: async (context, request) => ({
    contentType: request.contentType,
    ...(await draftPart(context, requestOf(request))),
  }),
  prompt: (context, request, base) =>
    draftPrompt(context, requestOf(request), base as Parameters<typeof draftPrompt>[2]),
  read: readDraft,
  merge: async (context, request, _base, told) => ({
    contentType: request.contentType,
    ...(await providerDraft(context, requestOf(request), told)),
  }),
});
