import type { CompanyFields } from '#domain/companies/company-profile.ts';
import { costKindsIn, type CostKind } from '#domain/projects/cost-kinds.ts';
import { projectSpend, type Project } from '#domain/projects/project.ts';
import { costName, wantedIn } from '#domain/projects/wanting-words.ts';
import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import { NO_ANSWERS, type PlanAnswers } from './answers/answers.ts';
import { planFinance, type PlanFinance } from './answers/finance.ts';

const FORMS: Partial<Record<LegalForm, PlanFinance['form']>> = {
  srl: 'srl',
  srls: 'srl',
  spa: 'srl',
  cooperativa: 'srl',
  consorzio: 'srl',
  stp: 'srl',
  'startup-innovativa': 'srl',
  'pmi-innovativa': 'srl',
  snc: 'snc',
  sas: 'snc',
  'ditta-individuale': 'ditta',
  'libero-professionista': 'ditta',
};
/** Costs that are no things: they are running costs of the plan, or people. */
const NO_ASSETS: readonly CostKind[] = ['personale', 'formazione', 'consulenze', 'fiere', 'promozione', 'gestione'];
const YOUNG_YEARS = 3;

/** What the company and its active project already say, so that nobody types it again. */
export function prefilledAnswers(company: CompanyFields, project: Project | null, today: Day): PlanAnswers {
  const told = {
    activity: company.description,
    project: project?.description ?? '',
    customers: company.targetMarket,
    advantage: company.competitiveAdvantage,
    partners: company.keyPartners,
    certifications: company.certifications,
    goals: company.vision,
  };
  return {
    ...NO_ANSWERS,
    texts: Object.fromEntries(Object.entries(told).filter((entry): entry is [string, string] => Boolean(entry[1]))),
    people: company.shareholders
      .filter(({ kind }) => kind === 'persona')
      .slice(0, 6)
      .map(({ name }, at) => ({ id: `p${String(at + 1)}`, name, role: '', experience: '' })),
    steps: project ? stepsOf(project) : [],
    finance: financeOf(company, project, today),
  };
}

function stepsOf({ title, startsOn, endsOn }: Project): PlanAnswers['steps'] {
  if (startsOn === null && endsOn === null) return [];
  return [{ id: 's1', name: title ?? '', from: toldStart({ startsOn, endsOn }), to: endsOn?.slice(0, 7) ?? null }];
}

/** "Nel 2027" is kept as its first and last day: the month is none that anybody told. */
function toldStart({ startsOn, endsOn }: Pick<Project, 'startsOn' | 'endsOn'>): string | null {
  const year = startsOn?.slice(0, 4);
  const isWholeYear = startsOn === `${year ?? ''}-01-01` && endsOn === `${year ?? ''}-12-31`;
  return startsOn === null || isWholeYear ? null : startsOn.slice(0, 7);
}

function financeOf(company: CompanyFields, project: Project | null, today: Day): PlanFinance {
  const vatPct = ruleValue('invoice.vat', today);
  const start = startOf(project, today);
  const year = Number(today.slice(0, 4));
  const lines = project ? linesOf(project) : [];
  const form = company.legalForm === null ? null : (FORMS[company.legalForm] ?? null);
  const isFlat = form === 'ditta' && company.taxRegime === 'forfettario';
  // A month that nobody told stays open.
  const buysAt = project && toldStart(project);
  return planFinance.parse({
    start,
    form: isFlat ? 'forfettario' : form,
    inps: form === 'ditta' ? (company.legalForm === 'libero-professionista' ? 'separata' : 'none') : 'none',
    isNew: company.foundedYear !== null && year - company.foundedYear < YOUNG_YEARS,
    assets: lines
      .filter(({ isAsset }) => isAsset)
      .map(({ name, amount }, at) => ({ id: `a${String(at + 1)}`, name, cost: amount, month: buysAt, vatPct })),
    // A project's cost is spent once, unless somebody says otherwise; wages bear no VAT.
    running: lines
      .filter(({ isAsset }) => !isAsset)
      .map(({ name, amount, isPeople }, at) => {
        return { id: `c${String(at + 1)}`, name, amount, per: 'once', vatPct: isPeople ? 0 : vatPct };
      }),
    jobs: project?.hires ? [{ id: 'j1', name: '', heads: project.hires, from: buysAt }] : [],
  });
}

/** The January after today, or the month in which the project begins if that is later. */
function startOf(project: Project | null, today: Day): string {
  const next = `${String(Number(today.slice(0, 4)) + 1)}-01`;
  const asked = project?.startsOn?.slice(0, 7) ?? '';
  return asked > next && Number(asked.slice(0, 4)) - Number(next.slice(0, 4)) < 3 ? `${asked.slice(0, 4)}-01` : next;
}

type PlanLine = { name: string; amount: number | null; isAsset: boolean; isPeople: boolean };

function linesOf(project: Project): PlanLine[] {
  const spend = projectSpend(project);
  if (project.costs.length === 0)
    return spend === null || spend === 0
      ? []
      : [{ name: project.title ?? '', amount: spend, isAsset: true, isPeople: false }];
  return project.costs.slice(0, 20).map(({ category, amount }) => {
    const kinds = costKindsIn(category);
    const name = wantedIn(category).isWanted ? costName(category) : category;
    const isThing = kinds.some((kind) => !NO_ASSETS.includes(kind) && kind !== 'ricerca');
    const isPeople = kinds.includes('personale') && !isThing;
    const isAsset = !isPeople && (kinds.length === 0 || kinds.some((kind) => !NO_ASSETS.includes(kind)));
    return { name, amount: amount === 0 ? null : amount, isAsset, isPeople };
  });
}
