import type { AnsweredBy, AssistantType } from '#domain/assistant/request-types.ts';
import { ASSISTANT_EVENT_TITLES } from '#messages/dashboard/dashboard.ts';
import type { NewEvent } from './service.ts';

type Used = {
  type: AssistantType;
  data: Record<string, unknown>;
  response: unknown;
  answeredBy?: AnsweredBy | null;
  notice?: string | null;
};

/** Above every answer: people write up to 4.000 characters, providers answer in as many, Filo in less than half. */
export const MESSAGE_CHARS = 16_000;

/** What an answered request leaves in the person's history (ACT-4): a search, an analysis, a text, a conversation. */
export function assistantEvents({ type, data, response, answeredBy, notice }: Used): NewEvent[] {
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
      const title = names.length > 0 ? ASSISTANT_EVENT_TITLES.analysed(names) : ASSISTANT_EVENT_TITLES.analysis;
      return [{ kind: 'analisi_ai', title, data: { grants: grants.length } }];
    }
    case 'document_analysis':
      if (answer.problem) return []; // nothing was read
      return [{ kind: 'analisi_ai', title: textOf(answer.documentName) || ASSISTANT_EVENT_TITLES.document }];
    case 'form_completion':
    case 'generate_content':
      return [{ kind: 'compilazione', title: textOf(answer.title) || ASSISTANT_EVENT_TITLES.text }];
    case 'improve_text':
      return [{ kind: 'compilazione', title: ASSISTANT_EVENT_TITLES.improved }];
    case 'chat_support':
      return [
        message('user', textOf(data.message), {}),
        message('assistant', textOf(answer.text), { parts: answer.parts, answeredBy, notice }),
      ].filter(({ title }) => title !== '');
    case 'smart_suggestions':
      return [];
  }
}

/** The whole of it, so that a reload or another device shows the conversation as it was. */
function message(role: 'user' | 'assistant', text: string, more: Record<string, unknown>): NewEvent {
  return { kind: 'conversazione', title: text, data: { role, text: text.slice(0, MESSAGE_CHARS), ...more } };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
