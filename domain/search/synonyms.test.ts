import { expect, test } from 'vitest';
import { SAMPLE_GRANTS } from './sample-grants.ts';
import { buildIndex } from './search-index.ts';

const fresh = () => buildIndex(SAMPLE_GRANTS, { today: '2026-11-15' });
const ids = (index: ReturnType<typeof fresh>, query: string) => index.search(query, { limit: 5 }).map(({ id }) => id);

test('an editor’s synonym finds what the words alone do not, at once, until it is taken away', () => {
  const index = fresh();
  expect(ids(index, 'zurlone')).toEqual([]);
  index.setSynonyms([{ said: 'zurlone', means: ['pannelli fotovoltaici', 'sistemi di accumulo'] }]);
  expect(ids(index, 'zurlone')[0]).toBe('sole');
  expect(ids(index, 'Zurloni sul capannone')[0]).toBe('sole');
  index.setSynonyms([]);
  expect(ids(index, 'zurlone')).toEqual([]);
});

test('a phrase is explained only as a whole, and its own words still count', () => {
  const index = fresh();
  const before = ids(index, 'fotovoltaico');
  index.setSynonyms([{ said: 'tetto verde', means: ['pompe di calore'] }]);
  const found = ids(index, 'tetto verde');
  expect(found[0]).toBe('caldo');
  expect(found.slice(0, 3)).toContain('sole');
  expect(ids(index, 'fotovoltaico')).toEqual(before);
  expect(ids(index, 'verde')).not.toContain('caldo');
});

test('what an editor has explained is no typing error', () => {
  const index = fresh();
  const query = 'fotovoltaicone';
  expect(index.didYouMean(query)).not.toBeNull();
  index.setSynonyms([{ said: query, means: ['fotovoltaico'] }]);
  expect(index.didYouMean(query)).toBeNull();
});
