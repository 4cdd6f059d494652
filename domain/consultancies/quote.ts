import { z } from 'zod';
import type { Day } from '#domain/rules/day.ts';
import { cents, TAX_REGIMES } from './invoice.ts';

export const REFUNDS = ['tutta', 'meta', 'nessuna'] as const;

const euro = z.number().min(0).max(1_000_000).multipleOf(0.01);
const items = z.array(z.string().trim().min(1).max(120)).max(20);

/** A written offer: what it covers and what not, what it costs at most, until when it holds. */
export const quoteInput = z.object({
  includes: items.min(1),
  excludes: items,
  note: z.string().trim().max(2_000).default(''),
  fixedFee: euro,
  successPercent: z.number().min(0).max(30).multipleOf(0.1),
  cap: euro,
  /** What the grant is expected to bring, where it can be said: the success part is shown on it. */
  expectedAid: euro.nullable(),
  regime: z.enum(TAX_REGIMES),
  refund: z.enum(REFUNDS),
  validUntil: z.iso.date(),
});
export type QuoteInput = z.infer<typeof quoteInput>;

const typed = z.number().catch(0);
/** What is written so far, as a browser keeps it: nothing in it has to be whole. */
export const quoteDraft = quoteInput.extend({
  includes: z.array(z.string()).max(20),
  note: z.string(),
  fixedFee: typed,
  successPercent: typed,
  cap: typed,
  expectedAid: z.number().nullable().catch(null),
  validUntil: z.string(),
  at: z.iso.datetime(),
});

type Terms = Pick<QuoteInput, 'fixedFee' | 'successPercent' | 'cap' | 'expectedAid'>;

/** What is due if the grant comes: the share of it, never above the cap with the fixed part. */
export function successFee({ fixedFee, successPercent, cap, expectedAid }: Terms): number | null {
  if (successPercent === 0) return 0;
  if (expectedAid === null) return null;
  return cents(Math.max(0, Math.min((expectedAid * successPercent) / 100, cap - fixedFee)));
}

/** All that is wrong at once: a fixed part above the cap, a day gone by. */
export function quoteProblems(
  quote: QuoteInput,
  today: Day,
): { field: string; code: 'cap_below_fixed' | 'day_gone' | 'nothing_asked' }[] {
  const problems: { field: string; code: 'cap_below_fixed' | 'day_gone' | 'nothing_asked' }[] = [];
  if (quote.cap < quote.fixedFee) problems.push({ field: 'cap', code: 'cap_below_fixed' });
  if (quote.validUntil < today) problems.push({ field: 'validUntil', code: 'day_gone' });
  if (quote.fixedFee === 0 && quote.successPercent === 0) problems.push({ field: 'fixedFee', code: 'nothing_asked' });
  return problems;
}
