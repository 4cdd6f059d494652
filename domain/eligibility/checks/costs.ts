import type { Check } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import type { Grant } from '#domain/grants/grant.ts';
import {
  costAnswer,
  paidCosts,
  paidLines,
  paidSpend,
  purposesAsked,
  type CostAnswer,
} from '#domain/projects/paid-costs.ts';
import type { Project } from '#domain/projects/project.ts';
import type { Wanted } from '#domain/projects/wanted.ts';
import { met, open, type Rule } from './row.ts';

/** What of the lists of costs decides, and what makes a yes of theirs too little. */
export type CostStanding = CostAnswer | 'too_little';

/** The answer of a list; the part that is paid for must reach the least that the call asks for, where it is known. */
export function costStanding(grant: Grant, wanted: Wanted, spend: number | null): CostStanding {
  const answer = costAnswer(paidCosts(grant), wanted);
  if (answer !== 'paid') return answer;
  const { min } = spendBounds(grant);
  if (min === null || spend === null || spend < min) return answer;
  const eligible = paidSpend(paidCosts(grant), wanted);
  return eligible !== null && eligible < min ? 'too_little' : answer;
}

/** Lists of costs are seldom complete: a project with nothing on them is to be verified, whatever else is met. */
export function checkCosts(grant: Grant, { project, wanted, spend }: CompanyView): Check | null {
  if (project === null || wanted === null || grant.eligibleCosts.length === 0) return null;
  const standing = costStanding(grant, wanted, spend);
  if (standing === null) return null;
  const paid = paidLines(paidCosts(grant), wanted);
  const rule: Rule = {
    code: 'costs',
    expected: { kind: 'costs', costs: grant.eligibleCosts, ...termsOf(grant, wanted, standing) },
    found: {
      kind: 'costs',
      costs: paid !== null && paid.length > 0 ? paid.map(({ category }) => category) : named(project),
      ...(standing === 'too_little' ? { euro: paidSpend(paidCosts(grant), wanted)! } : {}),
    },
    source: 'progetto',
  };
  return standing === 'paid' ? met(rule) : open(rule, 'bando');
}

function termsOf(grant: Grant, wanted: Wanted, standing: CostStanding) {
  if (standing === 'if_advanced') return { ifAdvanced: true };
  if (standing === 'if_purpose') return { purposes: purposesAsked(paidCosts(grant), wanted) };
  return standing === 'too_little' ? { least: spendBounds(grant).min! } : {};
}

const named = ({ costs, title, description }: Project): string[] =>
  costs.length > 0 ? costs.map(({ category }) => category) : [title ?? description.slice(0, 80)];

/** The row that says that the call pays for nothing of the project. */
export const paysNothing = ({ code, outcome, expected }: Pick<Check, 'code' | 'outcome' | 'expected'>): boolean =>
  code === 'costs' &&
  outcome === 'da_verificare' &&
  expected.kind === 'costs' &&
  expected.ifAdvanced !== true &&
  expected.purposes === undefined &&
  expected.least === undefined;
