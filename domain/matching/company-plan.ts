import type { Check, CheckCode } from '#domain/eligibility/check.ts';
import { ASKABLE_FIELDS } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SECTORS } from '#domain/vocabulary.ts';
import { projectKinds } from '#domain/eligibility/checks/project.ts';
import { kindMask } from '#domain/projects/cost-kinds.ts';
import type { Columns, FacetColumn } from './columns.ts';
import { dayNumber } from './grant-row.ts';
import { RULE_GROUPS } from './rule-groups.ts';
import { companyThemes } from './theme-reader.ts';

/** How far a rule is from being met; the worst rule of a grant decides its verdict. */
export const GRADE = { met: 0, openForProject: 1, open: 2, failed: 3 } as const;

/** One company against every distinct rule: what the scan looks up. */
export type CompanyPlan = {
  /** Per rule group, per rule: a GRADE. */
  grades: Uint8Array[];
  /** Per rule group, per rule: points of fit that meeting the rule earns. */
  bonuses: Int16Array[];
  /** Per rule group, per rule: the company fields that would decide it, as bits of ASKABLE_FIELDS. */
  asks: Uint32Array[];
  /** Integer weight per theme. */
  themes: Int32Array;
  /** What the project spends, else what the description says; only the first can exclude. */
  spend: number | null;
  isSpendSure: boolean;
  /** The most that is within its reach: a year's turnover. */
  reachEuro: number;
  /** Bits of the kinds of cost that the project is made of; 0 without a project. */
  wanted: number;
  /** First and last day of the project, as numbers; 0 where nobody said. */
  startsOn: number;
  endsOn: number;
};

/** Points of fit, on the scale of a theme shared in full (THEME_SCALE times a wish). */
export const BONUS = {
  region: 95,
  specialStatus: 150,
  activity: 80,
  sectorFocus: 30,
  sectorListed: 40,
  outOfScale: 300,
  elsewhere: 200,
  sectorUnlisted: 50,
  statusUnknown: 10,
  paysForIt: 60,
  paysOtherThings: 80,
  openCondition: 20,
  /** For who begins, and nobody said when this company did: most have begun long ago. */
  ageUnknown: 120,
};

export function planCompany(columns: Columns, company: CompanyView): CompanyPlan {
  const grades: Uint8Array[] = [];
  const bonuses: Int16Array[] = [];
  const asks: Uint32Array[] = [];
  columns.rules.forEach(({ count, facets }, group) => {
    const plan = roomFor(count);
    facets.forEach((facet, at) => addFacet(plan, facet, RULE_GROUPS[group]!.facets[at]!.check, company));
    grades.push(plan.grades);
    bonuses.push(plan.bonuses);
    asks.push(plan.asks);
  });
  return {
    grades,
    bonuses,
    asks,
    themes: Int32Array.from(companyThemes(company), (weight) => Math.round(weight * 10)),
    spend: company.spend ?? company.told.plannedSpend,
    isSpendSure: company.spend !== null,
    reachEuro: company.revenue?.max ?? Infinity,
    wanted: company.project ? kindMask(projectKinds(company.project)) : 0,
    startsOn: dayNumber(company.project?.startsOn ?? null),
    endsOn: dayNumber(company.project?.endsOn ?? null),
  };
}

type Answer = { grade: number; bonus: number; asks: number };
type GroupPlan = { grades: Uint8Array; bonuses: Int16Array; asks: Uint32Array };
type CheckAll = (grant: Grant, company: CompanyView) => (Check | null)[];

/** Each rule of the facet is answered once; the rules of the group look the answers up. */
function addFacet(plan: GroupPlan, { ids, samples, keysOf }: FacetColumn, check: CheckAll, company: CompanyView): void {
  const own = answersOf(samples, keysOf?.(company), check, company);
  for (let rule = 0; rule < ids.length; rule++) {
    const answer = ids[rule]!;
    if (own.grades[answer]! > plan.grades[rule]!) plan.grades[rule] = own.grades[answer]!;
    plan.bonuses[rule]! += own.bonuses[answer]!;
    plan.asks[rule]! |= own.asks[answer]!;
  }
}

