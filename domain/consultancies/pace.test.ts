import { expect, test } from 'vitest';
import { usualDays } from './pace.ts';

const FROM = new Date('2026-11-01T09:00:00Z');
const lasting = (...hours: number[]) =>
  hours.map((each) => ({ from: FROM, to: new Date(FROM.getTime() + each * 3_600_000) }));

test('the middle one in whole days, rounded up', () => {
  expect(usualDays(lasting(10, 30, 400))).toBe(2);
  expect(usualDays(lasting(1, 2, 3))).toBe(1);
  expect(usualDays(lasting(24, 48, 48, 72))).toBe(2);
});

test('two are too few to say', () => {
  expect(usualDays(lasting(10, 30))).toBeNull();
});
