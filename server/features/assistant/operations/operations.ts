import type { AssistantType } from '#domain/assistant/request-types.ts';
import type { Operation } from '#server/features/assistant/operation.ts';
import { chatSupport } from './chat-support.ts';
import { intelligentGrantSearch } from './intelligent-grant-search.ts';
import { unifiedAnalysis } from './unified-analysis.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each pairs its own input and answer; the caller only hands one to the other
export type AnyOperation = Operation<AssistantType, any, any>;

export const OPERATIONS: Partial<Record<AssistantType, AnyOperation>> = {
  intelligent_grant_search: intelligentGrantSearch as unknown as AnyOperation,
  unified_analysis: unifiedAnalysis as unknown as AnyOperation,
  chat_support: chatSupport as unknown as AnyOperation,
};
