import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { inRange } from './in-range.ts';
import { decide, UNKNOWN } from './row.ts';

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
