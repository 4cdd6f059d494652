import { cents } from './invoice.ts';

/** Where no price of a whole application is known. */
export const SAMPLE_FEE = 1_000;

type Fees = { projectRate: number | null; successPercent: number | null; successCap: number | null };

/**
 * What a person of these fees would ask for an application: the fixed part at once, and of the aid a share once it is
 * granted, never above the cap. Null: no such share, or no aid to take it of.
 */
export function estimateOf(fees: Fees, aid: number | null): { fixed: number; later: number | null } {
  const { projectRate, successPercent, successCap } = fees;
  const fixed = projectRate ?? SAMPLE_FEE;
  if (!successPercent || aid === null) return { fixed, later: null };
  return { fixed, later: cents(Math.min((aid * successPercent) / 100, successCap ?? Infinity)) };
}
