import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { hasStatus, STARTUP_MONTHS_MAX } from '#domain/eligibility/statuses.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { THEMES } from './themes.ts';

/** Strength per theme, in the order of THEMES. */
export type ThemeVector = Float64Array;

const INDEX = new Map(THEMES.map((theme, index) => [theme.code, index]));
const WISH_WEIGHT = 2;
const IDENTITY_WEIGHT = 0.8;
/** Hits in one field beyond the first say little more: strength saturates. */
const HALF_STRENGTH = 2.5;

/** What a grant pays for and whom it is for: its name says most, then the costs it covers. */
export function grantThemes(grant: Grant): ThemeVector {
  const fields: [string, number][] = [
    [grant.name, 3],
    [grant.eligibleCosts.join('. '), 1.5],
    [grant.summary, 1.5],
    [grant.benefits.join('. '), 1],
    [grant.beneficiaries, 1.5],
  ];
  const texts = fields.map(([text, weight]): [string, number] => [fold(text), weight]);
  return Float64Array.from(THEMES, (theme) => {
    let hits = 0;
    for (const [text, weight] of texts) if (theme.words.test(text) || theme.grant?.test(text)) hits += weight;
    return hits / (hits + HALF_STRENGTH);
  });
}

/** Themes that any business may have a use for: their absence in a description says nothing. */
const EVERYBODYS = new Set(['machinery', 'digital', 'credit', 'tax', 'consortium']);

/** A theme of several fields: what the grant is about, where its name does not tell. */
const CENTRAL_STRENGTH = 0.5;

/** What a grant is named after, else what most of its text is about: who needs none of it seldom wants it. */
export function purposeThemes(grant: Grant, strengths: ThemeVector): boolean[] {
  const name = fold(grant.name);
  const named = THEMES.map((theme) => theme.words.test(name) || theme.grant?.test(name) === true);
  const found = named.includes(true) ? named : THEMES.map((_, index) => strengths[index]! >= CENTRAL_STRENGTH);
  return found.map((isFound, index) => isFound && !EVERYBODYS.has(THEMES[index]!.code));
}

/** What a company needs: its wishes count most, then what it is. */
export function companyThemes(company: CompanyView): ThemeVector {
  const { wishes, identity } = company.told.story;
  const vector = Float64Array.from(THEMES, (theme) => {
    const says = (text: string) => theme.words.test(text) || theme.company?.test(text) === true;
    return (says(wishes) ? WISH_WEIGHT : 0) + (says(identity) ? IDENTITY_WEIGHT : 0);
  });
  const raise = (code: string, weight: number) => {
    const index = INDEX.get(code)!;
    vector[index] = Math.max(vector[index]!, weight);
  };
  const weightOf = (code: string) => vector[INDEX.get(code)!]!;
  for (const [status, code] of STATUS_THEMES) if (hasStatus(status, company) === true) raise(code, 1.5);
  if (company.age.exists === false) raise('new-business', 2.5);
  // Whoever invests also looks for credit and for tax relief on what is bought.
  if (weightOf('machinery') >= WISH_WEIGHT) {
    raise('credit', 0.7);
    raise('tax', 0.4);
  }
  const isMicro = company.sizes.length === 1 && company.sizes[0] === 'micro';
  const isNew = company.age.months !== null && company.age.months.min <= STARTUP_MONTHS_MAX;
  if (isMicro && isNew && weightOf('credit') > 0) raise('microcredit', 1);
  if (company.age.exists === false) raise('microcredit', 1);
  if (weightOf('ecommerce') > 0) raise('digital', 1);
  if (weightOf('hiring-young') > 0 || weightOf('hiring-women') > 0) raise('hiring', 1);
  return vector;
}

const STATUS_THEMES = [
  ['femminile', 'women-owners'],
  ['giovanile', 'young-owners'],
  ['startup', 'startup'],
  ['cooperativa', 'cooperative'],
  ['impresa_sociale', 'social'],
  ['artigiana', 'craft'],
] as const;

export function themeIndex(code: string): number {
  return INDEX.get(code)!;
}
