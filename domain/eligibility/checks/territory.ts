import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { failed, met, NO_LIMIT, open, UNKNOWN, type Rule } from './row.ts';

/** Where the seat or the investment must be. The grant's territory, never the body's (field.md §1, 12). */
export function checkTerritory(grant: Grant, company: CompanyView): Check {
  const rule = grant.constraints.territory;
  const found: Value =
    company.region === null ? UNKNOWN : place([company.region], company.province === null ? [] : [company.province]);
  if (rule === undefined) return open({ code: 'territory', expected: UNKNOWN, found }, 'bando');
  if (rule === 'any') return met({ code: 'territory', expected: NO_LIMIT, found });
  const expected: Value = {
    ...place(rule.regions, rule.provinces ?? []),
    partly: rule.partly ?? [],
    seat: rule.seat ?? null,
  };
  const row: Rule = { code: 'territory', expected, found };
  if (company.region === null) return open(row, 'azienda', 'region');
  // A seat may still be opened there by who settles in: being elsewhere today excludes nobody.
  const outside = (each: Rule) => (rule.seat === 'da_attivare' ? open(each, 'progetto') : failed(each));
  if (!rule.regions.includes(company.region)) return outside(row);
  if (rule.provinces !== undefined && rule.provinces.length > 0) {
    if (company.province === null) return open(row, 'azienda', 'province');
    if (!rule.provinces.includes(company.province)) return outside(row);
  }
  return rule.partly?.includes(company.region) ? open(row, 'progetto') : met(row);
}

function place(
  regions: Extract<Value, { kind: 'place' }>['regions'],
  provinces: string[],
): Extract<Value, { kind: 'place' }> {
  return { kind: 'place', regions, provinces, partly: [], seat: null };
}
