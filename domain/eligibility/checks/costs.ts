import type { Check } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { isAdvanced, narrowKinds } from '#domain/projects/advanced-goods.ts';
import { costKindsIn, paysFor, type CostKind } from '#domain/projects/cost-kinds.ts';
import type { Project } from '#domain/projects/project.ts';
import { fold } from '#domain/search/fold.ts';
import { met, open, type Rule } from './row.ts';

/** What a call pays for, from its list of costs. */
export type PaidCosts = {
  kinds: CostKind[];
  /** Those that it pays for whatever they are; null where it asks nothing more of any. */
  plain: CostKind[] | null;
  /** Contributions that are not paid: for who hires, whatever else the project is. */
  isForHiring: boolean;
  /** What is not on the list is something else; "secondo l'avviso" leaves it open. */
  isClosed: boolean;
};

const READ = new WeakMap<Grant, PaidCosts>();

export function paidCosts(grant: Grant): PaidCosts {
  let paid = READ.get(grant);
  if (paid === undefined) READ.set(grant, (paid = readPaid(grant)));
  return paid;
}

export const paidKinds = (grant: Grant): CostKind[] => paidCosts(grant).kinds;

function readPaid(grant: Grant): PaidCosts {
  const { eligibleCosts, aidForm } = grant;
  const kinds = new Set(costKindsIn(eligibleCosts.join('. ')));
  if (eligibleCosts.some((cost) => ANY_INVESTMENT.test(fold(cost)))) INVESTED.forEach((kind) => kinds.add(kind));
  // Contributions that are not paid are a cost of people, whatever the list calls them.
  const isForHiring = FOR_PEOPLE.includes(aidForm);
  if (isForHiring) kinds.add('personale');
  const isVague = kinds.size === 0 && (eligibleCosts.length === 0 || LENT.includes(aidForm));
  return {
    kinds: [...kinds],
    plain: plainKinds(grant, [...kinds]),
    isForHiring,
    isClosed: !isVague && !eligibleCosts.some((cost) => /qualsiasi|ogni spesa|^secondo /i.test(cost)),
  };
}

function plainKinds(grant: Grant, kinds: readonly CostKind[]): CostKind[] | null {
  const costs = grant.eligibleCosts.map((cost) => ({ cost, kinds: costKindsIn(cost) }));
  const narrow = costs.map((each) => narrowKinds(grant, each.cost, each.kinds));
  if (narrow.every((each) => each.length === 0)) return null;
  const asked = new Set(narrow.flat());
  const free = new Set(costs.flatMap((each, at) => each.kinds.filter((kind) => !narrow[at]!.includes(kind))));
  return kinds.filter((kind) => free.has(kind) || !asked.has(kind));
}

/** "Investimenti" and no more: whatever one invests in. */
const ANY_INVESTMENT = /^(?:avvio e )?investimenti(?: (?:produttivi|fissi|materiali|e liquidita))?$/;
const INVESTED: readonly CostKind[] = ['macchinari', 'impianti', 'veicoli', 'hardware', 'software', 'opere', 'arredi'];
const FOR_PEOPLE: readonly Grant['aidForm'][] = ['esonero contributivo', 'agevolazione contributiva'];
/** A loan or a guarantee looks at no list that names no kind. */
const LENT: readonly Grant['aidForm'][] = ['finanziamento agevolato', 'garanzia'];

const WANTED = new WeakMap<Project, CostKind[]>();

/** What a project is made of, from its lines of cost, else from its words. */
export function projectKinds(project: Project): CostKind[] {
  let kinds = WANTED.get(project);
  if (kinds === undefined) WANTED.set(project, (kinds = readKinds(project)));
  return kinds;
}

const readKinds = ({ description, title, costs }: Project): CostKind[] =>
  costKindsIn(costs.length > 0 ? costs.map(({ category }) => category).join('. ') : `${title ?? ''}. ${description}`);

/** Paid for, paid for only where the goods are 4.0 or digital, none of what is listed; null where the list does not tell. */
export type CostAnswer = 'paid' | 'if_advanced' | 'other' | null;

/** What is wanted, as far as a list of costs can tell. */
type Wanted = { kinds: readonly CostKind[]; isAdvanced: boolean; isHiring?: boolean };

export function costAnswer({ kinds, plain, isForHiring, isClosed }: PaidCosts, wanted: Wanted): CostAnswer {
  if (isForHiring && wanted.isHiring) return 'paid';
  if (wanted.kinds.length === 0) return null;
  if (!paysFor(kinds, wanted.kinds)) return isClosed ? 'other' : null;
  const isSure = plain === null || wanted.isAdvanced || wanted.kinds.some((kind) => plain.includes(kind));
  return isSure ? 'paid' : 'if_advanced';
}

export const isHiring = ({ hires }: Project): boolean => (hires ?? 0) > 0;

export const projectAnswer = (grant: Grant, project: Project): CostAnswer =>
  costAnswer(paidCosts(grant), {
    kinds: projectKinds(project),
    isAdvanced: isAdvanced(project),
    isHiring: isHiring(project),
  });

/** Lists of costs are seldom complete: a project with nothing on them is to be verified, whatever else is met. */
export function checkCosts(grant: Grant, { project }: CompanyView): Check | null {
  if (project === null || grant.eligibleCosts.length === 0) return null;
  const answer = projectAnswer(grant, project);
  if (answer === null) return null;
  const costs =
    project.costs.length > 0
      ? project.costs.map(({ category }) => category)
      : [project.title ?? project.description.slice(0, 80)];
  const rule: Rule = {
    code: 'costs',
    expected: { kind: 'costs', costs: grant.eligibleCosts, ...(answer === 'if_advanced' ? { ifAdvanced: true } : {}) },
    found: { kind: 'costs', costs },
    source: 'progetto',
  };
  if (answer === 'paid') return met(rule);
  return open(rule, answer === 'other' ? 'bando' : 'progetto');
}

/** The row that says that the call pays for nothing of the project. */
export const paysNothing = ({ code, lack }: Pick<Check, 'code' | 'lack'>): boolean =>
  code === 'costs' && lack === 'bando';
