import { expect, test } from 'vitest';
import { assistantEvents } from './assistant-events.ts';

test('searches, analyses, texts and conversations become history; suggestions leave none (ACT-4)', () => {
  expect(
    assistantEvents({
      type: 'intelligent_grant_search',
      data: { query: 'lunga', filters: { customQuery: 'macchinari' } },
      response: '{}',
    }),
  ).toEqual([{ kind: 'ricerca_ai', title: 'macchinari' }]);
  expect(
    assistantEvents({ type: 'unified_analysis', data: {}, response: { grants: [{ name: 'A' }, { name: 'B' }] } }),
  ).toEqual([{ kind: 'analisi_ai', title: 'A, B', data: { grants: 2 } }]);
  const three = { grants: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  expect(assistantEvents({ type: 'unified_analysis', data: {}, response: three })).toMatchObject([
    { title: 'A e altri 2 bandi', data: { grants: 3 } },
  ]);
  expect(assistantEvents({ type: 'generate_content', data: {}, response: { title: 'Obiettivi' } })).toEqual([
    { kind: 'compilazione', title: 'Obiettivi' },
  ]);
  expect(
    assistantEvents({ type: 'chat_support', data: { message: 'Quando scade?' }, response: { text: 'Il 4 dicembre.' } }),
  ).toMatchObject([
    { title: 'Quando scade?', data: { role: 'user', text: 'Quando scade?' } },
    { title: 'Il 4 dicembre.', data: { role: 'assistant', text: 'Il 4 dicembre.' } },
  ]);
  const scan = { documentName: 'scan.pdf', problem: 'no_text' };
  expect(assistantEvents({ type: 'document_analysis', data: {}, response: scan })).toEqual([]);
  expect(assistantEvents({ type: 'smart_suggestions', data: {}, response: {} })).toEqual([]);
});
