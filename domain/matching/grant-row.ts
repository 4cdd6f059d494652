import { grantTerms } from '#domain/eligibility/grant-terms.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantPrior } from './prior.ts';
import { RULE_GROUPS } from './rule-groups.ts';
import { grantThemes, purposeThemes } from './theme-reader.ts';

/** What the columns hold of one grant, whatever the others are. */
export type GrantRow = {
  /** Per rule group: grants with the same rule have the same number. */
  rules: Uint32Array;
  openRow: 0 | 1;
  isSummaryOnly: 0 | 1;
  prior: number;
  /** The themes that concern it, how strongly, and their shares of what it is named after, in percent. */
  themes: Uint8Array;
  strengths: Float64Array;
  purposes: Uint8Array;
};

/** Reading is slow and grants are replaced, never changed in place: after an edit only what is new is read. */
const READ = new WeakMap<Grant, GrantRow>();
/** Rules are far fewer than grants, and the same after every edit. */
const NUMBERS: readonly Map<string, number>[] = RULE_GROUPS.map(() => new Map<string, number>());

export function rowOf(grant: Grant): GrantRow {
  let row = READ.get(grant);
  if (row === undefined) READ.set(grant, (row = readRow(grant)));
  return row;
}

function readRow(grant: Grant): GrantRow {
  const strengths = grantThemes(grant);
  const shares = purposeShares(purposeThemes(grant, strengths));
  const themes = Uint8Array.from(strengths.keys()).filter((theme) => strengths[theme]! > 0);
  return {
    rules: Uint32Array.from(NUMBERS, (numbers, group) => numberOf(numbers, ruleKey(group, grant))),
    openRow: grantTerms(grant).plain.length > 0 ? 1 : 0,
    isSummaryOnly: grant.source.depth === 'solo_sintesi' ? 1 : 0,
    prior: grantPrior(grant),
    themes,
    strengths: Float64Array.from(themes, (theme) => strengths[theme]!),
    purposes: Uint8Array.from(themes, (theme) => shares[theme]!),
  };
}

const ruleKey = (group: number, grant: Grant): string =>
  JSON.stringify(RULE_GROUPS[group]!.facets.map(({ part }) => part(grant)));

function numberOf(numbers: Map<string, number>, key: string): number {
  let number = numbers.get(key);
  if (number === undefined) numbers.set(key, (number = numbers.size));
  return number;
}

function purposeShares(isPurpose: readonly boolean[]): number[] {
  const share = Math.round(100 / Math.max(1, isPurpose.filter(Boolean).length));
  return isPurpose.map((each) => (each ? share : 0));
}
