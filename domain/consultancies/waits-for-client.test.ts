import { expect, test } from 'vitest';
import type { ConsultancyView } from './consultancy-view.ts';
import { waitsForClient } from './waits-for-client.ts';

const task = (side: 'impresa' | 'consulente', isDone: boolean) =>
  ({ id: 't', title: 'Visura', side, isDocument: true, dueOn: null, isDone }) as const;
const offer = (status: 'inviato' | 'rifiutato') => ({ status }) as ConsultancyView['quote'];
const review = { stars: 5, text: 'Chiaro e puntuale.', createdAt: '2026-11-16T10:00:00Z', reply: null };
const nothing = { quote: null, tasks: [], ownReview: null, stated: null };
const stated = (isContested: boolean) => ({ outcome: 'approvata', isContested, reason: null }) as const;

test.each([
  ['a request without an answer', { ...nothing, status: 'nuova' }, false],
  ['an offer to answer', { ...nothing, status: 'nuova', quote: offer('inviato') }, true],
  ['an offer that was declined', { ...nothing, status: 'nuova', quote: offer('rifiutato') }, false],
  ['a paper to send', { ...nothing, status: 'in_attesa_documenti', tasks: [task('impresa', false)] }, true],
  ['only the consultant’s tasks', { ...nothing, status: 'in_corso', tasks: [task('consulente', false)] }, false],
  ['all sent', { ...nothing, status: 'in_corso', tasks: [task('impresa', true)] }, false],
  ['a review to write', { ...nothing, status: 'completata' }, true],
  ['a review written', { ...nothing, status: 'completata', ownReview: review }, false],
  ['an outcome to confirm', { ...nothing, status: 'completata', ownReview: review, stated: stated(false) }, true],
  ['an outcome contested', { ...nothing, status: 'completata', ownReview: review, stated: stated(true) }, false],
  ['refused, with an offer left open', { ...nothing, status: 'rifiutata', quote: offer('inviato') }, false],
] satisfies [string, Parameters<typeof waitsForClient>[0], boolean][])('%s', (_name, view, waits) => {
  expect(waitsForClient(view)).toBe(waits);
});
