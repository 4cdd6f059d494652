import type { Day } from '#domain/rules/day.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import { COMPANY_SIZES, type CompanySize } from '#domain/vocabulary.ts';
import type { ExclusionFacts, ExclusionRow } from './exclusion-facts.ts';

/** Without a policy against catastrophes no incentive, from a day that depends on the size (TOO-5). */
export function catNatRow(facts: ExclusionFacts): ExclusionRow {
  const sizes = facts.size ? [facts.size] : COMPANY_SIZES;
  const starts = sizes.map((size) => ruleAt(ruleFor(facts, size), facts.day));
  const days = starts.map((start) => String(start.value)).sort() as [Day, ...Day[]];
  const [first, last] = [days[0], days.at(-1)!];
  const rule = starts.find((start) => start.value === last)!;
  const row = (outcome: ExclusionRow['outcome'], reason: ExclusionRow['reason']): ExclusionRow => ({
    check: 'cat_nat',
    outcome,
    reason,
    rule,
  });
  if (facts.hasCatNatPolicy === true) return row('soddisfatto', { code: 'cat_nat_has_policy' });
  if (facts.isFarm === true) return row('soddisfatto', { code: 'cat_nat_farm_exempt' });
  if (facts.legalForm === 'libero-professionista') return row('soddisfatto', { code: 'cat_nat_not_registered' });
  if (facts.day < first) return row('soddisfatto', { code: 'cat_nat_not_yet', from: first });
  if (facts.day < last) return row('da_verificare', { code: 'cat_nat_ask_size', from: first, to: last });
  if (facts.hasCatNatPolicy === null) return row('da_verificare', { code: 'cat_nat_ask_policy', from: last });
  const isMaybeExempt = facts.isFarm === null || facts.legalForm === 'ets' || facts.legalForm === 'da-costituire';
  if (isMaybeExempt) return row('da_verificare', { code: 'cat_nat_maybe_exempt' });
  return row('non_soddisfatto', { code: 'cat_nat_required', from: last });
}

/** Fishing of any size and small hospitality had more time (DL 200/2025). */
function ruleFor(facts: ExclusionFacts, size: CompanySize): RuleId {
  if (facts.isFishery === true) return 'cat_nat.block.fishery';
  if (facts.isHospitality === true && (size === 'micro' || size === 'small')) return 'cat_nat.block.hospitality';
  return `cat_nat.block.${size}`;
}
