import { expect, test } from 'vitest';
import {
  activeFilters,
  changed,
  chosenValues,
  exportHref,
  grantsHref,
  readGrantsSearch,
  toggled,
  without,
  withoutFilter,
} from './grants-search.ts';

test('the address of a form without scripts and the one of a link mean the same search', () => {
  const sent = { q: ' macchinari ', level: ['regionale', 'europeo'], status: 'aperti', minAmount: '50000', page: '' };
  const search = readGrantsSearch(sent);
  expect(search).toEqual({ q: 'macchinari', level: 'europeo,regionale', minAmount: 50_000 });
  const address = new URL(grantsHref(search), 'https://bandolo.example');
  expect(readGrantsSearch(Object.fromEntries(address.searchParams))).toEqual(search);
});

test('the criteria of a saved search, each a list, are the search that was saved', () => {
  const criteria = { q: ['macchinari'], region: ['Veneto'], minAmount: ['5000'], deadlineBefore: ['2026-12-31'] };
  expect(readGrantsSearch({ ...criteria, status: ['aperti'] })).toEqual({
    q: 'macchinari',
    region: 'Veneto',
    minAmount: 5000,
    deadlineBefore: '2026-12-31',
  });
});

test('what the address says wrongly is left out, never an error', () => {
  const odd = { q: 2026, level: 'marziano', region: 'Puglia,Atlantide', minAmount: '-3', deadlineBefore: '31/12/2026' };
  expect(readGrantsSearch({ ...odd, sort: 'a caso', page: '0', hidden: 'forse' })).toEqual({
    q: '2026',
    region: 'Puglia',
  });
});

test('open grants are the rule: they are chosen without being written (GRA-2)', () => {
  expect(chosenValues({}, 'status')).toEqual(['aperti']);
  expect(activeFilters({})).toEqual([]);
  expect(toggled({}, 'status', 'chiuso')).toEqual({ status: 'aperti,chiuso' });
});

test.each([
  ['a part of the open ones narrows them', {}, 'in_chiusura', 'in_chiusura'],
  ['the open ones take their parts in', { status: 'in_chiusura' }, 'aperti', undefined],
  ['no choice at all means every grant', {}, 'aperti', 'tutti'],
  ['the last other choice taken back returns to the open ones', { status: 'chiuso' }, 'chiuso', undefined],
  ['all of them leave nothing to choose', { status: 'chiuso,sospeso' }, 'tutti', 'tutti'],
  ['a choice ends "all"', { status: 'tutti' }, 'chiuso', 'chiuso'],
])('status: %s', (_, search, value, status) => {
  expect(toggled(search, 'status', value).status).toBe(status);
});

test('a new choice begins at the first page; a page keeps the choices', () => {
  expect(toggled({ q: 'bar', page: 4 }, 'level', 'europeo')).toEqual({ q: 'bar', level: 'europeo' });
  expect(changed({ q: 'bar', level: 'europeo' }, { page: 3 })).toEqual({ q: 'bar', level: 'europeo', page: 3 });
});

test('each chip takes away its own value', () => {
  const search = readGrantsSearch({ region: 'Puglia,Lazio', minAmount: '1000', deadlineBefore: '2026-12-31' });
  const filters = activeFilters(search);
  expect(filters.map(({ value }) => value)).toEqual(['Lazio', 'Puglia', '1000', '2026-12-31']);
  expect(withoutFilter(search, filters[0]!)).toEqual({
    region: 'Puglia',
    minAmount: 1000,
    deadlineBefore: '2026-12-31',
  });
  expect(withoutFilter(search, filters[2]!).minAmount).toBeUndefined();
});

test('an empty answer can leave out one filter, the words, or everything but the words', () => {
  const search = readGrantsSearch({ q: 'bar', region: 'Puglia', level: 'europeo' });
  expect(without(search, 'level')).toEqual({ q: 'bar', region: 'Puglia' });
  expect(without(search, 'q')).toEqual({ region: 'Puglia', level: 'europeo' });
  expect(without(search, 'status')).toEqual({ ...search, status: 'tutti' });
  expect(without(search, 'all')).toEqual({ q: 'bar', status: 'tutti' });
});

test('the export is the same search, all its pages (GRA-6)', () => {
  expect(exportHref({ q: 'bar', sort: 'importo', page: 3 }, 'csv')).toBe('/api/grants/export.csv?q=bar&sort=importo');
});
