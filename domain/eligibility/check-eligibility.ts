import type { Grant } from '#domain/grants/grant.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import type { Check, Eligibility } from './check.ts';
import { checkActivity } from './checks/activity.ts';
import { checkAge } from './checks/age.ts';
import { checkAidRegime } from './checks/aid-regime.ts';
import { checkApplicant } from './checks/applicant.ts';
import { checkAteco } from './checks/ateco.ts';
import {
  checkDifficulty,
  checkInactive,
  checkPartners,
  checkPrimaryProduction,
  checkProcedure,
  checkTaxRegime,
} from './checks/conditions.ts';
import { checkCosts, paysNothing } from './checks/costs.ts';
import { checkEmployees, checkRevenue } from './checks/figures.ts';
import { checkFounderAge } from './checks/founders.ts';
import { checkGrantStatus, checkOther } from './checks/grant-itself.ts';
import { checkLegalForm } from './checks/legal-form.ts';
import { checkOrders, checkProjectDates, checkSpend } from './checks/project.ts';
import { checkSector } from './checks/sector.ts';
import { checkSize } from './checks/size.ts';
import { checkSpecialStatus } from './checks/special-status.ts';
import { checkTerms } from './checks/terms.ts';
import { checkTerritory } from './checks/territory.ts';
import { withDispute } from './disputed.ts';
import { viewCompany, type CompanyContext, type CompanyView, type NamedCompany } from './company-view.ts';

export type CompanyCheck = (grant: Grant, company: CompanyView) => Check | Check[] | null;

/** What a grant asks of a company, in the order of the table. Each has its facet in domain/matching/rule-groups.ts. */
export const CHECKS: readonly CompanyCheck[] = [
  checkTerritory,
  checkSize,
  checkSector,
  checkActivity,
  checkAteco,
  checkLegalForm,
  checkApplicant,
  checkSpecialStatus,
  checkAge,
  checkFounderAge,
  checkEmployees,
  checkRevenue,
  checkTaxRegime,
  checkPrimaryProduction,
  checkDifficulty,
  checkProcedure,
  checkInactive,
  checkPartners,
  checkAidRegime,
  checkSpend,
  checkCosts,
  checkOrders,
  checkProjectDates,
  checkTerms,
];

/** Their rows, where the grant asks. A loop: it runs once per check, grant and company. */
export function rowsOf(checks: readonly CompanyCheck[], grant: Grant, company: CompanyView): Check[] {
  const rows: Check[] = [];
  for (const check of checks) {
    const found = check(grant, company);
    if (Array.isArray(found)) rows.push(...found);
    else if (found) rows.push(found);
  }
  return rows;
}

/** Requirement by requirement, whether a company can apply for a grant (ELI-1). */
export function checkEligibility(
  grant: Grant,
  company: NamedCompany,
  today: string,
  context: CompanyContext = {},
): Eligibility {
  return checkView(grant, viewCompany(company, today, context));
}

/** The same for a company already read, when many grants are checked in a row. */
export function checkView(grant: Grant, company: CompanyView): Eligibility {
  const rows = [checkGrantStatus(grant, company.today), ...rowsOf(CHECKS, grant, company), ...checkOther(grant)];
  const { disputes } = company;
  const checks = disputes.length === 0 ? rows : rows.map((check) => withDispute(check, disputes));
  const isSummaryOnly = grant.source.depth === 'solo_sintesi';
  const verdict = verdictOf(checks, isSummaryOnly);
  return {
    verdict,
    checks,
    met: checks.filter((check) => check.outcome === 'soddisfatto').length,
    total: checks.length,
    topReason: topReason(checks, isSummaryOnly),
    isSummaryOnly,
  };
}

/**
 * Any failure excludes; any open row keeps the verdict open. Of a grant known only from its summary the rows that no
 * company datum can decide are left to the official text, as its verdict says ("Compatibile: verifica sul bando…").
 */
function verdictOf(checks: readonly Check[], isSummaryOnly: boolean): Verdict {
  if (checks.some((check) => check.outcome === 'non_soddisfatto')) return 'non_ammissibile';
  return checks.some((check) => keepsOpen(check, isSummaryOnly)) ? 'da_verificare' : 'ammissibile';
}

function keepsOpen(check: Check, isSummaryOnly: boolean): boolean {
  if (check.outcome !== 'da_verificare') return false;
  return !isSummaryOnly || check.lack !== 'progetto';
}

function topReason(checks: readonly Check[], isSummaryOnly: boolean): Check | null {
  return (
    checks.find((check) => check.outcome === 'non_soddisfatto') ??
    // Before what is missing of the company: nothing of it would make the call pay for the project.
    checks.find(paysNothing) ??
    checks.find((check) => keepsOpen(check, isSummaryOnly)) ??
    checks.find((check) => check.outcome === 'da_verificare') ??
    null
  );
}
