import { expect, test } from 'vitest';
import { canAccept, statusAfterAnswer } from './life-cycle.ts';

const quote = { status: 'inviato' };

test.each([
  ['nuova', null, true],
  ['nuova', quote, false],
  ['in_corso', null, false],
  ['rifiutata', null, false],
] as const)('the consultant begins the work of a request in state %s with the offer %j: %s', (status, offer, may) => {
  expect(canAccept({ status, quote: offer })).toBe(may);
});

test.each([
  ['nuova', true, 'in_corso'],
  ['in_attesa_documenti', true, 'in_attesa_documenti'],
  ['nuova', false, 'nuova'],
  ['in_corso', false, 'nuova'],
  ['in_attesa_documenti', false, 'nuova'],
] as const)('an offer answered in state %s, accepted %s, leaves the state %s', (status, isAccepted, after) => {
  expect(statusAfterAnswer(status, isAccepted)).toBe(after);
});
