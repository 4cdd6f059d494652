import { describe, expect, it } from 'vitest';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { buildIndex } from '#domain/search/search-index.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import blind from './queries/blind-queries.json' with { type: 'json' };
import fresh from './queries/fresh-queries.json' with { type: 'json' };
import heldOut from './queries/held-out-queries.json' with { type: 'json' };
import last from './queries/last-queries.json' with { type: 'json' };
import own from './queries/own-queries.json' with { type: 'json' };
import { ndcg10, type LabelledQuery } from './search-quality.ts';

/** Each set was written before its answers were seen; all but the last have been learnt from since. */
const all = [own, heldOut, fresh, blind, last].flatMap((set) => set as LabelledQuery[]);
const grants = loadBundledCatalogue();
const index = buildIndex(grants, { today: '2026-11-15', gazetteer: placesOfItaly() });

function quality(queries: unknown): number {
  const scores = (queries as LabelledQuery[]).map(({ query, relevant }) =>
    ndcg10(
      index.search(query, { limit: 10 }).map((hit) => hit.id),
      relevant,
    ),
  );
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

describe('nDCG at 10', () => {
  it('is 1 for the ideal order and falls as grants slip', () => {
    expect(ndcg10(['a', 'b'], { a: 2, b: 1 })).toBe(1);
    expect(ndcg10(['b', 'a'], { a: 2, b: 1 })).toBeLessThan(1);
    expect(ndcg10(['c'], { a: 2 })).toBe(0);
  });
});

describe('the search of the bundled catalogue', () => {
  it('labels name grants that exist', () => {
    const known = new Set(grants.map((grant) => grant.id));
    const named = all.flatMap(({ relevant }) => Object.keys(relevant));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('stays above its floor on the queries it was tuned on', () => {
    expect((own as LabelledQuery[]).length).toBeGreaterThanOrEqual(110);
    expect(quality(own)).toBeGreaterThan(0.83);
    expect(quality(fresh)).toBeGreaterThan(0.81);
  });

  it('stays above its floor on queries it was never tuned on', () => {
    expect(quality(heldOut)).toBeGreaterThan(0.82);
    expect(quality(last)).toBeGreaterThan(0.77);
  });

  it('answers every one of them', () => {
    expect(all.filter(({ query }) => index.search(query).length === 0)).toEqual([]);
  });
});
