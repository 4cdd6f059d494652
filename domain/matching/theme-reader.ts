import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { hasStatus, STARTUP_MONTHS_MAX } from '#domain/eligibility/statuses.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { THEMES } from '#domain/lexicon/themes.ts';
import { compilePatterns } from './word-patterns.ts';

/** Strength per theme, in the order of THEMES. */
type ThemeVector = Float64Array;

const INDEX = new Map(THEMES.map((theme, index) => [theme.code, index]));
const WISH_WEIGHT = 2;
const IDENTITY_WEIGHT = 0.8;
/** Hits in one field beyond the first say little more: strength saturates. */
const HALF_STRENGTH = 2.5;

/** Reading is slow and grants are replaced, never changed in place: a rebuilt index reads only what is new. */
const READ = new WeakMap<Grant, ThemeVector>();
const PURPOSES = new WeakMap<Grant, boolean[]>();
const NEEDS = new WeakMap<CompanyView, ThemeVector>();

/** What a grant pays for and whom it is for: its name says most, then the costs it covers. */
export function grantThemes(grant: Grant): ThemeVector {
  let vector = READ.get(grant);
  if (vector === undefined) READ.set(grant, (vector = readGrant(grant)));
  return vector;
}

function readGrant(grant: Grant): ThemeVector {
  const fields: [string, number][] = [
    [grant.name, 3],
    [grant.eligibleCosts.join('. '), 1.5],
    [grant.summary, 1.5],
    [grant.benefits.join('. '), 1],
    [grant.beneficiaries, 1.5],
  ];
  const hits = new Float64Array(THEMES.length);
  for (const [text, weight] of fields) {
    readGrantText(fold(text)).forEach((isThere, theme) => {
      if (isThere) hits[theme]! += weight;
    });
  }
  return hits.map((hit) => hit / (hit + HALF_STRENGTH));
}

const readGrantText = compilePatterns(THEMES.map(({ words, grant }) => [words, grant]));
const readCompanyText = compilePatterns(THEMES.map(({ words, company }) => [words, company]));

/** Themes that any business may have a use for: their absence in a description says nothing. */
const EVERYBODYS = new Set(['machinery', 'connected-machines', 'digital', 'credit', 'tax', 'consortium', 'innovation']);

/** A name that says only this says nothing yet: "Investire in innovazione". */
const VAGUE = new Set(['innovation', 'consortium']);

/** A theme of several fields: what the grant is about, where its name does not tell. */
const CENTRAL_STRENGTH = 0.5;

/** What a grant is named after, else what most of its text is about: who needs none of it seldom wants it. */
export function purposeThemes(grant: Grant, strengths: ThemeVector): boolean[] {
  const name = fold(grant.name);
  const named = readGrantText(name);
  const isNamed = THEMES.some(({ code }, index) => named[index] === 1 && !VAGUE.has(code));
  return THEMES.map(({ code }, index) => {
    const isFound = isNamed ? named[index] === 1 : strengths[index]! >= CENTRAL_STRENGTH;
    return isFound && !EVERYBODYS.has(code);
  });
}

/** It is named after something, and nothing of that concerns the company: "Trasporti ed Energia" for a bakery. */
export function isOffPurpose(grant: Grant, company: CompanyView): boolean {
  let purposes = PURPOSES.get(grant);
  if (purposes === undefined) PURPOSES.set(grant, (purposes = purposeThemes(grant, grantThemes(grant))));
  const needs = companyThemes(company);
  return purposes.includes(true) && !purposes.some((isPurpose, theme) => isPurpose && needs[theme]! > 0);
}

/** What a company needs: its wishes count most, then what it is. */
export function companyThemes(company: CompanyView): ThemeVector {
  let vector = NEEDS.get(company);
  if (vector === undefined) NEEDS.set(company, (vector = readCompany(company)));
  return vector;
}

function readCompany(company: CompanyView): ThemeVector {
  const { wishes, identity } = company.told.story;
  const wished = readCompanyText(wishes);
  const told = readCompanyText(identity);
  const vector = Float64Array.from(THEMES, (_, theme) => WISH_WEIGHT * wished[theme]! + IDENTITY_WEIGHT * told[theme]!);
  const raise = (code: string, weight: number) => {
    const index = INDEX.get(code)!;
    vector[index] = Math.max(vector[index]!, weight);
  };
  const weightOf = (code: string) => vector[INDEX.get(code)!]!;
  for (const [status, code] of STATUS_THEMES) if (hasStatus(status, company) === true) raise(code, 1.5);
  if (company.age.exists === false) raise('new-business', 2.5);
  if (FUNDS.test(wishes)) raise('credit', 1.2);
  // Whoever invests also looks for credit and for tax relief on what is bought.
  const spend = company.spend ?? company.told.plannedSpend;
  const isBuilding = weightOf('buildings') >= WISH_WEIGHT && spend !== null;
  if (weightOf('machinery') >= WISH_WEIGHT || isBuilding) {
    raise('credit', 0.7);
    raise('tax', 0.4);
  }
  const isMicro = company.sizes.length === 1 && company.sizes[0] === 'micro';
  const isNew = company.age.months !== null && company.age.months.min <= STARTUP_MONTHS_MAX;
  if (isMicro && isNew && weightOf('credit') > 0) raise('microcredit', 1);
  if (company.age.exists === false) raise('microcredit', 1);
  if (weightOf('digital') >= WISH_WEIGHT && weightOf('connected-machines') === 0) raise('cloud-security', 0.1);
  if (weightOf('ecommerce') > 0) raise('digital', 1);
  if (weightOf('hiring-young') > 0 || weightOf('hiring-women') > 0) raise('hiring', 1);
  return vector;
}

/** "Cerchiamo fondi per crescere": money, of whatever kind. */
const FUNDS = /\bfondi\b(?! (?:propri|europei|pubblici|di magazzino|interprofessionali))/;

const STATUS_THEMES = [
  ['femminile', 'women-owners'],
  ['giovanile', 'young-owners'],
  ['startup', 'startup'],
  ['cooperativa', 'cooperative'],
  ['impresa_sociale', 'social'],
  ['artigiana', 'craft'],
] as const;
