import { expect, test } from 'vitest';
import { addDays, dayAfterKey, mondayOf, weeksOfMonth } from './days.ts';

test('a month is whole weeks from Monday to Sunday', () => {
  const weeks = weeksOfMonth('2026-12-17');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  expect(weeksOfMonth('2027-02-01')).toHaveLength(4); // from a Monday to a Sunday
});

test('days go on across both changes of the clock', () => {
  expect([addDays('2026-03-28', 1), addDays('2026-03-29', 1)]).toEqual(['2026-03-29', '2026-03-30']);
  expect([addDays('2026-10-24', 1), addDays('2026-10-25', 1)]).toEqual(['2026-10-25', '2026-10-26']);
  expect(mondayOf('2026-10-25')).toBe('2026-10-19');
});

test.each([
  ['ArrowLeft', '2026-12-16'],
  ['ArrowRight', '2026-12-18'],
  ['ArrowUp', '2026-12-10'],
  ['ArrowDown', '2026-12-24'],
  ['Home', '2026-12-14'],
  ['End', '2026-12-20'],
  ['PageUp', '2026-11-17'],
  ['PageDown', '2027-01-17'],
  ['x', null],
])('%s leads to %s', (key, day) => {
  expect(dayAfterKey(key, '2026-12-17')).toBe(day);
});

test('a month later is its last day where the day does not exist', () => {
  expect(dayAfterKey('PageDown', '2027-01-31')).toBe('2027-02-28');
  expect(dayAfterKey('PageUp', '2026-12-17', true)).toBe('2025-12-17');
});
