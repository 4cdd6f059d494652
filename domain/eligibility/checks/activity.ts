import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { failed, met, open, UNKNOWN, type Rule } from './row.ts';

/** What the company must do, where the grant is finer than a sector ("filiera moda"). */
export function checkActivity(grant: Grant, company: CompanyView): Check | null {
  const admitted = grant.constraints.activities;
  if (!admitted || admitted.length === 0) return null;
  const found: Value =
    company.activities.size === 0 ? UNKNOWN : { kind: 'activities', activities: [...company.activities] };
  const rule: Rule = {
    code: 'activity',
    expected: { kind: 'activities', activities: admitted },
    found,
    source: company.hasCodes ? 'profilo' : 'descrizione',
  };
  if (admitted.some((activity) => company.activities.has(activity))) return met(rule);
  // A code says what the company does: its words no longer do. Of one to be founded the code is a plan, as its words are.
  if (company.hasCodes && company.activities.size > 0 && company.age.exists !== false) return failed(rule);
  const isSilent = company.activities.size === 0 || admitted.some((activity) => company.told.mentions.has(activity));
  return isSilent ? open(rule, 'azienda', 'activity') : failed(rule);
}
