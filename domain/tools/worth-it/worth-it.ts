import { MONTHS_PER_YEAR } from '#domain/rules/day.ts';
import type { Range } from '#domain/rules/pmi.ts';
import { assumptionsOf, figuresOf, type Figures } from './assumptions.ts';
import { feeFor } from './fee.ts';
import type { Assumption, WorthItInput } from './worth-it-input.ts';

export type WorthItResult = {
  grant: Range;
  /** What holds the grant down at its highest. */
  limitedBy: 'spend' | 'grant_cap' | 'de_minimis';
  /** What the firm pays of the project in the end. */
  ownShare: Range;
  /** What it has to put on the table before the balance is paid. */
  cashToAdvance: Range;
  monthsToPayment: Range;
  fee: Range;
  tax: Range;
  bridgeCost: Range;
  timeCost: Range;
  /** Grant minus every cost of getting it, if it is awarded. */
  net: Range;
  /** The same weighed by the chance of winning; null when the chance is unknown. */
  expected: Range | null;
  verdict: 'conviene' | 'dipende' | 'non_conviene';
  assumptions: Assumption[];
};

/** "Vale la pena?" (TOO-7): everything as a range, every assumption listed. */
export function worthIt(input: WorthItInput): WorthItResult {
  const figures = figuresOf(input);
  const grants = { min: grantFor(input, 'min'), max: grantFor(input, 'max') };
  const low = outcomeAt(input, figures, grants.min, 'max');
  const high = outcomeAt(input, figures, grants.max, 'min');
  const net = ordered(low.net, high.net);
  const expected = input.chancePercent && {
    min: round(Math.min(...corners(low, input.chancePercent))),
    max: round(Math.max(...corners(high, input.chancePercent))),
  };
  const judged = expected ?? net;
  return {
    grant: grants,
    limitedBy: limitOf(input, grants.max),
    ownShare: paidFor(input, { min: 100, max: 100 }),
    cashToAdvance: paidFor(input, figures.advancePercent),
    monthsToPayment: figures.monthsToPayment,
    fee: ordered(feeAt(input, grants.min), feeAt(input, grants.max)),
    tax: ordered((grants.min * figures.taxPercent.min) / 100, (grants.max * figures.taxPercent.max) / 100),
    bridgeCost: ordered(bridgeAt(figures, grants.min, 'min'), bridgeAt(figures, grants.max, 'max')),
    timeCost: ordered(figures.hours.min * figures.hourCost, figures.hours.max * figures.hourCost),
    net,
    expected,
    verdict: judged.min > 0 ? 'conviene' : judged.max <= 0 ? 'non_conviene' : 'dipende',
    assumptions: assumptionsOf(input, figures),
  };
}

/** A project less the part of its grant that is there by then: least for the smallest spend at the highest intensity. */
function paidFor(input: WorthItInput, paidPercent: Range): Range {
  const generous = (grantFor(input, 'min', 'max') * paidPercent.max) / 100;
  const meagre = (grantFor(input, 'max', 'min') * paidPercent.min) / 100;
  return ordered(input.spend.min - generous, input.spend.max - meagre, 0);
}

/** min(spend × intensity, cap, room under de minimis). */
function grantFor(input: WorthItInput, side: 'min' | 'max', intensity = side): number {
  const bySpend = (input.spend[side] * input.intensityPercent[intensity]) / 100;
  return round(Math.min(bySpend, input.grantCap ?? Infinity, input.deMinimisRoom ?? Infinity));
}

function limitOf(input: WorthItInput, grant: number): WorthItResult['limitedBy'] {
  const bySpend = round((input.spend.max * input.intensityPercent.max) / 100);
  if (grant === bySpend) return 'spend';
  return input.deMinimisRoom !== null && grant === round(input.deMinimisRoom) ? 'de_minimis' : 'grant_cap';
}

type Outcome = { net: number; ifAwarded: number; anyway: number };

/** The grant with its costs at one side of their ranges; `anyway` is spent also without an award. */
function outcomeAt(input: WorthItInput, figures: Figures, grant: number, costs: 'min' | 'max'): Outcome {
  const fee = feeFor(input.fee, grant, input.day);
  const ifAwarded = grant - fee.success - (grant * figures.taxPercent[costs]) / 100 - bridgeAt(figures, grant, costs);
  const anyway = fee.fixed + figures.hours[costs] * figures.hourCost;
  return { net: ifAwarded - anyway, ifAwarded, anyway };
}

function corners(outcome: Outcome, chance: Range): number[] {
  return [chance.min, chance.max].map((percent) => (outcome.ifAwarded * percent) / 100 - outcome.anyway);
}

function feeAt(input: WorthItInput, grant: number): number {
  const { fixed, success } = feeFor(input.fee, grant, input.day);
  return fixed + success;
}

/** Cost of the money that stands in for the grant until it is paid. */
function bridgeAt(figures: Figures, grant: number, side: 'min' | 'max'): number {
  const advance = figures.advancePercent[side === 'max' ? 'min' : 'max'];
  const waiting = (grant * (100 - advance)) / 100;
  return (waiting * figures.bridgeRatePercent[side] * figures.monthsToPayment[side]) / 100 / MONTHS_PER_YEAR;
}

function ordered(a: number, b: number, least = -Infinity): Range {
  return { min: round(Math.max(least, Math.min(a, b))), max: round(Math.max(least, Math.max(a, b))) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
