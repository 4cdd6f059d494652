import { expect, test } from 'vitest';
import { dueReminder } from './deadline-reminder.ts';

const CLOSES = '2026-12-31';
const due = (today: string, savedOn = '2026-01-01') => dueReminder({ closesOn: CLOSES, savedOn }, today);

test.each<[string, number | null, string]>([
  ['2026-11-30', null, '31 days left'],
  ['2026-12-01', 30, '30'],
  ['2026-12-16', 30, '15: still the step of 30'],
  ['2026-12-17', 14, '14'],
  ['2026-12-24', 7, '7'],
  ['2026-12-28', 3, '3'],
  ['2026-12-29', 3, '2: a missed morning is made up for'],
  ['2026-12-30', 1, '1'],
  ['2026-12-31', 1, 'the last day'],
  ['2027-01-01', null, 'over'],
])('reminders at 30, 14, 7, 3 and 1 days: on %s the step is %s (%s)', (today, step) => {
  expect(due(today)).toBe(step);
});

test('who saves a grant with 5 days left hears of it at 3, not of the steps gone by', () => {
  expect(due('2026-12-26', '2026-12-26')).toBeNull();
  expect(due('2026-12-28', '2026-12-26')).toBe(3);
});
