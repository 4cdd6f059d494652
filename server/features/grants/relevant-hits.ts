import type { Hit } from '#domain/search/score.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { filteredInSteps, type Steps } from '#domain/steps.ts';

/** Far weaker than the best answer is noise: nobody trusts "3.600 bandi" for one word. */
const RELEVANT_SHARE = 0.05;
/** Who calls a programme by its name wants it, and of the others those that are nearly as like it as the likest. */
const LIKE_SHARE = 0.4;
/** Enough for nearly every query; only a broad one is read to its end. */
const FIRST_READ = 600;

/** A word of nearly all grants weighs next to nothing: those that have it in their name are answers all the same. */
export function* relevantHits(index: SearchIndex, q: string): Steps<Hit[]> {
  const first = yield* index.searchInSteps(q, { limit: FIRST_READ });
  const floor = leastScore(first);
  const isRelevant = ({ score, isSaid }: Hit) => score >= floor || isSaid;
  const isCommon = first.some(({ score, isSaid }) => isSaid && score < floor);
  const hasMore = first.length === FIRST_READ && (isCommon || isRelevant(first.at(-1)!));
  return yield* filteredInSteps(hasMore ? yield* index.searchInSteps(q, { limit: Infinity }) : first, isRelevant);
}

function leastScore(hits: readonly Hit[]): number {
  const share = (hits[0]?.score ?? 0) * RELEVANT_SHARE;
  if (!hits.some(({ isCalled }) => isCalled)) return share;
  const likest = hits.find(({ isCalled }) => !isCalled)?.score ?? 0;
  return Math.max(share, likest * LIKE_SHARE);
}
