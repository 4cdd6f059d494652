import { addDays } from '#domain/rules/day.ts';
import { ruleAt, ruleValue } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { catNatRow } from './cat-nat.ts';
import { capitalRow, ratiosRow } from './difficulty.ts';
import type { ExclusionCheck, ExclusionFacts, ExclusionRow } from './exclusion-facts.ts';

export type ExclusionResult = { verdict: Verdict; rows: ExclusionRow[] };

/** The grounds that shut a firm out of every call (D.Lgs. 184/2025, art. 9, and the state aid rules). */
export function exclusionCheck(facts: ExclusionFacts): ExclusionResult {
  const rows = [
    durcRow(facts),
    catNatRow(facts),
    capitalRow(facts),
    ratiosRow(facts),
    declared('rescue_aid', facts.hasUnpaidRescueAid, 'difficulty.rescue_aid', facts),
    declared('liquidation', facts.isInLiquidation, 'insolvency.exclusion', facts),
    declared('insolvency', facts.hasInsolvencyProcedure, 'insolvency.exclusion', facts),
    declared('deggendorf', facts.hasUnlawfulAidToRepay, 'deggendorf.commitment', facts),
    declared('interdiction', facts.hasInterdiction, 'sanctions.interdiction', facts),
    antimafiaRow(facts),
  ];
  return { verdict: verdictOf(rows), rows };
}

/** Any failure excludes; an unknown never counts as met (field.md §2.1). */
function verdictOf(rows: ExclusionRow[]): Verdict {
  if (rows.some((row) => row.outcome === 'non_soddisfatto')) return 'non_ammissibile';
  return rows.some((row) => row.outcome === 'da_verificare') ? 'da_verificare' : 'ammissibile';
}

function durcRow(facts: ExclusionFacts): ExclusionRow {
  const row = declared('durc', facts.isDurcRegular === null ? null : !facts.isDurcRegular, 'durc.validity', facts);
  if (row.outcome !== 'soddisfatto' || facts.durcIssuedOn === null) return row;
  const expiresOn = addDays(facts.durcIssuedOn, ruleValue('durc.validity', facts.day));
  if (facts.day <= expiresOn) return row;
  return { ...row, outcome: 'da_verificare', reason: { code: 'durc_expired', expiredOn: expiresOn } };
}

function antimafiaRow(facts: ExclusionFacts): ExclusionRow {
  const rule = ruleAt('antimafia.threshold', facts.day);
  const row = declared('antimafia', facts.hasAntimafiaObstacle, 'antimafia.threshold', facts);
  if (row.outcome === 'non_soddisfatto' || facts.requestedAmount === null) return row;
  const threshold = rule.value;
  if (facts.requestedAmount <= threshold) {
    return { ...row, outcome: 'soddisfatto', reason: { code: 'antimafia_below', threshold } };
  }
  return row.outcome === 'soddisfatto' ? row : { ...row, reason: { code: 'antimafia_above', threshold } };
}

/** A ground that only the firm can declare. */
function declared(check: ExclusionCheck, isThere: boolean | null, id: RuleId, facts: ExclusionFacts): ExclusionRow {
  const rule = ruleAt(id, facts.day);
  if (isThere === null) return { check, outcome: 'da_verificare', reason: { code: 'not_declared' }, rule };
  return isThere
    ? { check, outcome: 'non_soddisfatto', reason: { code: 'declared_obstacle' }, rule }
    : { check, outcome: 'soddisfatto', reason: { code: 'declared_clear' }, rule };
}
