import type { AssistantType } from '#domain/assistant/request-types.ts';
import type { Operation } from '#server/features/assistant/operation.ts';
import { chatSupport } from './chat-support.ts';
import { documentAnalysis } from './document-analysis.ts';
import { formCompletion } from './form-completion.ts';
import { generateContent } from './generate-content.ts';
import { improveText } from './improve-text.ts';
import { intelligentGrantSearch } from './intelligent-grant-search.ts';
import { semanticSearch } from './semantic-search.ts';
import { smartSuggestions } from './smart-suggestions.ts';
import { unifiedAnalysis } from './unified-analysis.ts';

export type AnyOperation = Operation<AssistantType, unknown, unknown>;

export const OPERATIONS: Record<AssistantType, AnyOperation> = {
  intelligent_grant_search: intelligentGrantSearch,
  unified_analysis: unifiedAnalysis,
  smart_suggestions: smartSuggestions,
  semantic_search: semanticSearch,
  form_completion: formCompletion,
  document_analysis: documentAnalysis,
  generate_content: generateContent,
  improve_text: improveText,
  chat_support: chatSupport,
};