/** Side by side, so that looking one up is a read of numbers; rules with the same key share an answer. */
function answersOf(
  samples: readonly Grant[],
  keys: Int32Array | undefined,
  check: CheckAll,
  company: CompanyView,
): GroupPlan {
  const found = roomFor(samples.length);
  const byKey: Answer[] = [];
  for (let rule = 0; rule < samples.length; rule++) {
    const answer = (byKey[keys ? keys[rule]! : rule] ??= answerTo(check, samples[rule]!, company));
    found.grades[rule] = answer.grade;
    found.bonuses[rule] = answer.bonus;
    found.asks[rule] = answer.asks;
  }
  return found;
}

const roomFor = (count: number): GroupPlan => ({
  grades: new Uint8Array(count),
  bonuses: new Int16Array(count),
  asks: new Uint32Array(count),
});

function answerTo(checkAll: CheckAll, grant: Grant, company: CompanyView): Answer {
  const answer: Answer = { grade: GRADE.met, bonus: 0, asks: 0 };
  for (const check of checkAll(grant, company)) {
    if (check === null) continue;
    answer.grade = Math.max(answer.grade, gradeOf(check));
    answer.bonus += bonusOf(check, grant, company);
    answer.asks |= askBit(check);
  }
  return answer;
}

function gradeOf(check: Check): number {
  if (check.outcome === 'soddisfatto') return GRADE.met;
  if (check.outcome === 'non_soddisfatto') return GRADE.failed;
  return check.lack === 'progetto' ? GRADE.openForProject : GRADE.open;
}

function askBit(check: Check): number {
  if (check.outcome !== 'da_verificare' || check.lack !== 'azienda' || check.field === null) return 0;
  return 1 << ASKABLE_FIELDS.indexOf(check.field);
}

/** Rows that, while open, say that the call is seldom for such a company. */
const DOUBTFUL: readonly CheckCode[] = [
  'applicant',
  'partners',
  'difficulty',
  'procedure',
  'inactive',
  'primary_production',
];

const BEGINNERS: readonly CheckCode[] = ['company_age', 'recently_founded'];

/** A requirement that few meet and this company does: the grant was made for companies like it. */
function bonusOf(check: Check, grant: Grant, company: CompanyView): number {
  const points = isElsewhere(check, company) ? -BONUS.elsewhere : -unlistedPoints(check);
  if (check.outcome === 'da_verificare' && check.code === 'special_status') return points - BONUS.statusUnknown;
  if (check.outcome === 'da_verificare' && BEGINNERS.includes(check.code)) return points - BONUS.ageUnknown;
  if (check.outcome === 'da_verificare' && DOUBTFUL.includes(check.code)) return points - BONUS.openCondition;
  if (check.outcome !== 'soddisfatto' || check.expected.kind === 'none') return points;
  if (check.expected.kind === 'place') return points + regionPoints(check.expected.regions.length);
  if (check.code === 'special_status') return points + BONUS.specialStatus;
  if (check.code === 'activity') return points + BONUS.activity;
  if (check.code === 'sector' && check.expected.kind === 'sectors' && !check.expected.isExcluding) {
    return points + (check.isStated ? BONUS.sectorFocus : sectorPoints(grant));
  }
  return points;
}

/** The source lists sectors without a rule: who is not on the list is seldom meant. */
function unlistedPoints(check: Check): number {
  const isUnlisted = check.code === 'sector' && check.lack === 'bando' && check.expected.kind === 'sectors';
  return isUnlisted ? BONUS.sectorUnlisted : 0;
}

/** Open to who settles in another region: worth knowing, seldom what is wanted. */
function isElsewhere({ expected }: Check, { places: { legal, operating, investment } }: CompanyView): boolean {
  if (expected.kind !== 'place') return false;
  const spots = [legal, investment, ...operating].filter((spot) => spot !== null);
  return spots.length > 0 && !spots.some(({ region }) => expected.regions.includes(region));
}

/** A grant of the company's own region is worth more than one of half the country. */
function regionPoints(regions: number): number {
  return regions === 1 ? BONUS.region : Math.round(BONUS.region / 2);
}

function sectorPoints(grant: Grant): number {
  return Math.round(BONUS.sectorListed * (1 - grant.sectors.length / SECTORS.length));
}
