import type { CompanyFields } from '#domain/companies/company-profile.ts';
import { provinceBySigla } from '#domain/geography/provinces.ts';
import { costName, wantedIn } from '#domain/projects/wanting-words.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import { aidPlanOf, type AidPlan } from './aid-share.ts';
import { monthsBetween } from './calendar.ts';
import type { Fact } from './draft.ts';
import type { DraftGrant } from './draft-grant.ts';
import type { DraftKpi, DraftPerson, DraftProject, MarketFact } from './draft-project.ts';
import {
  excludedCosts,
  lastDayAllowed,
  outsideCosts,
  thresholdsOf,
  timeAllowed,
  type Threshold,
  type TimeAllowed,
} from './grant-limits.ts';
import { headOf } from './grammar/runs.ts';
import { wishesIn, type Wish } from './grammar/clauses.ts';
import { plainSpeech } from './grammar/plain-speech.ts';
import { concerns, isTied, nearest, nearness } from './links.ts';
import { phasesIn, type Phase } from './phases.ts';
import { namedLines } from './named-lines.ts';
import { openMonthsIn, type OpenMonths } from './remedy-months.ts';
import { risksIn, type Risk } from './risks.ts';
import { aimIn, projectIn } from './written-before.ts';

export type CostItem = { name: string; full: string; category: string; amount: number | null; share: number | null };
export type PlaceNames = { city: string; province: string; region: string };
export type Lever = { text: string; kind: 'cost' | 'item' | 'phase' | 'hire' };
/** `isMoved`: something in the plan works on it, though another indicator may have taken it as its lever. */
export type KpiItem = DraftKpi & { lever: Lever | null; isMoved: boolean };

/** Everything a draft may say, read once: what was given, what follows from it by sums, and what belongs to what. */
export type Material = {
  company: CompanyFields | null;
  sizes: readonly CompanySize[];
  grant: DraftGrant | null;
  title: string;
  /** Where the money is spent. */
  place: PlaceNames;
  /** Where the company is, whatever the project says. */
  seat: PlaceNames;
  /** "TN"; empty where nobody says. */
  provinceCode: string;
  spend: number | null;
  startsOn: string | null;
  endsOn: string | null;
  months: number | null;
  ordered: boolean | null;
  costs: CostItem[];
  people: DraftPerson[];
  hires: DraftPerson[];
  kpis: KpiItem[];
  /** Months of the year in which the company says it is open; null where it does not say. */
  openMonths: OpenMonths | null;
  market: MarketFact[];
  phases: Phase[];
  risks: Risk[];
  wish: Wish;
  /** What the project is to reach, in the words of the section on it: an infinitive; empty where nobody says. */
  goal: string;
  aid: AidPlan | null;
  timeAllowed: TimeAllowed | null;
  /** The work has to be over by then. */
  lastDayAllowed: string | null;
  thresholds: Threshold[];
  excluded: string[];
  /** Lines of the plan that the call's own list does not pay for. */
  outside: CostItem[];
  /** The spend without those lines; null where all are listed. */
  admitted: number | null;
  documents: Fact[];
};

export type MaterialInput = {
  company: CompanyFields | null;
  sizes: readonly CompanySize[];
  grant: DraftGrant | null;
  project: DraftProject;
  written: Readonly<Record<string, string>>;
  /** Euro, where the application says it. */
  budget: number | null;
  documents: Fact[];
};

const GIVES_A_SHARE = ['fondo perduto', 'finanziamento agevolato', 'misto', 'voucher'];
const isHire = ({ name }: DraftPerson): boolean => name === '' || /\b(?:assum|selezion|individu|inserire)/i.test(name);

export function materialOf({ company, sizes, grant, project, written, budget, documents }: MaterialInput): Material {
  const names = [company?.companyName ?? '', grant?.name ?? ''];
  const description = plainSpeech(
    project.description || projectIn(written.summary ?? '', names, company?.description ?? ''),
  );
  const place = placeOf(project, company);
  const wish = wishesIn(description, { places: [place.city, place.province, place.region] });
  const months = monthsBetween(project.startsOn, project.endsOn);
  const phases = phasesIn([project.description, ...Object.values(written)], { startsOn: project.startsOn, months });
  const spend = project.spend ?? budget ?? sumOf(project);
  const title = project.title || (written.title ?? '');
  const costs = namedLines(project.costs, { title, acts: wish.acts.flat() })
    .filter(({ description: told, category }) => told !== '' || category !== '')
    .map((cost) => costOf(cost, spend));
  const hires = project.people.filter(isHire);
  const rules = grant ? [...grant.duties, ...grant.procedure] : [];
  const outside = grant ? outsideCosts(costs, grant.eligibleCosts) : [];
  const people = project.people.filter((person) => !isHire(person));
  const levers = leversOf({ costs, wish, phases, hires, description });
  return {
    company,
    sizes,
    grant,
    title,
    place,
    seat: seatOf(company),
    provinceCode: provinceOf(project, company),
    spend,
    startsOn: project.startsOn,
    endsOn: project.endsOn,
    months,
    ordered: project.ordered,
    costs,
    people,
    hires,
    kpis: withLevers(
      project.kpis.filter(({ name }) => name !== ''),
      levers,
      people,
    ),
    openMonths: openMonthsIn(company?.description ?? ''),
    market: project.market.filter(({ fact }) => fact !== ''),
    phases,
    risks: risksIn(plainSpeech(project.description), Object.values(written)),
    wish,
    goal: aimIn(written.goals ?? ''),
    aid:
      grant && GIVES_A_SHARE.includes(grant.aidForm ?? '')
        ? aidPlanOf([grant.aidIntensity, grant.aidNote], sizes)
        : null,
    timeAllowed: timeAllowed([...rules, ...(grant?.requirements ?? [])]),
    lastDayAllowed: lastDayAllowed([...rules, ...(grant?.requirements ?? [])]),
    thresholds: thresholdsOf(rules, project.kpis),
    excluded: grant
      ? excludedCosts(grant.answers).filter(
          (word) =>
            nearest(
              word,
              costs.map(({ full, category }) => `${full} ${category}`),
            ) === -1,
        )
      : [],
    outside,
    admitted: admittedOf(spend, outside),
    documents,
  };
}

