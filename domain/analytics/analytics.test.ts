import { expect, test } from 'vitest';
import { halvesOf, isMonth, lastSixMonths, sixMonthsFrom } from './months.ts';
import { badgeOf, insightsOf, monthlyRows, subjectsOf } from './summary.ts';

const at = (iso: string) => new Date(iso);

test('six months: a half of a year, or the last six', () => {
  expect(sixMonthsFrom(halvesOf(2026)[0])).toEqual(['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']);
  expect(sixMonthsFrom('2026-10')).toEqual(['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
  expect(lastSixMonths('2026-11-16')).toBe('2026-06');
  expect([isMonth('2026-13'), isMonth('2026-6'), isMonth('2026-06')]).toEqual([false, false, true]);
});

test('months are months in Rome: the last night of May in UTC is already June there', () => {
  const rows = monthlyRows([{ kind: 'bando_visto', at: at('2026-05-31T22:30:00Z') }], ['2026-05', '2026-06']);
  expect(rows.map(({ bando_visto }) => bando_visto)).toEqual([0, 1]);
});

test.each([
  ['bando_visto', 'view'],
  ['bando_salvato', 'save'],
  ['candidatura_inviata', 'application'],
  ['compilazione', 'ai'],
  ['ricerca_ai', 'ai'],
] as const)('%s carries the badge %s (ANA-1)', (kind, badge) => {
  expect(badgeOf(kind)).toBe(badge);
});

test('a grant that was opened twice and saved is one grant of its sectors', () => {
  expect(subjectsOf([{ subjectId: 'a' }, { subjectId: 'a' }, { subjectId: null }, { subjectId: 'b' }])).toEqual([
    'a',
    'b',
  ]);
});

test('insights come from the last thirty days only, and from nothing comes nothing', () => {
  const now = at('2026-11-16T12:00:00Z');
  const seen = (day: string, subjectId: string, kind: 'bando_visto' | 'bando_salvato' = 'bando_visto') => ({
    kind,
    at: at(`${day}T12:00:00Z`),
    subjectId,
    title: `Bando ${subjectId}`,
  });
  expect(insightsOf([], now, () => [])).toEqual([]);
  const events = [seen('2026-11-10', 'a'), seen('2026-11-11', 'a'), seen('2026-10-01', 'b'), seen('2026-08-01', 'c')];
  expect(insightsOf(events, now, () => ['energy'])).toEqual([
    { kind: 'trend', last: 2, previous: 1 },
    { kind: 'senza_salvare', grantId: 'a', title: 'Bando a', times: 2 },
  ]);
  const another = insightsOf([...events, seen('2026-11-12', 'd')], now, () => ['energy']);
  expect(another).toContainEqual({ kind: 'settore', sector: 'energy', count: 2 });
  const saved = insightsOf([...events, seen('2026-11-12', 'a', 'bando_salvato')], now, () => []);
  expect(saved.map(({ kind }) => kind)).toEqual(['trend', 'non_candidato']);
});
