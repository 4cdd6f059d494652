import type { Shareholder } from '#domain/companies/company-parts.ts';
import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import type { ToldShare } from './facts/shares.ts';
import type { Tri } from './tri-state.ts';

/** A share that a call asks for, of the people and of the capital, in percent. */
export type Quota = { members: number | null; capital: number | null; isMoreThan: boolean };

/** More than half of the people and of the capital, where a call does not say otherwise (D.Lgs. 185/2000). */
export const MOST: Quota = { members: 50, capital: 50, isMoreThan: true };

const BY_HEADS: readonly LegalForm[] = ['snc', 'sas', 'cooperativa', 'ets'];

/** "Prevalenza femminile" where a call does not say otherwise (L. 215/1992, art. 2): heads or capital, by the form. */
export function womenQuota(form: LegalForm | null, today: Day): Quota {
  const members = ruleValue('women_led.members_share', today);
  const capital = Math.floor(ruleValue('women_led.capital_share', today));
  if (form !== null && BY_HEADS.includes(form)) return { members, capital: null, isMoreThan: false };
  return { members: null, capital, isMoreThan: false };
}

/** Whether enough of the people and of the capital have a trait; null where too little is known. */
export function holdsQuota(owners: readonly Shareholder[], has: (owner: Shareholder) => Tri, quota: Quota): Tri {
  if (owners.length === 0) return null;
  const people = owners.filter(({ kind }) => kind === 'persona');
  const answers = [
    quota.members === null ? true : reaches(people, () => 1, has, quota.members, quota.isMoreThan),
    quota.capital === null ? true : reaches(owners, shareOf(owners), has, quota.capital, quota.isMoreThan),
  ];
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

/** Shares as told; one owner without a share has all of it. */
function shareOf(owners: readonly Shareholder[]): (owner: Shareholder) => number | null {
  return ({ sharePercent }) => sharePercent ?? (owners.length === 1 ? 100 : null);
}

function reaches(
  owners: readonly Shareholder[],
  weightOf: (owner: Shareholder) => number | null,
  has: (owner: Shareholder) => Tri,
  percent: number,
  isMoreThan: boolean,
): Tri {
  let [sure, perhaps, all] = [0, 0, 0];
  for (const owner of owners) {
    const weight = weightOf(owner);
    if (weight === null) return null;
    const answer = owner.kind === 'persona' ? has(owner) : false;
    all += weight;
    if (answer === true) sure += weight;
    if (answer !== false) perhaps += weight;
  }
  const isEnough = (weight: number) => (isMoreThan ? weight * 100 > percent * all : weight * 100 >= percent * all);
  if (all === 0) return null;
  if (isEnough(sure)) return true;
  return isEnough(perhaps) ? null : false;
}

/** The same of shares that a text tells. */
export function reachesQuota({ members, capital }: ToldShare, quota: Quota): Tri {
  const reach = (told: number | null, percent: number | null): Tri => {
    if (percent === null) return true;
    return told === null ? null : quota.isMoreThan ? told > percent : told >= percent;
  };
  const answers = [reach(members, quota.members), reach(capital, quota.capital)];
  return answers.includes(false) ? false : answers.includes(null) ? null : true;
}

/** Years of age on a day: a year of birth leaves one open. */
export function ageRange(birthYear: number, today: Day): { min: number; max: number } {
  const years = Number(today.slice(0, 4)) - birthYear;
  return { min: today.endsWith('12-31') ? years : years - 1, max: years };
}

export const isWoman = (owner: Shareholder): Tri => owner.isWoman;

export const isBetween =
  (min: number, max: number, today: Day) =>
  ({ birthYear }: Shareholder): Tri => {
    if (birthYear === null) return null;
    const age = ageRange(birthYear, today);
    if (age.min >= min && age.max <= max) return true;
    return age.max < min || age.min > max ? false : null;
  };

/** The quota that the words of a call ask for: "oltre metà dei soci e delle quote", "2/3 quote", "almeno 70% di socie". */
export function quotaInWords(words: string): Quota | null {
  const text = words.toLowerCase();
  // Points, reserves and better terms for some are no condition for all.
  if (/riserv|punti|premi|riduzion|contributo|fondo perduto|termine esteso|linea [ab]:|assumere/.test(text))
    return null;
  const asksMembers = /soci/.test(text);
  const asksCapital = /quot|capital|azion|compagine/.test(text);
  const quota = (percent: number, isMoreThan = false): Quota => ({
    members: asksMembers || !asksCapital ? percent : null,
    capital: asksCapital || !asksMembers ? percent : null,
    isMoreThan,
  });
  if (/interament|totalmente/.test(text)) return quota(100);
  if (/oltre (?:la )?met|maggioranza|prevalen/.test(text)) return quota(50, true);
  if (/almeno (?:la )?met/.test(text)) return quota(50);
  const [, percent] = /(\d{1,3}) ?%/.exec(text) ?? [];
  if (/2\/3|due terzi/.test(text)) return null;
  return percent ? quota(Number(percent)) : null;
}
