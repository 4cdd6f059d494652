import { z } from '@hono/zod-openapi';
import { CONTENT_TYPES, FIELD_PARTS, FORM_ONLY_PARTS, type DraftPart } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, UNKNOWN_FIELD } from '#messages/assistant/assistant.ts';
import { draftInput, draftOperation, lengthOf } from '#server/features/assistant/draft-operation.ts';
import type { DraftRequest } from '#server/features/assistant/drafting.ts';
import { grantContext } from '#server/features/assistant/grant-context.ts';
import { operation } from '#server/features/assistant/operation.ts';

const PARTS: readonly DraftPart[] = [...CONTENT_TYPES, ...FORM_ONLY_PARTS];
const partOf = (field: string): DraftPart | undefined => FIELD_PARTS[field] ?? PARTS.find((part) => part === field);

const input = z.object({
  fieldType: z
    .string()
    .max(60)
    .refine((field) => partOf(field) !== undefined, UNKNOWN_FIELD),
  context: grantContext,
  ...draftInput,
});
type Input = z.infer<typeof input>;

function requestOf(given: Input): DraftRequest {
  const { fieldType, context, grantContext: grant, previousData, documents, project } = given;
  const inner = typeof context === 'object' ? (context?.grantContext ?? context?.grant) : undefined;
  const nested = grantContext.safeParse(inner);
  return {
    part: partOf(fieldType)!,
    grantContext: grant ?? (nested.success && nested.data != null ? nested.data : context),
    written: previousData,
    documents,
    project,
    length: lengthOf(given),
  };
}

const draft = draftOperation(requestOf, ({ fieldType }: Input) => ({ fieldType }));

export const formCompletion = operation({
  type: 'form_completion',
  input,
  failure: ASSISTANT_FAILURES.form_completion,
  ...draft,
  /** A title is one line of facts: there is nothing to make smoother. */
  prompt: async (context, request, base) =>
    partOf(request.fieldType) === 'project_title' ? null : draft.prompt(context, request, base),
});
