import { expect, test } from 'vitest';
import { waitingDays } from './waiting-days.ts';

test('without aid that leaves the ledger one may still wait', () => {
  expect(waitingDays([], '2026-11-30')).toEqual([
    { day: '2027-02-28', change: null },
    { day: '2027-05-30', change: null },
    { day: '2027-11-30', change: null },
  ]);
});

test('the days on which room is freed stand among the others, each once', () => {
  const releases = [
    { day: '2027-03-11', change: 12_400 },
    { day: '2027-05-17', change: 5_000 },
  ];
  expect(waitingDays(releases, '2026-11-17')).toEqual([
    { day: '2027-02-17', change: null },
    { day: '2027-03-11', change: 12_400 },
    { day: '2027-05-17', change: 5_000 },
    { day: '2027-11-17', change: null },
  ]);
});
