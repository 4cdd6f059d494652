import { expect, test } from 'vitest';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Steps } from '#domain/steps.ts';
import { deskGrant, SAMPLE_GRANTS } from './sample-grants.ts';
import { buildIndex, SearchIndex } from './search-index.ts';

const options = { today: '2026-11-15' };
const kiln = (at: number, given: Partial<Grant> = {}) =>
  deskGrant({
    id: `forni-${String(at)}`,
    name: `Contributi per la ceramica ${String(at)}`,
    summary: 'Forni.',
    ...given,
  });
const KILNS = Array.from({ length: 2000 }, (_, at) => kiln(at));
const CATALOGUE = [...SAMPLE_GRANTS, ...KILNS];
const QUERIES = ['pannelli solari', 'brevetto', 'caldaia', 'ceramica'];

const answers = (index: SearchIndex) =>
  QUERIES.map((query) => index.search(query, { limit: Infinity }).map(({ id, score }) => `${id} ${score.toFixed(6)}`));

/** What comes out in the end, and how often others could have gone first. */
function withPauses<Result>(steps: Steps<Result>, meanwhile: (pause: number) => void = () => {}) {
  for (let pauses = 0; ; pauses++) {
    const step = steps.next();
    if (step.done) return { result: step.value, pauses };
    meanwhile(pauses);
  }
}

test('a search of thousands pauses, and other searches in between change nothing of it', () => {
  const index = buildIndex(CATALOGUE, options);
  const alone = index.search('ceramica', { limit: Infinity });
  const other = index.search('caldaia');
  const { result, pauses } = withPauses(index.searchInSteps('ceramica', { limit: Infinity }), () =>
    expect(index.search('caldaia')).toEqual(other),
  );
  expect(pauses).toBeGreaterThan(CATALOGUE.length / 500);
  expect(result).toEqual(alone);
});

test('what is removed during a pause is no answer any more', () => {
  const index = buildIndex(CATALOGUE, options);
  const { result } = withPauses(index.searchInSteps('ceramica', { limit: Infinity }), (pause) => {
    if (pause === 1) index.remove('forni-7');
  });
  const found = result.filter(({ id }) => id.startsWith('forni-'));
  expect(found).toHaveLength(KILNS.length - 1);
  expect(found.map(({ id }) => id)).not.toContain('forni-7');
});

test('thousands are added a few at a time', () => {
  const index = new SearchIndex(options);
  const { pauses } = withPauses(index.addAllInSteps(CATALOGUE));
  expect(pauses).toBeGreaterThan(CATALOGUE.length / 20);
  expect(answers(index)).toEqual(answers(buildIndex(CATALOGUE, options)));
});

test('the lists are put in order with pauses, in which grants come, go and are found', () => {
  const index = buildIndex(CATALOGUE, options);
  const newer = Array.from({ length: 1000 }, (_, at) => kiln(5000 + at));
  let longest = 0;
  for (const grant of newer) {
    const { pauses } = withPauses(index.addInSteps(grant), (pause) => {
      if (pause === 1) index.add(kiln(9000));
      if (pause === 2) index.remove('forni-3');
      expect(index.search('ceramica 9000', { limit: 1 })[0]?.id === 'forni-9000').toBe(pause >= 1);
    });
    longest = Math.max(longest, pauses);
  }
  expect(longest).toBeGreaterThan(8);
  const left = [...CATALOGUE.filter(({ id }) => id !== 'forni-3'), ...newer, kiln(9000)];
  expect(answers(index)).toEqual(answers(buildIndex(left, options)));
});

test('names are suggested with pauses', () => {
  const index = buildIndex(CATALOGUE, options);
  const { result, pauses } = withPauses(index.suggestInSteps('ceram', 8));
  expect(pauses).toBeGreaterThan(CATALOGUE.length / 500);
  expect(result).toEqual(index.suggest('ceram', 8));
});

test('a name that has every word asked for is an answer, however many have it, but not of another region', () => {
  const there = kiln(1, { id: 'altrove', regions: ['Puglia'] });
  const index = buildIndex([...CATALOGUE, there], { ...options, gazetteer: placesOfItaly() });
  const said = (query: string) => index.search(query, { limit: Infinity }).filter(({ isSaid }) => isSaid);
  expect(said('ceramica')).toHaveLength(KILNS.length + 1);
  expect(said('contributi ceramica 1999').map(({ id }) => id)).toEqual(['forni-1999']);
  expect(said('ceramica no forni')).toEqual([]);
  expect(said('contributi')).toEqual([]);
  expect(said('ceramica in Umbria').map(({ id }) => id)).not.toContain('altrove');
});
