import { expect, test } from 'vitest';
import { exactSearch } from './exact-search.ts';

test('a figure in an address stays as it was written', () => {
  expect(exactSearch.parseSearch('?q=4.0&minAmount=50.000&page=2&list=%5B1%5D')).toEqual({
    q: '4.0',
    minAmount: '50.000',
    page: 2,
    list: [1],
  });
});

test('and is written back as it was', () => {
  for (const search of [{ q: '4.0' }, { q: '2026', page: 2 }, { q: 'forno' }]) {
    expect(exactSearch.parseSearch(exactSearch.stringifySearch(search))).toEqual(search);
  }
});
