import type { InferResponseType } from 'hono/client';
import type { AnsweredBy, AssistantType } from '#domain/assistant/request-types.ts';
import type { AnswerOf } from '#server/features/assistant/shapes.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

export type Usage = InferResponseType<ApiClient['dashboard']['$get'], 200>['usage'];
export type Analysis = AnswerOf<'unified_analysis'>;
export type Suggestion = Analysis['suggestions'][number];

/** Filo answered that it could not (spec §8): the sentence is its own. */
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

/** The feature's only door to the API. */
export async function ask<Type extends 'unified_analysis' | 'smart_suggestions'>(
  api: ApiClient,
  type: Type,
  data: Record<string, unknown>,
): Promise<Answered<Type>> {
  const answer = await dataOf(api['ai-assistant'].$post({ json: { type, data } }));
  if (!answer.success || answer.response === null) throw new AssistantRefusal(answer.error ?? '', answer.durationMs);
  const { answeredBy, notice, durationMs } = answer;
  return { response: answer.response as AnswerOf<Type>, answeredBy, notice, durationMs };
}
