import type { CompanyFacts } from '#domain/companies/company.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Check, CheckCode } from './check.ts';
import { checkEligibility } from './check-eligibility.ts';

/** A company nobody knows anything about: every check then only says what the grant asks for. */
const NOBODY: CompanyFacts = {
  sector: null,
  region: null,
  province: null,
  city: null,
  legalForm: null,
  employeeBand: null,
  revenueBand: null,
  employeesExact: null,
  revenueExact: null,
  balanceExact: null,
  foundedYear: null,
  foundedOn: null,
  atecoCodes: [],
  atecoVersion: null,
  isWomenLed: null,
  isYouthLed: null,
  description: '',
};

/** The page of a grant has its own lines for these. */
const TOLD_ELSEWHERE: readonly CheckCode[] = ['grant_status', 'size', 'sector', 'aid_regime', 'other'];

/** What a grant asks of any company, as rows of the eligibility table; only what it states. */
export function statedLimits(grant: Grant, today: string): Check[] {
  return checkEligibility(grant, NOBODY, today).checks.filter(({ code, expected }) => {
    if (TOLD_ELSEWHERE.includes(code) || (code === 'spend' && grant.amounts.kind === 'spesa')) return false;
    return code === 'recently_founded' || (expected.kind !== 'none' && expected.kind !== 'unknown');
  });
}
