import { roundCents, type Cents } from './cents.ts';
import type { Owner } from './plan-input.ts';
import type { PlanRules } from './plan-rules.ts';

/** INPS of one owner for the months of a year: a fixed part whatever is earned, and one on income above the minimum. */
export function ownerContributions(rules: PlanRules, { inps }: Owner, income: Cents, months: number) {
  if (!inps || inps.scheme === 'none') return { fixed: 0, variable: 0 };
  const rate = (inps.ratePct ?? rules.inpsPct[inps.scheme]) / 100;
  const maximum = (inps.max ?? rules.inpsMax) * 100;
  if (inps.scheme === 'separata') return { fixed: 0, variable: roundCents(Math.min(income, maximum) * rate) };
  const kept = 1 - (inps.reductionPct ?? 0) / 100;
  const year = months / 12;
  const [low, band, high] = [rules.inpsMin * 100 * year, rules.inpsBand * 100 * year, maximum * year];
  const within = Math.max(0, Math.min(income, band) - low) * rate;
  const above = Math.max(0, Math.min(income, high) - band) * (rate + rules.inpsOverBandPts / 100);
  return {
    fixed: roundCents((rules.inpsMin * rate * kept + rules.inpsMaternity) * 100 * year),
    variable: roundCents((within + above) * kept),
  };
}
