import { addDays } from '#domain/rules/day.ts';
import { ruleAt, ruleValue } from '#domain/rules/rule-at.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { antimafiaRow } from './antimafia.ts';
import { catNatRow } from './cat-nat.ts';
import { declared } from './declared.ts';
import { capitalRow, ratiosRow } from './difficulty.ts';
import type { ExclusionFacts, ExclusionRow } from './exclusion-facts.ts';

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
    insolvencyRow(facts),
    declared('deggendorf', facts.hasUnlawfulAidToRepay, 'deggendorf.commitment', facts),
    declared('interdiction', facts.hasInterdiction, 'sanctions.interdiction', facts),
    antimafiaRow(facts),
    disabledHiringRow(facts),
    declared('labour_contracts', not(facts.appliesLabourContracts), 'labour_contracts.respect', facts),
    declared('relocation', facts.hasRelocated, 'relocation.years', facts),
  ];
  return { verdict: verdictOf(rows), rows };
}

/** Any failure excludes; an unknown never counts as met (TOO-4). */
function verdictOf(rows: ExclusionRow[]): Verdict {
  if (rows.some((row) => row.outcome === 'non_soddisfatto')) return 'non_ammissibile';
  return rows.some((row) => row.outcome === 'da_verificare') ? 'da_verificare' : 'ammissibile';
}

function durcRow(facts: ExclusionFacts): ExclusionRow {
  const row = declared('durc', not(facts.isDurcRegular), 'durc.validity', facts);
  if (row.outcome !== 'soddisfatto' || facts.durcIssuedOn === null) return row;
  const expiresOn = addDays(facts.durcIssuedOn, ruleValue('durc.validity', facts.day));
  if (facts.day <= expiresOn) return row;
  return { ...row, outcome: 'da_verificare', reason: { code: 'durc_expired', expiredOn: expiresOn } };
}

/** A composition that keeps the firm trading is admitted by some calls; every other procedure shuts out. */
function insolvencyRow(facts: ExclusionFacts): ExclusionRow {
  const row = declared('insolvency', facts.hasInsolvencyProcedure, 'insolvency.exclusion', facts);
  if (facts.hasInsolvencyProcedure !== true || facts.isContinuityComposition === false) return row;
  const code = facts.isContinuityComposition === null ? 'insolvency_ask_kind' : 'insolvency_continuity';
  return { ...row, outcome: 'da_verificare', reason: { code }, rule: ruleAt('insolvency.continuity', facts.day) };
}

/** Small firms owe nothing (L. 68/1999, art. 3). */
function disabledHiringRow(facts: ExclusionFacts): ExclusionRow {
  const row = declared('disabled_hiring', not(facts.respectsDisabledHiring), 'disabled_hiring.staff', facts);
  const below = ruleValue('disabled_hiring.staff', facts.day);
  if (facts.staff === null || facts.staff >= below) return row;
  return { ...row, outcome: 'soddisfatto', reason: { code: 'disabled_hiring_small', below } };
}

const not = (truth: boolean | null): boolean | null => (truth === null ? null : !truth);
