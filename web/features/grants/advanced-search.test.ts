import { expect, test } from 'vitest';
import { readAdvancedSearch } from './advanced-address.ts';
import { advancedHref, catalogueSearch, isIdle } from './advanced-search.ts';

test.each([
  ['Puglia', { region: 'Puglia' }],
  ['Lecce', { region: 'Puglia' }],
  ['bozen', { region: 'Trentino-Alto Adige' }],
  ['Südtirol', { region: 'Trentino-Alto Adige' }],
  ['Gallipoli', { q: 'bar Gallipoli' }],
])('a region or a province filters, a town goes with the words: %s', (luogo, expected) => {
  expect(catalogueSearch({ q: 'bar', luogo })).toEqual({ q: 'bar', ...expected });
});

test('before anything is asked for nothing is searched (GRA-10)', () => {
  expect(isIdle(readAdvancedSearch({ q: ' ', luogo: '', category: '' }))).toBe(true);
  expect(isIdle(readAdvancedSearch({ category: 'green' }))).toBe(false);
});

test('what the form cannot say is shown in the list with all its filters', () => {
  const search = readAdvancedSearch({ q: 'bar', luogo: 'Lecce' });
  const asked = catalogueSearch(search);
  expect(advancedHref(search, { ...asked, page: 2 })).toBe('/advanced-search?q=bar&page=2&luogo=Lecce');
  expect(advancedHref(search, { ...asked, status: 'tutti' })).toMatch(/^\/bandi\?/);
});
