import { ruleAt, type RuleInForce } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import { declared } from './declared.ts';
import type { ExclusionFacts, ExclusionRow } from './exclusion-facts.ts';

/**
 * Papers are asked above a sum. Who farms land has far lower ones, by whose money it is (D.Lgs. 159/2011, art. 83,
 * comma 3-bis): while that is not known, a sum between the two decides nothing.
 */
export function antimafiaRow(facts: ExclusionFacts): ExclusionRow {
  const general = ruleAt('antimafia.threshold', facts.day);
  const row = declared('antimafia', facts.hasAntimafiaObstacle, 'antimafia.threshold', facts);
  if (row.outcome === 'non_soddisfatto' || facts.requestedAmount === null) return row;
  const own = ownThreshold(facts);
  const threshold = Number(own.value);
  if (facts.requestedAmount <= lowest(facts)) {
    return { ...row, outcome: 'soddisfatto', reason: { code: 'antimafia_below', threshold }, rule: own };
  }
  if (row.outcome === 'soddisfatto') return { ...row, rule: own };
  if (facts.requestedAmount > general.value) {
    return { ...row, reason: { code: 'antimafia_above', threshold: general.value } };
  }
  if (facts.isFarm !== true) return { ...row, reason: doubt('antimafia_ask_farm', facts), rule: own };
  if (facts.funds === null) return { ...row, reason: doubt('antimafia_ask_funds', facts), rule: own };
  return { ...row, reason: { code: 'antimafia_above_farm', threshold }, rule: own };
}

const doubt = (code: 'antimafia_ask_farm' | 'antimafia_ask_funds', facts: ExclusionFacts) => ({
  code,
  threshold: lowest(facts),
  above: Number(ruleAt('antimafia.threshold', facts.day).value),
});

const FARM_RULES = {
  europei: 'antimafia.farmland.eu_funds',
  statali: 'antimafia.farmland.state_funds',
  altri: 'antimafia.threshold',
} as const satisfies Record<NonNullable<ExclusionFacts['funds']>, RuleId>;

/** The rule that speaks: the farm's own where it is known to be one, otherwise the lowest that may apply. */
function ownThreshold(facts: ExclusionFacts): RuleInForce {
  return possible(facts).reduce((low, rule) => (Number(rule.value) < Number(low.value) ? rule : low));
}

const lowest = (facts: ExclusionFacts): number => Number(ownThreshold(facts).value);

function possible({ isFarm, funds, day }: ExclusionFacts): RuleInForce[] {
  const general = ruleAt('antimafia.threshold', day);
  if (isFarm === false) return [general];
  const farm = funds === null ? Object.values(FARM_RULES) : [FARM_RULES[funds]];
  const rules = farm.map((id) => ruleAt(id, day));
  return isFarm === true ? rules : [general, ...rules];
}
