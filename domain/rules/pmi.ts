import { COMPANY_SIZES, type CompanySize } from '#domain/vocabulary.ts';
import type { Day } from './day.ts';
import { ruleValue } from './rule-at.ts';

type SmeClass = Exclude<CompanySize, 'large'>;

/** Fewer people than `staffBelow`, and turnover or balance-sheet total within its limit. */
type PmiThreshold = { size: SmeClass; staffBelow: number; turnoverMax: number; balanceMax: number };

/** The three classes, smallest first (Racc. 2003/361/CE, art. 2). */
export function pmiThresholds(day: Day): readonly [PmiThreshold, PmiThreshold, PmiThreshold] {
  const threshold = (size: SmeClass): PmiThreshold => ({
    size,
    staffBelow: ruleValue(`pmi.${size}.staff`, day),
    turnoverMax: ruleValue(`pmi.${size}.turnover`, day),
    balanceMax: ruleValue(`pmi.${size}.balance`, day),
  });
  return [threshold('micro'), threshold('small'), threshold('medium')];
}

/** A known value is a range of one point; unknown bounds are 0 and Infinity. */
export type Range = { min: number; max: number };
export type SizeRanges = { staff: Range; turnover: Range; balance: Range };

export const UNKNOWN_RANGE: Range = { min: 0, max: Infinity };

/** Every size these figures may still turn out to be; one element means that the size is decided. */
export function possibleSizes(ranges: SizeRanges, day: Day): CompanySize[] {
  const smallest = sizeRank(ranges.staff.min, ranges.turnover.min, ranges.balance.min, day);
  const largest = sizeRank(ranges.staff.max, ranges.turnover.max, ranges.balance.max, day);
  return COMPANY_SIZES.slice(smallest, largest + 1);
}

/** Size by exact figures, before any link between firms or year before is looked at. */
export function sizeByFigures(figures: { staff: number; turnover: number; balance: number }, day: Day): CompanySize {
  return COMPANY_SIZES[sizeRank(figures.staff, figures.turnover, figures.balance, day)]!;
}

/** Position in COMPANY_SIZES. The rule asks for one of the two financial limits, so the kinder one counts. */
function sizeRank(staff: number, turnover: number, balance: number, day: Day): number {
  const thresholds = pmiThresholds(day);
  const first = (fits: (threshold: PmiThreshold) => boolean) => {
    const index = thresholds.findIndex(fits);
    return index === -1 ? thresholds.length : index;
  };
  return Math.max(
    first((each) => staff < each.staffBelow),
    Math.min(
      first((each) => turnover <= each.turnoverMax),
      first((each) => balance <= each.balanceMax),
    ),
  );
}
