import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { grantWords } from '#domain/eligibility/grant-words.ts';
import { hasStatus } from '#domain/eligibility/statuses.ts';
import { anyOf, type Tri } from '#domain/eligibility/tri-state.ts';
import { toldLimits } from '#domain/eligibility/told-limits.ts';
import type { Grant, GrantConstraints } from '#domain/grants/grant.ts';
import { COMPANY_SIZES, type CompanySize } from '#domain/vocabulary.ts';
import { decide, met, NO_LIMIT, open, UNKNOWN, type Rule } from './row.ts';

/** Sizes admitted (Racc. 2003/361/CE). A band that straddles a threshold decides nothing (ELI-4). */
export function checkSize(grant: Grant, company: CompanyView): Check {
  const stated = admittedSizes(grant);
  const isKnown = company.employees !== null || company.revenue !== null || company.sizes.length < COMPANY_SIZES.length;
  const sides = { sizes: company.sizes, group: company.groupCount, ...lackOf(company) };
  const found: Value = isKnown ? { kind: 'sizes', ...sides } : UNKNOWN;
  const source = company.groupCount > 0 ? 'gruppo' : (company.employees?.source ?? 'profilo');
  const field = company.isGroupOpen ? 'group' : 'size';
  if (stated === 'any') return met({ code: 'size', expected: NO_LIMIT, found, source });
  if (stated === undefined && grant.sizes.length === 0)
    return open({ code: 'size', expected: UNKNOWN, found }, 'bando');
  const sizes = stated ?? grant.sizes;
  const rule: Rule = {
    code: 'size',
    expected: { kind: 'sizes', sizes },
    found,
    source,
    isStated: stated !== undefined,
  };
  const fits = within(company.sizes, sizes);
  // The card lists other sizes and its own words name this one: the official text decides.
  if (stated === undefined && fits === false && isNamed(grant, company)) return open(rule, 'bando');
  const waived = (grant.constraints.sizesWaivedFor ?? []).map((status) => hasStatus(status, company));
  return decide(rule, anyOf([fits, ...waived]), field);
}

/** The card's own sizes without those that the facts tell not to be admitted. */
export function admittedSizes(grant: Grant): GrantConstraints['sizes'] {
  const { sizes } = grant.constraints;
  const { sizesNot } = toldLimits(grant);
  if (sizesNot.length === 0) return sizes;
  const among = Array.isArray(sizes) ? sizes : COMPANY_SIZES;
  return among.filter((size) => !sizesNot.includes(size));
}

/** A list that leaves out the smallest means it; large ones are left out of many that only speak of whom a call is for. */
const isNamed = (grant: Grant, company: CompanyView): boolean =>
  within(company.sizes, [...grantWords(grant).sizesNamed, 'large']) !== false;

function lackOf({ employees, revenue, facts }: CompanyView): { lacks?: 'people' | 'money' } {
  const hasMoney = revenue !== null || facts.balanceExact !== null;
  if ((employees !== null) === hasMoney) return {};
  return { lacks: hasMoney ? 'people' : 'money' };
}

function within(possible: readonly CompanySize[], admitted: readonly CompanySize[]): Tri {
  const inside = possible.filter((size) => admitted.includes(size)).length;
  return inside === possible.length ? true : inside === 0 ? false : null;
}
