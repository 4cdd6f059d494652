import { z } from 'zod';

/** How often one person may ask per day; null gives back what everybody has. */
const MOST_PER_DAY = 10_000;
export const quotaInput = z.object({ daily: z.number().int().min(0).max(MOST_PER_DAY).nullable() });

/** What the provider takes for a million tokens, in euro; without prices there are no costs to tell. */
const MOST_EURO = 1_000;
const price = z.number().min(0).max(MOST_EURO);
export const pricesInput = z.object({ input: price, output: price });
export type TokenPrices = z.infer<typeof pricesInput>;

const MILLION = 1_000_000;
type Tokens = { inputTokens: number; outputTokens: number };
/** In euro; null: nobody has said what a token costs. */
export const costOf = ({ inputTokens, outputTokens }: Tokens, prices: TokenPrices | null): number | null =>
  prices && (inputTokens * prices.input + outputTokens * prices.output) / MILLION;
