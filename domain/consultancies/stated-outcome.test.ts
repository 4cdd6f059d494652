import { expect, test } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { isBeyondGrant, isInterrupted, statedIn } from './stated-outcome.ts';

const closed = { kind: 'completata', detail: 'approvata' };
const contested = { kind: 'esito_contestato', detail: 'La domanda non è mai partita.' };

test('what the consultant said last stands, contested or not, until the client says otherwise', () => {
  expect(statedIn([])).toBeNull();
  expect(statedIn([closed])).toEqual({ outcome: 'approvata', isContested: false, reason: null });
  expect(statedIn([closed, contested])).toEqual({ outcome: 'approvata', isContested: true, reason: contested.detail });
  const corrected = { kind: 'esito_corretto', detail: 'non_concessa' };
  expect(statedIn([closed, contested, corrected])).toEqual({
    ...{ outcome: 'non_concessa', isContested: false, reason: null },
  });
});

test('closed without any outcome is interrupted', () => {
  const stated = statedIn([closed]);
  expect(isInterrupted({ status: 'completata', outcome: null, stated: null })).toBe(true);
  expect(isInterrupted({ status: 'completata', outcome: null, stated })).toBe(false);
  expect(isInterrupted({ status: 'completata', outcome: 'senza_domanda', stated: null })).toBe(false);
  expect(isInterrupted({ status: 'in_corso', outcome: null, stated: null })).toBe(false);
});

test('no more than the grant gives at most; a grant without a figure of its own, or none at all, sets no limit', () => {
  const grant = (facts: object) => ({ facts, amounts: { kind: 'altro' } }) as unknown as Grant;
  const voucher = grant({ aid: { max: 20_000 } });
  expect([20_000, 20_001, null].map((amount) => isBeyondGrant(amount, voucher))).toEqual([false, true, false]);
  expect(isBeyondGrant(5_000_000, grant({}))).toBe(false);
  expect(isBeyondGrant(5_000_000, null)).toBe(false);
});
