import { THEMES } from '#domain/lexicon/themes.ts';
import { eachInSteps, type Steps } from '#domain/steps.ts';
import type { GrantRow } from './grant-row.ts';

/** Integer weights, so that every order of additions, here or in a database, gives the same sum. */
export const THEME_SCALE = 100;

/** A breath after so many. */
const GRANTS_PER_STEP = 2048;

/** The grants that a theme concerns. `purposes`: its share of what each is named after, in percent. */
export type ThemeColumn = { grants: Uint32Array; weights: Uint8Array; purposes: Uint8Array };

/**
 * By theme and not by grant: a company needs few themes, so that a scan reads only the grants which those concern.
 * A theme that few grants have says more than one that all have (inverse document frequency). In steps: see `columnsInSteps`.
 */
export function* themeColumns(rows: readonly GrantRow[]): Steps<ThemeColumn[]> {
  const shares = new Uint32Array(THEMES.length);
  yield* eachInSteps(rows, ({ themes }) => {
    for (let place = 0; place < themes.length; place++) shares[themes[place]!]! += 1;
  });
  const rarities = Float64Array.from(
    shares,
    (share) => Math.log(1 + rows.length / (1 + share)) / Math.log(1 + rows.length / 2),
  );
  const columns = Array.from(shares, (share) => ({
    grants: new Uint32Array(share),
    weights: new Uint8Array(share),
    purposes: new Uint8Array(share),
  }));
  const counts = new Uint32Array(THEMES.length);
  for (let at = 0; at < rows.length; at++) {
    if (at % GRANTS_PER_STEP === 0) yield;
    const { themes, strengths, purposes } = rows[at]!;
    for (let place = 0; place < themes.length; place++) {
      const theme = themes[place]!;
      const weight = Math.min(255, Math.round(strengths[place]! * rarities[theme]! * THEME_SCALE));
      if (weight <= 0) continue;
      const column = columns[theme]!;
      const next = counts[theme]!++;
      column.grants[next] = at;
      column.weights[next] = weight;
      column.purposes[next] = purposes[place]!;
    }
  }
  return columns.map(({ grants, weights, purposes }, theme) => {
    const count = counts[theme]!;
    return {
      grants: grants.subarray(0, count),
      weights: weights.subarray(0, count),
      purposes: purposes.subarray(0, count),
    };
  });
}

/** All that each grant is named after, in percent: what a company that needs none of it misses. */
export function* wholePurposes(themes: readonly ThemeColumn[], size: number): Steps<Int32Array> {
  const whole = new Int32Array(size);
  for (const { grants, purposes } of themes) {
    yield;
    for (let place = 0; place < grants.length; place++) whole[grants[place]!]! += purposes[place]!;
  }
  return whole;
}
