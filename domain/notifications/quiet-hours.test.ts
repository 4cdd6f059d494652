import { expect, test } from 'vitest';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { isQuiet } from './quiet-hours.ts';

test.each([
  ['20:59', false],
  ['21:00', true],
  ['00:30', true],
  ['07:59', true],
  ['08:00', false],
])('at %s in Rome: quiet is %s', (time, quiet) => {
  expect(isQuiet({ time })).toBe(quiet);
});

test('the clock is Roman in winter and in summer', () => {
  expect(isQuiet(romeMoment(new Date('2026-12-01T06:30:00Z')))).toBe(true);
  expect(isQuiet(romeMoment(new Date('2026-07-01T06:30:00Z')))).toBe(false);
});
