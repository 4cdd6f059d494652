import type { AssistantType } from '#domain/assistant/request-types.ts';
import { ASSISTANT_EVENT_TITLES } from '#messages/dashboard.ts';
import type { NewEvent } from './service.ts';

type Used = { type: AssistantType; data: Record<string, unknown>; response: unknown };

/** What an answered request leaves in the person's history (spec §3): a search, an analysis, a text, a conversation. */
export function assistantEvents({ type, data, response }: Used): NewEvent[] {
  const answer = objectOf(response);
  switch (type) {
    case 'intelligent_grant_search':
    case 'semantic_search': {
      const words = [objectOf(data.filters).customQuery, data.searchQuery, data.query].map(textOf).find(Boolean);
      return [{ kind: 'ricerca_ai', title: words ?? ASSISTANT_EVENT_TITLES.search }];
    }
    case 'unified_analysis': {
      const grants = Array.isArray(answer.grants) ? answer.grants : [];
      const names = grants.map((grant) => textOf(objectOf(grant).name)).filter(Boolean);
      const title = names.length > 0 ? names.join(', ') : ASSISTANT_EVENT_TITLES.analysis;
      return [{ kind: 'analisi_ai', title, data: { grants: grants.length } }];
    }
    case 'document_analysis':
      return [{ kind: 'analisi_ai', title: textOf(answer.documentName) || ASSISTANT_EVENT_TITLES.document }];
    case 'form_completion':
    case 'generate_content':
      return [{ kind: 'compilazione', title: textOf(answer.title) || ASSISTANT_EVENT_TITLES.text }];
    case 'improve_text':
      return [{ kind: 'compilazione', title: ASSISTANT_EVENT_TITLES.improved }];
    case 'chat_support':
      return [
        { kind: 'conversazione' as const, title: textOf(data.message), data: { role: 'user' } },
        { kind: 'conversazione' as const, title: textOf(answer.text), data: { role: 'assistant' } },
      ].filter(({ title }) => title !== '');
    case 'smart_suggestions':
      return [];
  }
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