function admittedOf(spend: number | null, outside: readonly CostItem[]): number | null {
  if (spend === null || outside.length === 0 || outside.some(({ amount }) => amount === null)) return null;
  const left = spend - outside.reduce((sum, { amount }) => sum + amount!, 0);
  return left > 0 ? left : null;
}

const sumOf = ({ costs }: DraftProject): number | null =>
  costs.length > 0 && costs.every(({ amount }) => amount !== null)
    ? costs.reduce((sum, { amount }) => sum + amount!, 0)
    : null;

function costOf({ category, amount, description }: DraftProject['costs'][number], spend: number | null): CostItem {
  const told = description || category;
  const full = wantedIn(told).isWanted ? costName(told) : told;
  return {
    name: headOf(full, 8),
    full,
    category,
    amount,
    share: amount !== null && spend ? (amount / spend) * 100 : null,
  };
}

/** Where the money is spent; the company's own town where the project names the same province or none. */
function placeOf(project: DraftProject, company: CompanyFields | null): PlaceNames {
  const isHome = isAtHome(project, company);
  return {
    city: project.city || (isHome ? (company?.city ?? '') : ''),
    province: provinceBySigla(provinceOf(project, company))?.name ?? '',
    region: project.region || (company?.region ?? ''),
  };
}
const provinceOf = (project: DraftProject, company: CompanyFields | null): string =>
  project.province || (isAtHome(project, company) ? (company?.province ?? '') : '');
const isAtHome = (project: DraftProject, company: CompanyFields | null): boolean =>
  isSame(project.province, company?.province) && isSame(project.region, company?.region);
const isSame = (told: string, own: string | null | undefined): boolean => !told || !own || told === own;

const seatOf = (company: CompanyFields | null): PlaceNames => ({
  city: company?.city ?? '',
  province: provinceBySigla(company?.province ?? '')?.name ?? '',
  region: company?.region ?? '',
});

/** What measures or designs moves nothing by itself. */
const PROVES = /^(?:misura|monitor|controll|diagnos|progettaz|consulen|rilev|studio)/i;

type Weighed = { lever: Lever; about: string; weight: number };
type Sources = Pick<Material, 'costs' | 'wish' | 'phases' | 'hires'> & { description: string };

/** What can move an indicator, each with the words that surround it. */
function leversOf({ costs, wish, phases, hires }: Sources): Weighed[] {
  const clauseFor = (text: string) =>
    wish.clauses[
      nearest(
        text,
        wish.clauses.map((clause) => clause.text),
      )
    ]?.text ?? '';
  return [
    ...hires.map(({ role }) => ({ lever: { text: role, kind: 'hire' as const }, about: role, weight: 1 })),
    ...costs.map(({ name, full, category, share }) => ({
      lever: { text: name, kind: 'cost' as const },
      about: `${full} ${category} ${clauseFor(full)}`,
      weight: PROVES.test(full) ? 0 : 0.5 + (share ?? 50) / 100,
    })),
    ...wish.items.map((item) => ({ lever: { text: item, kind: 'item' as const }, about: item, weight: 1 })),
    ...phases.map(({ what }) => ({ lever: { text: what, kind: 'phase' as const }, about: what, weight: 0.6 })),
  ];
}

/** Each indicator takes the lever nearest to it that no other has taken. */
function withLevers(kpis: readonly DraftKpi[], levers: readonly Weighed[], people: readonly DraftPerson[]): KpiItem[] {
  const taken = new Set<number>();
  return kpis.map((kpi) => {
    const scores = nearness(
      `${kpi.name} ${kpi.unit}`,
      levers.map(({ about }) => about),
    ).map((score, at) => (taken.has(at) || !isTied(levers[at]!.about, kpi) ? 0 : score * levers[at]!.weight));
    const best = Math.max(0, ...scores);
    const at = best === 0 ? -1 : scores.indexOf(best);
    if (at >= 0) taken.add(at);
    return {
      ...kpi,
      lever: levers[at]?.lever ?? null,
      isMoved:
        levers.some(({ about, weight }) => weight > 0 && concerns(about, kpi)) ||
        people.some(({ role }) => concerns(role, kpi)),
    };
  });
}
