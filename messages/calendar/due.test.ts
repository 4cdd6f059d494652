import { expect, test } from 'vitest';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { dueWords } from './due.ts';

const item = { kind: 'scadenza', day: '2031-12-31', time: '12:00', endTime: null } as CalendarItem;

test.each([
  [0, 'Scade oggi alle 12:00'],
  [1, 'Scade domani alle 12:00'],
  [365, 'Scade tra 365 giorni'],
  [1868, 'Scade nel 2031'],
  [-2, 'Scaduto 2 giorni fa'],
])('a deadline in %i days', (left, words) => {
  expect(dueWords(item, left)).toBe(words);
});
