import type { Grant } from '#domain/grants/grant.ts';
import { grantThemes, purposeThemes } from './theme-reader.ts';
import { THEMES } from '#domain/lexicon/themes.ts';

/** Integer weights, so that every order of additions, here or in a database, gives the same sum. */
export const THEME_SCALE = 100;

/** The grants that a theme concerns. `purposes`: its share of what each is named after, in percent. */
export type ThemeColumn = { grants: Uint32Array; weights: Uint8Array; purposes: Uint8Array };

/**
 * By theme and not by grant: a company needs few themes, so that a scan reads only the grants which those concern.
 * A theme that few grants have says more than one that all have (inverse document frequency).
 */
export function themeColumns(grants: readonly Grant[]): ThemeColumn[] {
  const vectors = grants.map(grantThemes);
  const purposes = grants.map((grant, at) => purposeShares(purposeThemes(grant, vectors[at]!)));
  return THEMES.map((_, theme) => {
    const share = vectors.filter((vector) => vector[theme]! > 0).length;
    const rarity = Math.log(1 + grants.length / (1 + share)) / Math.log(1 + grants.length / 2);
    const weights = vectors.map((vector) => Math.min(255, Math.round(vector[theme]! * rarity * THEME_SCALE)));
    const concerned = Uint32Array.from(weights.keys()).filter((at) => weights[at]! > 0);
    return {
      grants: concerned,
      weights: Uint8Array.from(concerned, (at) => weights[at]!),
      purposes: Uint8Array.from(concerned, (at) => purposes[at]![theme]!),
    };
  });
}

function purposeShares(isPurpose: readonly boolean[]): number[] {
  const share = Math.round(100 / Math.max(1, isPurpose.filter(Boolean).length));
  return isPurpose.map((each) => (each ? share : 0));
}

/** All that each grant is named after, in percent: what a company that needs none of it misses. */
export function wholePurposes(themes: readonly ThemeColumn[], size: number): Int32Array {
  const whole = new Int32Array(size);
  for (const { grants, purposes } of themes) grants.forEach((at, place) => (whole[at]! += purposes[place]!));
  return whole;
}
