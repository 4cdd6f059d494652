import { expect, test } from 'vitest';
import { romeInstant } from './rome-instant.ts';

test.each([
  ['in winter', '2026-11-15', '12:00', '2026-11-15T11:00:00.000Z'],
  ['in summer', '2026-07-15', '12:00', '2026-07-15T10:00:00.000Z'],
  ['midnight before the clocks go forward', '2027-03-28', '00:00', '2027-03-27T23:00:00.000Z'],
  ['the hour that is skipped then', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['midnight before the clocks go back', '2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
  ['of the hour that comes twice then, the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('%s: %s %s', (_name, day, time, instant) => {
  expect(romeInstant(day, time).toISOString()).toBe(instant);
});
