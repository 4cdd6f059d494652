import { founderBounds } from '#domain/eligibility/age-bounds.ts';
import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { ageRange, holdsQuota, isBetween, MOST, quotaInWords } from '#domain/eligibility/owners.ts';
import type { Tri } from '#domain/eligibility/tri-state.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { inRange } from './in-range.ts';
import { decide, UNKNOWN } from './row.ts';

/** Ages of who applies. Several people of whom only some fit: the bando says how many must. */
export function checkFounderAge(grant: Grant, company: CompanyView): Check | null {
  const bounds = founderBounds(grant);
  if (!bounds) return null;
  const expected: Value = { kind: 'years', min: bounds.min ?? null, max: bounds.max ?? null };
  const owners = company.facts.shareholders.filter(({ birthYear }) => birthYear !== null);
  if (owners.length > 0) {
    const ages = owners.map(({ birthYear }) => ageRange(birthYear!, company.today).max);
    const quota = quotaInWords(grant.facts.ownership?.young ?? '') ?? MOST;
    const isIn = isBetween(bounds.min ?? 0, bounds.max ?? Infinity, company.today);
    const rule = {
      code: 'founder_age' as const,
      expected,
      found: { kind: 'ages', ages } as Value,
      source: 'soci' as const,
    };
    return decide(rule, holdsQuota(company.facts.shareholders, isIn, quota), 'founder_age');
  }
  const { ages } = company.told;
  const found: Value = ages.length === 0 ? UNKNOWN : { kind: 'ages', ages };
  const rule = { code: 'founder_age' as const, expected, found, source: 'descrizione' as const };
  return decide(rule, agesHold(ages, bounds), 'founder_age');
}

function agesHold(ages: readonly number[], bounds: { min?: number; max?: number }): Tri {
  const inside = ages.filter((age) => inRange({ min: age, max: age }, bounds) === true).length;
  return ages.length === 0 ? null : inside === ages.length ? true : inside === 0 ? false : null;
}
