import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { AnsweredBy, AssistantType } from '#domain/assistant/request-types.ts';
import type { AnswerOf, AssistantAnswer } from '#server/features/assistant/shapes.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Usage = InferResponseType<ApiClient['dashboard']['$get'], 200>['usage'];
export type Analysis = AnswerOf<'unified_analysis'>;
export type Suggestion = Analysis['suggestions'][number];

/** Filo answered that it could not: the sentence is its own (AST-9). */
export class AssistantRefusal extends Error {
  readonly durationMs: number;
  constructor(message: string, durationMs: number) {
    super(message);
    this.name = 'AssistantRefusal';
    this.durationMs = durationMs;
  }
}

export type Answered<Type extends AssistantType> = {
  response: AnswerOf<Type>;
  answeredBy: AnsweredBy | null;
  notice: string | null;
  durationMs: number;
};

/** One operation of Filo's, for the hub. */
export async function ask<Type extends 'unified_analysis' | 'smart_suggestions'>(
  api: ApiClient,
  type: Type,
  data: Record<string, unknown>,
): Promise<Answered<Type>> {
  // A refusal has been thrown by now; what is left is the answer to the type that was asked for.
  const answer = (await dataOf(api['ai-assistant'].$post({ json: { type, data } }))) as AssistantAnswer<Type>;
  if (!answer.success || answer.response === null) throw new AssistantRefusal(answer.error ?? '', answer.durationMs);
  const { answeredBy, notice, durationMs } = answer;
  return { response: answer.response, answeredBy, notice, durationMs };
}

type Generate = ApiClient['dashboard']['ai-grants']['$post'];
export type FittingGrant = InferResponseType<Generate, 200>['items'][number];

/** The grants that fit best now, for the panel. */
export const generateGrants =
  (api: ApiClient) =>
  async (limit: number): Promise<FittingGrant[]> =>
    (await dataOf(api.dashboard['ai-grants'].$post({ json: { limit } }))).items;

export type Consent = InferResponseType<ApiClient['ai-assistant']['consent']['$get'], 200>;

/** Who answers this company's questions, and its yes or no to an outside provider. */
export const consentQuery = (api: ApiClient, companyId: string | null) =>
  queryOptions({
    queryKey: [...KEYS.consent, companyId],
    queryFn: ({ signal }): Promise<Consent> => dataOf(api['ai-assistant'].consent.$get({}, { init: { signal } })),
  });

export const decideConsent = (api: ApiClient) => (isGranted: boolean) =>
  dataOf(api['ai-assistant'].consent.$put({ json: { isGranted } }));

/** What Filo remembers of the person, everywhere. */
export const forgetContext = (api: ApiClient) => () => dataOf(api.context.$delete());
