import { z } from 'zod';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { Day } from '#domain/rules/day.ts';

export const TAX_REGIMES = ['ordinario_cassa', 'ordinario', 'forfettario', 'societa'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

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

export type InvoiceLines = {
  fee: number;
  fund: number;
  vat: number;
  stamp: number;
  total: number;
  withholding: number;
  paid: number;
};

const cents = (value: number): number => Math.round(value * 100) / 100;

/**
 * A fee as its invoice will say it: contribution to the professional fund, VAT, stamp, and what the client pays to the
 * State in the professional's name. Who is "forfettario" charges no VAT and suffers no withholding.
 */
export function invoiceLines(fee: number, regime: TaxRegime, day: Day): InvoiceLines {
  const share = (id: 'invoice.pension_fund' | 'invoice.vat' | 'invoice.withholding') => ruleValue(id, day) / 100;
  const fund =
    regime === 'ordinario_cassa' || regime === 'forfettario' ? cents(fee * share('invoice.pension_fund')) : 0;
  const vat = regime === 'forfettario' ? 0 : cents((fee + fund) * share('invoice.vat'));
  const isStamped = regime === 'forfettario' && fee + fund > ruleValue('invoice.stamp_threshold', day);
  const stamp = isStamped ? ruleValue('invoice.stamp', day) : 0;
  const total = cents(fee + fund + vat + stamp);
  const isWithheld = regime === 'ordinario' || regime === 'ordinario_cassa';
  const withholding = isWithheld ? cents(fee * share('invoice.withholding')) : 0;
  return { fee, fund, vat, stamp, total, withholding, paid: cents(total - withholding) };
}

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
