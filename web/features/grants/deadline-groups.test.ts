import { expect, test } from 'vitest';
import { deadlineGroups } from './deadline-groups.ts';

const grant = (
  status: Parameters<typeof deadlineGroups>[0][number]['status'],
  daysLeft: number | null,
  closesOn: string | null,
  daysToOpening: number | null = null,
) => ({
  status,
  daysLeft,
  closesOn,
  daysToOpening,
});

test('the thread has a knot for this week, then months, then years, then what has no date, then what is over', () => {
  const groups = deadlineGroups([
    grant('in_chiusura', 0, '2026-11-15'),
    grant('in_chiusura', 7, '2026-11-22'),
    grant('in_chiusura', 8, '2026-11-23'),
    grant('aperto', 46, '2026-12-31'),
    grant('aperto', 365, '2027-11-15'),
    grant('aperto', 366, '2027-11-16'),
    grant('in_apertura', null, null, 10),
    grant('a_sportello', null, null),
    grant('aperto', null, null),
    grant('in_attesa', null, null),
    grant('da_riverificare', null, null),
    grant('sospeso', 20, '2026-12-05'),
    grant('chiuso', null, '2026-10-06'),
  ]);
  expect(groups.map(({ key, items }) => `${key} × ${items.length}`)).toEqual([
    'week 2026-11-22 × 2',
    'month 2026-11 × 1',
    'month 2026-12 × 1',
    'month 2027-11 × 1',
    'year 2027 × 1',
    'opening × 1',
    'counter × 1',
    'undated × 1',
    'awaited × 1',
    'unverified × 1',
    'suspended × 1',
    'closed × 1',
  ]);
});
