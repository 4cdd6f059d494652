import type { Range } from '#domain/rules/pmi.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { feeFor } from './fee.ts';
import { taxShare, type TaxKind } from './tax-share.ts';
import type { Assumption, AssumptionOrigin, WorthItInput } from './worth-it-input.ts';

/** The figures of the estimate once the gaps are filled from the rules table. */
export type Figures = {
  advancePercent: Range;
  monthsToPayment: Range;
  hours: Range;
  hourCost: number;
  bridgeRatePercent: Range;
  taxPercent: Range;
  taxKind: TaxKind;
};

export function figuresOf(input: WorthItInput): Figures {
  const rule = (id: 'advance' | 'months_to_payment' | 'hours' | 'bridge_rate'): Range => ({
    min: ruleValue(`estimate.${id}.least`, input.day),
    max: ruleValue(`estimate.${id}.most`, input.day),
  });
  const tax = taxShare(input);
  return {
    advancePercent: input.advancePercent ?? rule('advance'),
    monthsToPayment: input.monthsToPayment ?? rule('months_to_payment'),
    hours: input.hours ?? rule('hours'),
    hourCost: input.hourCost ?? ruleValue('estimate.hour_cost', input.day),
    bridgeRatePercent: input.bridgeRatePercent ?? rule('bridge_rate'),
    // Unknown treatment runs from untaxed to fully taxed.
    taxPercent: {
      min: input.isTaxed === true ? tax.percent.min : 0,
      max: input.isTaxed === false ? 0 : tax.percent.max,
    },
    taxKind: tax.kind,
  };
}

/** Every figure used, in the order of the sum, with where it comes from. */
export function assumptionsOf(input: WorthItInput, figures: Figures): Assumption[] {
  const point = (value: number): Range => ({ min: value, max: value });
  const origin = (given: unknown): AssumptionOrigin => (given === null ? 'estimate' : 'user');
  const list: (Assumption | null)[] = [
    { code: 'spend', range: input.spend, unit: 'eur', origin: 'user' },
    { code: 'intensity', range: input.intensityPercent, unit: 'percent', origin: 'user' },
    input.grantCap === null ? null : { code: 'grant_cap', range: point(input.grantCap), unit: 'eur', origin: 'user' },
    input.deMinimisRoom === null
      ? null
      : { code: 'de_minimis_room', range: point(input.deMinimisRoom), unit: 'eur', origin: 'user' },
    { code: 'advance', range: figures.advancePercent, unit: 'percent', origin: origin(input.advancePercent) },
    {
      code: 'months_to_payment',
      range: figures.monthsToPayment,
      unit: 'months',
      origin: origin(input.monthsToPayment),
    },
    { code: 'bridge_rate', range: figures.bridgeRatePercent, unit: 'percent', origin: origin(input.bridgeRatePercent) },
    { code: `tax_${figures.taxKind}`, range: figures.taxPercent, unit: 'percent', origin: 'rule' },
    feeAssumption(input),
    { code: 'hours', range: figures.hours, unit: 'hours', origin: origin(input.hours) },
    { code: 'hour_cost', range: point(figures.hourCost), unit: 'eur', origin: origin(input.hourCost) },
    input.chancePercent && { code: 'chance', range: input.chancePercent, unit: 'percent', origin: 'user' },
  ];
  return list.filter((each) => each !== null);
}

function feeAssumption({ fee, day }: WorthItInput): Assumption {
  const fixed = feeFor(fee, 0, day).fixed;
  const range = { min: fixed, max: fixed };
  if (fee.kind === 'quote') {
    const percent = { min: fee.successPercent, max: fee.successPercent };
    return { code: 'fee_quote', range: percent, unit: 'percent', origin: 'user' };
  }
  if (fee.kind === 'none') return { code: 'fee_none', range, unit: 'eur', origin: 'user' };
  const shares = [ruleValue('fee.tier_high.share', day), ruleValue('fee.tier_low.share', day)];
  return {
    code: 'fee_market',
    range: { min: Math.min(...shares), max: Math.max(...shares) },
    unit: 'percent',
    origin: 'rule',
  };
}
