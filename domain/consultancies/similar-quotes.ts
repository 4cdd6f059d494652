import { z } from 'zod';
import { middleOf } from '#domain/numbers/middle.ts';
import { successFee, type QuoteInput } from './quote.ts';

/** Of fewer one could guess whose they are, and they say nothing. */
export const MIN_SIMILAR_QUOTES = 10;

/** Where the middle half of similar offers lies, in percent of the aid they were about. */
export const similarQuotes = z.object({
  count: z.number(),
  low: z.number(),
  high: z.number(),
  /** For the same grant; otherwise for the same kind of work. */
  isSameGrant: z.boolean(),
});
export type SimilarQuotes = z.infer<typeof similarQuotes>;

type Terms = Pick<QuoteInput, 'fixedFee' | 'successPercent' | 'cap' | 'expectedAid'>;

/** The whole fee in percent of the aid; null where the aid cannot be said, or nothing is asked yet. */
export function shareOfAid(terms: Terms): number | null {
  const due = successFee(terms);
  if (!terms.expectedAid || due === null) return null;
  const share = ((terms.fixedFee + due) / terms.expectedAid) * 100;
  return share > 0 ? share : null;
}

/** The first and the third quartile of the offers that can be compared, in whole percent. */
export function spreadOf(offers: readonly Terms[]): Omit<SimilarQuotes, 'isSameGrant'> | null {
  const shares = offers.flatMap((terms) => shareOfAid(terms) ?? []).toSorted((one, other) => one - other);
  if (shares.length < MIN_SIMILAR_QUOTES) return null;
  return { count: shares.length, low: Math.round(quantile(shares, 0.25)), high: Math.round(quantile(shares, 0.75)) };
}

/** What offers usually come to if the grant comes, in whole euro: the middle one; null of too few. */
export function usualFee(offers: readonly Terms[]): number | null {
  if (offers.length < MIN_SIMILAR_QUOTES) return null;
  const sums = offers.map((terms) => Math.min(terms.fixedFee + (successFee(terms) ?? Infinity), terms.cap));
  return Math.round(middleOf(sums)!);
}

/** Between the two nearest figures, as spreadsheets and databases do it. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place - Math.floor(place));
}
