import type { AskableField, Check } from '#domain/eligibility/check.ts';
import { ASKABLE_FIELDS } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SECTORS } from '#domain/vocabulary.ts';
import type { Columns } from './columns.ts';
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
};

/** Points of fit, on the scale of a theme shared in full (THEME_SCALE times a wish). */
export const BONUS = {
  region: 110,
  specialStatus: 150,
  activity: 110,
  sectorFocus: 60,
  sectorListed: 20,
  outOfScale: 300,
  elsewhere: 200,
};

export function planCompany(columns: Columns, company: CompanyView): CompanyPlan {
  const grades: Uint8Array[] = [];
  const bonuses: Int16Array[] = [];
  const asks: Uint32Array[] = [];
  columns.rules.forEach(({ samples }, group) => {
    const rows = samples.map((grant) => RULE_GROUPS[group]!.check(grant, company).filter((check) => check !== null));
    grades.push(Uint8Array.from(rows, (checks) => Math.max(0, ...checks.map(grade))));
    bonuses.push(Int16Array.from(rows, (checks, rule) => bonus(checks, samples[rule]!, company)));
    asks.push(Uint32Array.from(rows, (checks) => checks.reduce((bits, check) => bits | askBit(check), 0)));
  });
  return {
    grades,
    bonuses,
    asks,
    themes: Int32Array.from(companyThemes(company), (weight) => Math.round(weight * 10)),
  };
}

function grade(check: Check): number {
  if (check.outcome === 'soddisfatto') return GRADE.met;
  if (check.outcome === 'non_soddisfatto') return GRADE.failed;
  return check.lack === 'progetto' ? GRADE.openForProject : GRADE.open;
}

function askBit(check: Check): number {
  if (check.outcome !== 'da_verificare' || check.lack !== 'azienda' || check.field === null) return 0;
  return 1 << ASKABLE_FIELDS.indexOf(check.field);
}

export function fieldsIn(bits: number): AskableField[] {
  return ASKABLE_FIELDS.filter((_, index) => (bits & (1 << index)) !== 0);
}

/** A requirement that few meet and this company does: the grant was made for companies like it. */
function bonus(checks: readonly Check[], grant: Grant, company: CompanyView): number {
  let points = 0;
  for (const check of checks) {
    if (isElsewhere(check, company)) points -= BONUS.elsewhere;
    if (check.code === 'spend') points -= outOfScale(check, company);
    if (check.outcome !== 'soddisfatto' || check.expected.kind === 'none') continue;
    if (check.code === 'territory' && grant.regions.length > 0) points += regionPoints(grant);
    if (check.code === 'special_status') points += BONUS.specialStatus;
    if (check.code === 'activity') points += BONUS.activity;
    if (check.code === 'sector' && check.expected.kind === 'sectors' && !check.expected.isExcluding) {
      points += check.isStated ? BONUS.sectorFocus : sectorPoints(grant);
    }
  }
  return points;
}

/** Open to who settles in another region: worth knowing, seldom what is wanted. */
function isElsewhere(check: Check, company: CompanyView): boolean {
  return check.expected.kind === 'place' && company.region !== null && !check.expected.regions.includes(company.region);
}

/** A least spend above a year's turnover is out of the company's reach. */
function outOfScale(check: Check, company: CompanyView): number {
  if (check.expected.kind !== 'euro' || company.revenue === null) return 0;
  return (check.expected.min ?? 0) > company.revenue.max ? BONUS.outOfScale : 0;
}

/** A grant of the company's own region is worth more than one of half the country. */
function regionPoints(grant: Grant): number {
  return grant.regions.length === 1 ? BONUS.region : Math.round(BONUS.region / 2);
}

function sectorPoints(grant: Grant): number {
  return Math.round(BONUS.sectorListed * (1 - grant.sectors.length / SECTORS.length));
}
