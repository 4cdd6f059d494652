import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { inRange } from './in-range.ts';
import { decide, met, open, UNKNOWN } from './row.ts';

export function checkEmployees(grant: Grant, company: CompanyView): Check | null {
  const bounds = grant.constraints.employees;
  if (!bounds) return null;
  const expected: Value = { kind: 'people', min: bounds.min ?? null, max: bounds.max ?? null };
  const { employees } = company;
  const found: Value = employees ? { kind: 'people', min: employees.min, max: employees.max } : UNKNOWN;
  const rule = { code: 'employees' as const, expected, found, source: employees?.source ?? 'profilo' };
  return decide(rule, employees ? inRange(employees, bounds) : null, 'employees');
}

export function checkRevenue(grant: Grant, company: CompanyView): Check | null {
  const bounds = grant.constraints.revenueEuro;
  if (!bounds) return null;
  const expected: Value = { kind: 'euro', min: bounds.min ?? null, max: bounds.max ?? null };
  const { revenue } = company;
  const found: Value = revenue ? { kind: 'euro', min: revenue.min, max: revenue.max } : UNKNOWN;
  const rule = { code: 'revenue' as const, expected, found, source: revenue?.source ?? 'profilo' };
  return decide(rule, revenue ? inRange(revenue, bounds) : null, 'revenue');
}

/** A spend told in words says how large the plan is, not how much is eligible: it confirms, it never excludes. */
export function checkSpend(grant: Grant, company: CompanyView): Check | null {
  const bounds = grant.facts.spend;
  if (!bounds) return null;
  const expected: Value = { kind: 'euro', min: bounds.min ?? null, max: bounds.max ?? null };
  const spend = company.told.plannedSpend;
  const found: Value = spend === null ? UNKNOWN : { kind: 'euro', min: spend, max: spend };
  const rule = { code: 'spend' as const, expected, found, source: 'descrizione' as const };
  const fits = spend !== null && inRange({ min: spend, max: spend }, bounds) === true;
  return fits ? met(rule) : open(rule, 'progetto', spend === null ? 'spend' : null);
}

/** Ages of who applies. Several people of whom only some fit: the bando says how many must. */
export function checkFounderAge(grant: Grant, company: CompanyView): Check | null {
  const bounds = grant.constraints.founderAge;
  if (!bounds) return null;
  const expected: Value = { kind: 'years', min: bounds.min ?? null, max: bounds.max ?? null };
  const { ages } = company.told;
  const found: Value = ages.length === 0 ? UNKNOWN : { kind: 'ages', ages };
  const rule = { code: 'founder_age' as const, expected, found, source: 'descrizione' as const };
  const inside = ages.filter((age) => inRange({ min: age, max: age }, bounds) === true).length;
  const holds = ages.length === 0 ? null : inside === ages.length ? true : inside === 0 ? false : null;
  return decide(rule, holds, 'founder_age');
}
