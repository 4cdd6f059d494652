import type { CompanyFields } from '#domain/companies/company-profile.ts';
import { provinceBySigla } from '#domain/geography/provinces.ts';
import { hiresIn } from '#domain/projects/read-project.ts';
import { costName, wantedIn } from '#domain/projects/wanting-words.ts';
import { fold } from '#domain/search/fold.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import { aidPlanOf, type AidPlan } from './aid-share.ts';
import { monthsBetween } from './calendar.ts';
import type { Fact } from './draft.ts';
import type { DraftGrant } from './draft-grant.ts';
import type { DraftPerson, DraftProject, MarketFact } from './draft-project.ts';
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
import { leversOf, withLevers, type KpiItem } from './levers.ts';
import { nearest } from './links.ts';
import { atPlaces, phasesIn, type Phase } from './phases.ts';
import { namedLines } from './named-lines.ts';
import { openMonthsIn, type OpenMonths } from './remedy-months.ts';
import { risksIn, type Risk } from './risks.ts';
import { teamOf } from './team.ts';
import { aimsTold } from './told-aims.ts';
import { costsTold } from './told-costs.ts';
import { peopleTold } from './told-people.ts';
import { unmeasuredIn, type Unmeasured } from './unmeasured.ts';
import { aimIn, projectIn } from './written-before.ts';

export type CostItem = { name: string; full: string; category: string; amount: number | null; share: number | null };
export type PlaceNames = { city: string; province: string; region: string };
export type { KpiItem, Lever } from './levers.ts';

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
  /** Firms that nobody has chosen yet. */
  toChoose: DraftPerson[];
  kpis: KpiItem[];
  /** Months of the year in which the company says it is open; null where it does not say. */
  openMonths: OpenMonths | null;
  market: MarketFact[];
  phases: Phase[];
  risks: Risk[];
  wish: Wish;
  /** Figures to reach that the story tells as wishes. */
  aims: string[];
  /** What the person says was never measured. */
  unmeasured: Unmeasured[];
  /** How many people the description says will be employed; null where it does not say. */
  hiresTold: number | null;
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

export function materialOf({ company, sizes, grant, project, written, budget, documents }: MaterialInput): Material {
  const names = [company?.companyName ?? '', grant?.name ?? ''];
  const description = plainSpeech(
    project.description || projectIn(written.summary ?? '', names, company?.description ?? ''),
  );
  const place = placeOf(project, company);
  const wish = wishesIn(description, { places: [place.city, place.province, place.region] });
  const months = monthsBetween(project.startsOn, project.endsOn);
  const phases = atPlaces(
    phasesIn([project.description, ...Object.values(written)], { startsOn: project.startsOn, months }),
    project.description,
  );
  const spend = project.spend ?? budget ?? sumOf(project);
  const title = project.title || (written.title ?? '');
  const lines = project.costs.length > 0 ? project.costs : costsTold(project.description, spend);
  const costs = namedLines(lines, { title, acts: wish.acts.flat() })
    .filter(({ description: told, category }) => told !== '' || category !== '')
    .map((cost) => costOf(cost, spend));
  const { people, hires, toChoose } = teamOf(
    project.people.length > 0 ? project.people : peopleTold(project.description),
  );
  const rules = grant ? [...grant.duties, ...grant.procedure] : [];
  const outside = grant ? outsideCosts(costs, grant.eligibleCosts) : [];
  const levers = leversOf({ costs, wish, phases, hires });
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
    toChoose,
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
    aims: aimsTold(project.description),
    unmeasured: unmeasuredIn(project.description),
    hiresTold: hiresIn(fold(project.description)),
    goal: aimIn(written.goals ?? ''),
    aid:
      grant && GIVES_A_SHARE.includes(grant.aidForm ?? '')
        ? aidPlanOf([grant.aidIntensity, grant.aidNote], sizes, [grant.aidNote ?? '', ...grant.benefits])
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

/** "3 operai + 1 tecnico, 18 mesi" and "prove in due sedi: viaggi, alloggi", as a sentence can hold them. */
const lineText = (told: string): string =>
  plainSpeech(told)
    .replace(
      /, (\d{1,3} (?:mesi|settimane|giorn[ai]\p{L}*|ore|operai|persone|addetti|dipendenti|partecipanti))$/u,
      ' per $1',
    )
    .replace(
      /, ((?:abbonament|licenz|canon|nolegg|contratt)\p{L}+ (?:di|per) [^,()]{3,30}|\d{1,3} \p{L}{3,})$/iu,
      ' ($1)',
    )
    .replace(/^([^:(]{3,60}): ([^:()]{3,100})$/u, '$1 ($2)');

function costOf({ category, amount, description }: DraftProject['costs'][number], spend: number | null): CostItem {
  const told = lineText(description || category);
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
