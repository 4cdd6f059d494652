import { expect, test } from 'vitest';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { momentText } from './moment-text.ts';

const NOW = Date.parse('2026-11-15T00:30:00+01:00');

test('the day before is yesterday also when the clocks have changed in between', () => {
  const now = Date.parse('2027-03-29T00:30:00+02:00');
  expect([momentText('2027-03-28T10:00:00Z', now), momentText('2027-03-27T10:00:00Z', now)]).toEqual([
    'ieri',
    '27 mar',
  ]);
});

test.each([
  ['2026-11-14T23:15:00Z', '0:15'],
  ['2026-11-14T08:00:00Z', 'ieri'],
  ['2026-11-13T08:00:00Z', '13 nov'],
  ['2025-12-31T08:00:00Z', '31 dic 2025'],
])('days are days in Rome: %s reads %s', (iso, words) => {
  expect(momentText(iso, NOW).replace(/^00:/, '0:')).toBe(words);
});

test.each([
  ['en', 'yesterday', '13 Nov', '31 Dec 2025'],
  ['de', 'gestern', '13. Nov.', '31.12.2025'],
  ['iso', 'ieri', '2026-11-13', '2025-12-31'],
] as const)('short days in %s (SET-11)', (language, ...words) => {
  const moments = ['2026-11-14T08:00:00Z', '2026-11-13T08:00:00Z', '2025-12-31T08:00:00Z'];
  expect(inDateLanguage(language, () => moments.map((iso) => momentText(iso, NOW)))).toEqual(words);
});
