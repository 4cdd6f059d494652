import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { STARTUP_MONTHS_MAX } from '#domain/eligibility/statuses.ts';
import { toldLimits } from '#domain/eligibility/told-limits.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { decide, failed, met, open, UNKNOWN } from './row.ts';
import { inRange } from './in-range.ts';

/** Under this age nobody doubts that a company is new; past five years it no longer is (Reg. UE 651/2014, art. 22). */
const SURELY_NEW_MONTHS = 36;

export function checkAge(grant: Grant, company: CompanyView): Check[] {
  const { recentlyFounded, mustExist } = grant.constraints;
  const filedAccountsMin = grant.constraints.filedAccountsMin ?? toldLimits(grant).accountsMin;
  const ageMonths = ageBounds(grant);
  const rows: Check[] = [];
  if (mustExist !== undefined) rows.push(checkExistence(mustExist, ageMonths?.max ?? 0, company));
  if (filedAccountsMin !== null) rows.push(checkFiledAccounts(grant, filedAccountsMin, company));
  if (ageMonths) rows.push(checkCompanyAge(grant, ageMonths, company));
  if (recentlyFounded && ageMonths?.max === undefined) rows.push(checkRecentlyFounded(company));
  return rows;
}

type Bounds = { min?: number; max?: number };

/** The card's own bounds, then the facts'. */
function ageBounds({ constraints, facts }: Grant): Bounds | null {
  const { companyMinMonths: min, companyMaxMonths: max } = facts.age ?? {};
  const bounds = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...constraints.ageMonths,
  };
  return bounds.min === undefined && bounds.max === undefined ? null : bounds;
}

function checkExistence(mustExist: boolean, newUpToMonths: number, company: CompanyView): Check {
  const { exists, months, foundedThisYear, source } = company.age;
  const expected: Value = { kind: 'existing', exists: mustExist };
  const found: Value = exists === null ? UNKNOWN : { kind: 'existing', exists };
  const rule = { code: 'must_exist' as const, expected, found, source };
  if (exists === null) return open(rule, 'azienda', 'founded');
  if (exists === mustExist) return met(rule);
  // To be founded before the application: possible, and never a plain yes.
  if (mustExist) return open(rule, 'azienda', 'founded');
  const isNew = months !== null && newUpToMonths > 0 && months.min <= newUpToMonths;
  // Opened only months ago: the bando's own dates decide.
  return isNew || foundedThisYear ? open(rule, 'progetto') : failed(rule);
}

function checkCompanyAge(grant: Grant, range: Bounds, company: CompanyView): Check {
  const { months, exists, source } = company.age;
  const expected: Value = { kind: 'months', min: range.min ?? null, max: range.max ?? null };
  const rule = { code: 'company_age' as const, expected, found: ageFound(company), source };
  if (exists === false && range.min === undefined) return met(rule);
  const holds = months === null ? null : inRange(months, range);
  // "Termine esteso a 36 mesi" for some: who is only a little older may be one of them.
  if (holds === false && months !== null && isExtended(grant, months.min)) return open(rule, 'bando');
  if (holds === false && months !== null && isToldOldEnough(grant, range, months.min)) return open(rule, 'bando');
  return decide(rule, holds, 'founded');
}

/** The card shuts out who is so young, the facts do not: of who has a whole year behind it the official text decides. */
function isToldOldEnough(grant: Grant, { min = 0, max = Infinity }: Bounds, months: number): boolean {
  const { admitsUnderMonths } = toldLimits(grant);
  return admitsUnderMonths !== null && admitsUnderMonths >= min && months >= MONTHS_PER_YEAR && months <= max;
}
const MONTHS_PER_YEAR = 12;

function isExtended(grant: Grant, months: number): boolean {
  const { women = '', young = '' } = grant.facts.ownership ?? {};
  const [, to] = /\bestes[oa] a (\d+) mesi/i.exec(`${women} ${young}`) ?? [];
  return to !== undefined && months <= Number(to);
}

function checkRecentlyFounded(company: CompanyView): Check {
  const { months, source } = company.age;
  const expected: Value = { kind: 'months', min: null, max: null };
  const rule = { code: 'recently_founded' as const, expected, found: ageFound(company), source };
  if (months === null) return open(rule, 'azienda', 'founded');
  if (months.min > STARTUP_MONTHS_MAX) return failed(rule);
  return months.max <= SURELY_NEW_MONTHS ? met(rule) : open(rule, 'bando');
}

function checkFiledAccounts(grant: Grant, min: number, company: CompanyView): Check {
  const { filedAccountsMax, months, source } = company.age;
  const expected: Value = { kind: 'accounts', count: min };
  const rule = { code: 'filed_accounts' as const, expected, found: ageFound(company), source };
  if (filedAccountsMax === null) return open(rule, 'azienda', 'founded');
  if (filedAccountsMax < min) {
    // The facts may ask for fewer years than the card: of who surely has those the official text decides.
    const asked = grant.facts.age?.companyMinMonths ?? Infinity;
    const isEnough = asked < min * MONTHS_PER_YEAR && filedAccountsMax > 0 && (months?.min ?? 0) >= asked;
    return isEnough ? open(rule, 'bando') : failed(rule);
  }
  // A first financial year may be longer than twelve months, so the bare minimum of years is not yet a certainty.
  return filedAccountsMax > min ? met(rule) : open(rule, 'azienda', 'founded');
}

function ageFound(company: CompanyView): Value {
  const { months, exists } = company.age;
  if (exists === false) return { kind: 'existing', exists: false };
  return months === null ? UNKNOWN : { kind: 'months', min: months.min, max: months.max };
}
