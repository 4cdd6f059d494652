import { expect, test } from 'vitest';
import { hoursToRelease } from './release.ts';

const NOW = Date.parse('2026-11-18T09:00:00.000Z');

test.each([
  ['2026-11-20T08:30:00.000Z', 48],
  ['2026-11-18T09:30:00.000Z', 1],
  ['2026-11-18T09:00:00.000Z', 0],
  ['2026-11-16T09:00:00.000Z', 0],
])('a request that goes back to its sender at %s has %i hours left', (releasesAt, hours) => {
  expect(hoursToRelease(releasesAt, NOW)).toBe(hours);
});
