import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';

export const TAX_REGIMES = ['ordinario_cassa', 'ordinario', 'forfettario', 'societa'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

export type InvoiceLines = {
  fee: number;
  fund: number;
  vat: number;
  stamp: number;
  total: number;
  withholding: number;
  paid: number;
};

export const cents = (value: number): number => Math.round(value * 100) / 100;

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
