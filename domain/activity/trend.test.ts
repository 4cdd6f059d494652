import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

test('without events every figure is zero (ACT-5)', () => {
  expect(trendOf([])).toEqual({ last: 0, previous: 0, bars: [0, 0, 0, 0, 0, 0] });
});

test('the last 30 days stand against the 30 before; bars go from the oldest to the newest', () => {
  const counts = [
    { age: 0, count: 4 },
    { age: 5, count: 1 },
    { age: 6, count: 7 },
    { age: 11, count: 2 },
  ];
  expect(trendOf(counts)).toEqual({ last: 5, previous: 9, bars: [1, 0, 0, 0, 0, 4] });
});

test('what is older than 60 days, or lies ahead, does not count', () => {
  expect(
    trendOf([
      { age: 12, count: 3 },
      { age: -1, count: 3 },
    ]),
  ).toMatchObject({ last: 0, previous: 0 });
});
