import { expect, test } from 'vitest';
import {
  lackOf,
  PROFILE_CHECKS,
  seenChecks,
  unfoundedChecks,
  type Evidence,
  type ProfileChecks,
} from './profile-checks.ts';

const TODAY = '2026-11-10';
const NOTHING: Evidence = { documents: 0, register: null, vatNumber: null, insuredUntil: null, seen: {} };
const ALL: Evidence = {
  documents: 1,
  register: 'Ordine dei commercialisti',
  vatNumber: '12345678903',
  insuredUntil: '2026-11-10',
  seen: {},
};
const FINE = Object.fromEntries(PROFILE_CHECKS.map((check) => [check, 'ok'])) as ProfileChecks;

test('a check on a datum that is missing cannot be fine, and nobody reads it as seen (CON-15)', () => {
  expect(unfoundedChecks(FINE, NOTHING, TODAY)).toEqual(['identita', 'partita_iva', 'albo', 'polizza']);
  expect(seenChecks(FINE, NOTHING, TODAY)).toEqual([]);
  expect(unfoundedChecks(FINE, ALL, TODAY)).toEqual([]);
  expect(seenChecks(FINE, ALL, TODAY)).toEqual(['identita', 'albo', 'partita_iva', 'polizza']);
});

test('an insurance that is over is none; papers seen in an earlier review were seen', () => {
  expect(lackOf('polizza', { ...ALL, insuredUntil: '2026-11-09' }, TODAY)).toBe('polizza_scaduta');
  expect(lackOf('identita', { ...NOTHING, seen: { identita: 'ok' } }, TODAY)).toBeNull();
  expect(lackOf('identita', { ...NOTHING, seen: { identita: 'manca' } }, TODAY)).toBe('documenti');
});
