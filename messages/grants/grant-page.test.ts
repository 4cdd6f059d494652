import { expect, test } from 'vitest';
import { GRANT_DATES } from './grant-page.ts';

test('days are counted up to a year; beyond, the date says it alone', () => {
  expect([0, 1, 365, 366].map(GRANT_DATES.left)).toEqual([
    'Ultimo giorno',
    'Resta 1 giorno',
    'Restano 365 giorni',
    null,
  ]);
});
