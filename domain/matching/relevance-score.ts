import { RELEVANCE } from '#domain/constants.ts';

/** Tenths of a point of fit (scan.ts): what a grant has that asks nothing special, and what only the best ones reach. */
const FIT = { least: -2000, most: 9000 };

/**
 * How well a grant suits a company and its project, 70 to 95 (MAT-1): by its place between a bare match and the best
 * ones, and never above the share of its requirements that the data really verify.
 */
export function relevanceScore(fit: number, verifiedShare: number): number {
  const place = Math.min(1, Math.max(0, (fit - FIT.least) / (FIT.most - FIT.least)));
  const spread = RELEVANCE.cap - RELEVANCE.base;
  return RELEVANCE.base + Math.round(spread * Math.min(place, verifiedShare));
}

/** The same scale for a grant whose terms are known: the number shown is the order of the list. */
export const offeredScore = (offer: number): number =>
  RELEVANCE.base + Math.round((RELEVANCE.cap - RELEVANCE.base) * Math.min(1, offer / 0.85));
