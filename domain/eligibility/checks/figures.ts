import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { toldLimits } from '#domain/eligibility/told-limits.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { inRange } from './in-range.ts';
import { decide, UNKNOWN } from './row.ts';

export function checkEmployees(grant: Grant, company: CompanyView): Check | null {
  const bounds = staffBounds(grant);
  if (!bounds) return null;
  const expected: Value = { kind: 'people', min: bounds.min ?? null, max: bounds.max ?? null };
  const { employees } = company;
  const found: Value = employees ? { kind: 'people', min: employees.min, max: employees.max } : UNKNOWN;
  const rule = { code: 'employees' as const, expected, found, source: employees?.source ?? 'profilo' };
  return decide(rule, employees ? inRange(employees, bounds) : null, 'employees');
}

/** The card's own bounds, else what the facts tell in words. */
export function staffBounds(grant: Grant): Bounds | null {
  const { employeesMin } = toldLimits(grant);
  return grant.constraints.employees ?? (employeesMin === null ? null : { min: employeesMin });
}

type Bounds = { min?: number; max?: number };

/** `isProduction`: of the value of production, which is the turnover and some more. */
export function revenueBounds(grant: Grant): { bounds: Bounds; isProduction: boolean } | null {
  const { revenueEuro } = grant.constraints;
  const { productionMin } = toldLimits(grant);
  if (revenueEuro) return { bounds: revenueEuro, isProduction: false };
  return productionMin === null ? null : { bounds: { min: productionMin }, isProduction: true };
}

/** Stocks and work in hand may bring a turnover so much nearer to the value of production. */
const PRODUCTION_OVER_TURNOVER = 1.25;

export function checkRevenue(grant: Grant, company: CompanyView): Check | null {
  const asked = revenueBounds(grant);
  if (!asked) return null;
  const { bounds, isProduction } = asked;
  const expected: Value = { kind: 'euro', min: bounds.min ?? null, max: bounds.max ?? null };
  const { revenue } = company;
  const found: Value = revenue ? { kind: 'euro', min: revenue.min, max: revenue.max } : UNKNOWN;
  const rule = { code: 'revenue' as const, expected, found, source: revenue?.source ?? 'profilo' };
  if (revenue === null) return decide(rule, null, 'revenue');
  const most = isProduction ? revenue.max * PRODUCTION_OVER_TURNOVER : revenue.max;
  return decide(rule, inRange({ min: revenue.min, max: most }, bounds), 'revenue');
}
