import type { Check, CheckCode } from '#domain/eligibility/check.ts';
import { ASKABLE_FIELDS } from '#domain/eligibility/check.ts';
import { rowsOf } from '#domain/eligibility/check-eligibility.ts';
import { paysNothing } from '#domain/eligibility/checks/costs.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { STARTUP_MONTHS_MAX } from '#domain/eligibility/statuses.ts';
import { grantTerms, type TermKind } from '#domain/eligibility/grant-terms.ts';
import { SECTORS } from '#domain/vocabulary.ts';
import { answerOf, GRADE } from './answers.ts';
import type { Columns, FacetColumn, RuleColumn } from './columns.ts';
import { reachEuro } from './project-keys.ts';
import { RULE_GROUPS } from './rule-groups.ts';
import { FEW_FORMS } from './suits-project.ts';
import { companyThemes } from './theme-reader.ts';

/** One company against every distinct rule: what the scan looks up. */
export type CompanyPlan = {
  /** Per rule group, per rule: its answer (see answers.ts). */
  answers: Int32Array[];
  /** Integer weight per theme. */
  themes: Int32Array;
};

/** Points of fit, on the scale of a theme shared in full (THEME_SCALE times a wish). */
export const BONUS = {
  region: 95,
  specialStatus: 150,
  /** Its legal form is one of the one or two that the call is for. */
  fewForms: 100,
  activity: 80,
  sectorFocus: 30,
  sectorListed: 40,
  outOfScale: 300,
  elsewhere: 200,
  sectorUnlisted: 50,
  sectorFarOff: 100,
  statusUnknown: 10,
  /** For a trade that nobody said this company has: most have another. */
  activityUnknown: 100,
  paysForIt: 60,
  mayPayForIt: 30,
  paysOtherThings: 80,
  /** A deduction for who has just begun and has no income yet. */
  nothingToDeduct: 80,
  /** Out of work, as the call asks: few are, and it was made for them. */
  outOfWork: 120,
  openCondition: 20,
  /** None of those who are listed as applicants, and nothing says that it may not ask. */
  applicantUnlisted: 40,
  /** What a condition asks for is rare, and nobody spoke of it. */
  termUntold: 50,
  /** The card and the facts disagree about its legal form. */
  formDisputed: 100,
  /** For who begins, and nobody said when this company did: most have begun long ago. */
  ageUnknown: 200,
};

export function planCompany(columns: Columns, company: CompanyView): CompanyPlan {
  return {
    answers: columns.rules.map((rules, group) => ruleAnswers(rules, group, company)),
    themes: Int32Array.from(companyThemes(company), (weight) => Math.round(weight * 10)),
  };
}

/** Each rule of a facet is answered once; the rules of the group add the answers up. */
function ruleAnswers({ count, facets }: RuleColumn, group: number, company: CompanyView): Int32Array {
  const sums = new Int32Array(count);
  facets.forEach((facet, at) => {
    const { checks } = RULE_GROUPS[group]!.facets[at]!;
    const own = facetAnswers(facet, company, (grant) => fullAnswer(rowsOf(checks, grant, company), grant, company));
    for (let rule = 0; rule < count; rule++) sums[rule]! += own[facet.ids[rule]!]!;
  });
  return sums;
}

/** Per rule group, per rule: the company fields that would decide it, as bits of ASKABLE_FIELDS. */
export function planQuestions(columns: Columns, company: CompanyView): Int32Array[] {
  return columns.rules.map(({ count, facets }, group) => {
    const bits = new Int32Array(count);
    facets.forEach((facet, at) => {
      const { checks } = RULE_GROUPS[group]!.facets[at]!;
      const own = facetAnswers(facet, company, (grant) => askBits(rowsOf(checks, grant, company)));
      for (let rule = 0; rule < count; rule++) bits[rule]! |= own[facet.ids[rule]!]!;
    });
    return bits;
  });
}

/** One number per rule; rules with the same key share it. */
function facetAnswers({ samples, keysOf }: FacetColumn, company: CompanyView, ask: (grant: Grant) => number) {
  const answers = new Int32Array(samples.length);
  const keys = keysOf?.(company);
  if (!keys) {
    for (let rule = 0; rule < samples.length; rule++) answers[rule] = ask(samples[rule]!);
    return answers;
  }
  let most = 0;
  for (let rule = 0; rule < keys.length; rule++) most = Math.max(most, keys[rule]!);
  /** The first rule with each key, counted from one. */
  const firsts = new Int32Array(most + 1);
  for (let rule = 0; rule < samples.length; rule++) {
    const first = firsts[keys[rule]!]!;
    if (first === 0) firsts[keys[rule]!] = rule + 1;
    answers[rule] = first === 0 ? ask(samples[rule]!) : answers[first - 1]!;
  }
  return answers;
}

function fullAnswer(checks: readonly Check[], grant: Grant, company: CompanyView): number {
  let [grade, points]: [number, number] = [GRADE.met, 0];
  for (const check of checks) {
    grade = Math.max(grade, gradeOf(check));
    points += bonusOf(check, grant, company);
  }
  return answerOf(grade, points);
}

