import { expect, test } from 'vitest';
import { lightOf } from './source-light.ts';

const NOW = new Date('2026-11-16T09:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const light = (hours: number | null, hasFailedSince = false, isAsked = true) =>
  lightOf({ isAsked, lastSuccess: hours === null ? null : hoursAgo(hours), hasFailedSince }, NOW);

test('a source that is asked every night may miss one night, not three', () => {
  expect([light(5), light(36), light(37), light(72), light(73)]).toEqual([
    'verde',
    'verde',
    'giallo',
    'giallo',
    'rosso',
  ]);
});

test('a failure after the last success is seen; without any success it is red', () => {
  expect([light(5, true), light(null, true), light(null)]).toEqual(['giallo', 'rosso', 'spento']);
});

test('what only comes as a file is never late', () => {
  expect([light(5000, false, false), light(5000, true, false)]).toEqual(['verde', 'giallo']);
});
