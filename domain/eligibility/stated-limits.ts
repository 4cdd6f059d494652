import { NOTHING_KNOWN } from '#domain/companies/company.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Check, CheckCode } from './check.ts';
import { checkEligibility } from './check-eligibility.ts';

/** The page of a grant has its own lines for these. */
const TOLD_ELSEWHERE: readonly CheckCode[] = ['grant_status', 'size', 'sector', 'aid_regime', 'other'];

/**
 * What a grant asks of any company, as rows of the eligibility table; only what it states. Of a company of which nothing is
 * known every check only says what the grant asks for.
 */
export function statedLimits(grant: Grant, today: string): Check[] {
  return checkEligibility(grant, NOTHING_KNOWN, today).checks.filter(({ code, expected }) => {
    if (TOLD_ELSEWHERE.includes(code) || (code === 'spend' && grant.amounts.kind === 'spesa')) return false;
    return code === 'recently_founded' || (expected.kind !== 'none' && expected.kind !== 'unknown');
  });
}