const askBits = (checks: readonly Check[]): number => checks.reduce((bits, check) => bits | askBit(check), 0);

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
  if (check.outcome === 'da_verificare' && check.code === 'activity') return points - BONUS.activityUnknown;
  if (check.outcome === 'da_verificare' && BEGINNERS.includes(check.code)) return points - BONUS.ageUnknown;
  if (check.code === 'spend') return isOutOfScale(check, company) ? -BONUS.outOfScale : 0;
  if (check.code === 'tax_regime' && isDeductionWithoutIncome(grant, company)) return points - BONUS.nothingToDeduct;
  if (check.code === 'costs') return costPoints(check);
  if (check.code === 'applicant' && check.lack === 'bando') return points - BONUS.applicantUnlisted;
  if (check.outcome === 'da_verificare' && DOUBTFUL.includes(check.code)) return points - BONUS.openCondition;
  if (isFormDisputed(check)) return points - BONUS.formDisputed;
  if (isTermUntold(check, grant)) return points - BONUS.termUntold;
  if (check.lack === 'progetto' && termKind(check, grant) === 'unemployed') return points + BONUS.outOfWork;
  if (check.outcome !== 'soddisfatto' || check.expected.kind === 'none') return points;
  if (check.expected.kind === 'place') return points + regionPoints(check.expected.regions.length);
  if (check.code === 'special_status') return points + BONUS.specialStatus;
  if (isForFewForms(check)) return points + BONUS.fewForms;
  if (check.code === 'activity') return points + BONUS.activity;
  if (check.code === 'sector' && check.expected.kind === 'sectors' && !check.expected.isExcluding) {
    return points + (check.isStated ? BONUS.sectorFocus : sectorPoints(grant));
  }
  return points;
}

/** A company that has just begun and sells next to nothing has no income to deduct from. */
function isDeductionWithoutIncome({ aidForm }: Grant, { age, revenue }: CompanyView): boolean {
  if (aidForm !== 'deduzione fiscale' || age.months === null || revenue === null) return false;
  return age.months.min <= STARTUP_MONTHS_MAX && revenue.max <= SMALL_REVENUE;
}
const SMALL_REVENUE = 100_000;

const isFormDisputed = ({ code, lack }: Check): boolean => code === 'legal_form' && lack === 'bando';

/** To sell abroad, to work with a prison, to have a patent, a technology or a European project: whoever does says so. */
const RARE_TERMS: readonly TermKind[] = ['export', 'prison', 'technology', 'title', 'eu_project'];

function isTermUntold(check: Check, grant: Grant): boolean {
  const kind = check.outcome === 'da_verificare' && check.lack === 'azienda' ? termKind(check, grant) : undefined;
  return kind !== undefined && RARE_TERMS.includes(kind);
}

/** What a row asks for, where it is a condition told in words. */
function termKind({ code, expected }: Check, grant: Grant): TermKind | undefined {
  if (code !== 'other' || expected.kind !== 'text') return undefined;
  return grantTerms(grant).decisive.find(({ text }) => text === expected.text)?.kind;
}

/** A call for one or two legal forms was made for them. */
const isForFewForms = ({ expected }: Check): boolean =>
  expected.kind === 'legal_forms' &&
  !expected.isExcluding &&
  expected.forms.filter((form) => form !== 'da-costituire').length <= FEW_FORMS;

function costPoints(check: Check): number {
  if (check.outcome === 'soddisfatto') return BONUS.paysForIt;
  return paysNothing(check) ? -BONUS.paysOtherThings : BONUS.mayPayForIt;
}

/** The source lists sectors without a rule: who is not on the list is seldom meant, still less where it is short. */
function unlistedPoints({ code, lack, expected }: Check): number {
  if (code !== 'sector' || lack !== 'bando' || expected.kind !== 'sectors') return 0;
  return expected.sectors.length <= SHORT_LIST ? BONUS.sectorFarOff : BONUS.sectorUnlisted;
}
export const SHORT_LIST = 3;

/** Open to who settles in another region: worth knowing, seldom what is wanted. */
function isElsewhere({ expected }: Check, { places: { legal, operating, investment } }: CompanyView): boolean {
  if (expected.kind !== 'place') return false;
  const spots = [legal, investment, ...operating].filter((spot) => spot !== null);
  return spots.length > 0 && !spots.some(({ region }) => expected.regions.includes(region));
}

/** What one must spend at least is more than the company can carry. */
const isOutOfScale = ({ expected }: Check, company: CompanyView): boolean =>
  expected.kind === 'euro' && (expected.min ?? 0) > reachEuro(company);

/** A grant of the company's own region is worth more than one of half the country. */
function regionPoints(regions: number): number {
  return regions === 1 ? BONUS.region : Math.round(BONUS.region / 2);
}

function sectorPoints(grant: Grant): number {
  return Math.round(BONUS.sectorListed * (1 - grant.sectors.length / SECTORS.length));
}
