import { z } from '@hono/zod-openapi';
import { CONTENT_TYPES } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS } from '#messages/assistant/assistant.ts';
import { draftInput, draftOperation, lengthOf } from '#server/features/assistant/draft-operation.ts';
import type { DraftRequest } from '#server/features/assistant/drafting.ts';
import { operation } from '#server/features/assistant/operation.ts';

/** A content type and grant context (AST-10). */
const input = z
  .object({ contentType: z.enum(CONTENT_TYPES, ASSISTANT_NEEDS.content), ...draftInput })
  .refine(({ grantContext: given }) => given != null && given !== '', {
    error: ASSISTANT_NEEDS.content,
    path: ['grantContext'],
  });
type Input = z.infer<typeof input>;

const requestOf = (given: Input): DraftRequest => ({
  part: given.contentType,
  grantContext: given.grantContext,
  written: given.previousData,
  documents: given.documents,
  project: given.project,
  length: lengthOf(given),
});

export const generateContent = operation({
  type: 'generate_content',
  input,
  failure: ASSISTANT_FAILURES.generate_content,
  ...draftOperation(requestOf, ({ contentType }: Input) => ({ contentType })),
});
