import { expect, test } from 'vitest';
import type { ChatView } from '#domain/chat/chat.ts';
import { stepsOf } from './path-steps.ts';

const task = (title: string, isDone: boolean, isDocument = false) => ({
  ...{ id: title, title, isDone, isDocument, dueOn: null },
  side: isDocument ? ('impresa' as const) : ('consulente' as const),
});
const TASKS = [
  task('Un preventivo', true, true),
  task('Un contratto', false, true),
  task('Verifica', true),
  task('Domanda', false),
];
const chat = (change: object = {}) =>
  ({
    consultancy: {
      ...{ side: 'impresa', status: 'in_corso', consultantName: 'Paolo Marchetti', clientName: 'Officine Brenta' },
      ...{ clientPerson: 'Giulia Zanetti', createdAt: '2026-11-05T09:00:00Z', acceptedAt: '2026-11-07T09:00:00Z' },
      ...{ closedAt: null, tasks: TASKS },
      ...change,
    },
  }) as unknown as ChatView;
const told = (view: ChatView) =>
  stepsOf(view).map(({ id, isDone, isNow }) => `${id}${isDone ? '' : isNow ? ' now' : ' ahead'}`);

test('what is done stands before what is under way, and that before what is ahead', () => {
  expect(told(chat())).toEqual(['asked', 'started', 'Verifica', 'papers now', 'Domanda ahead', 'ending ahead']);
});

test('whose turn it is, is said only of what is not done', () => {
  const details = new Map(stepsOf(chat()).map(({ id, detail }) => [id, detail]));
  expect([details.get('Verifica'), details.get('papers'), details.get('Domanda')]).toEqual([
    undefined,
    'tocca a te',
    'tocca a Paolo',
  ]);
});

test('at the end only what was done is left', () => {
  const closed = chat({ status: 'completata', closedAt: '2026-12-01T09:00:00Z' });
  expect(told(closed)).toEqual(['asked', 'started', 'Verifica', 'ending']);
});
