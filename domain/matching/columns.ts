import { checkAidRegime, checkOther } from '#domain/eligibility/checks/grant-itself.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { RULE_GROUPS } from './rule-groups.ts';
import { grantPrior } from './prior.ts';
import { grantThemes, purposeThemes } from './theme-reader.ts';
import { THEMES } from './themes.ts';

/** Integer weights, so that every order of additions, here or in a database, gives the same sum. */
export const THEME_SCALE = 100;

/** Rules interned: the id of each grant's rule, and one grant that has each rule. */
export type RuleColumn = {
  ids: Uint16Array | Uint32Array;
  samples: Grant[];
  keysOf: ((company: CompanyView) => Int32Array) | null;
};

export type Columns = {
  /** In the order of the columns: grants with one territory rule lie side by side, so that a scan skips them at once. */
  grants: readonly Grant[];
  /** Place in the catalogue of each grant of the columns. */
  places: Uint32Array;
  /** Grants with territory rule r lie from runs[r] to runs[r + 1]. */
  runs: Uint32Array;
  /** Per rule group. */
  rules: RuleColumn[];
  /** 1 where a row stays open whatever the company (conditions outside its data). */
  openRows: Uint8Array;
  isSummaryOnly: Uint8Array;
  /** Bounds of the spend, 0 and Infinity where there is none. */
  spendMin: Float64Array;
  spendMax: Float64Array;
  /** Sparse themes, packed (see packTheme): those of grant i lie from starts[i] to starts[i + 1]. */
  themeStarts: Uint32Array;
  themes: Uint32Array;
  prior: Int16Array;
};

export function buildColumns(catalogue: readonly Grant[]): Columns {
  const { places, runs } = byTerritory(catalogue);
  const grants = Array.from(places, (place) => catalogue[place]!);
  const rules = RULE_GROUPS.map((group, index) => {
    const { ids, firsts } = intern(grants.length, (at) => ruleKey(index, grants[at]!));
    const samples = firsts.map((at) => grants[at]!);
    return { ids, samples, keysOf: group.keys?.(samples) ?? null };
  });
  return {
    grants,
    places,
    runs,
    rules,
    openRows: Uint8Array.from(grants, (grant) =>
      checkOther(grant).length > 0 || checkAidRegime(grant, null) !== null ? 1 : 0,
    ),
    isSummaryOnly: Uint8Array.from(grants, (grant) => (grant.source.depth === 'solo_sintesi' ? 1 : 0)),
    spendMin: Float64Array.from(grants, (grant) => grant.constraints.spendEuro?.min ?? 0),
    spendMax: Float64Array.from(grants, (grant) => grant.constraints.spendEuro?.max ?? Infinity),
    ...sparseThemes(grants),
    prior: Int16Array.from(grants, grantPrior),
  };
}

/** RULE_GROUPS begins with territory: the rule that excludes most. */
function byTerritory(catalogue: readonly Grant[]): { places: Uint32Array; runs: Uint32Array } {
  const { ids, firsts } = intern(catalogue.length, (at) => ruleKey(0, catalogue[at]!));
  const runs = new Uint32Array(firsts.length + 1);
  for (const id of ids) runs[id + 1]! += 1;
  for (let rule = 0; rule < firsts.length; rule++) runs[rule + 1]! += runs[rule]!;
  const next = runs.slice();
  const places = new Uint32Array(catalogue.length);
  ids.forEach((id, place) => {
    places[next[id]!++] = place;
  });
  return { places, runs };
}

function ruleKey(group: number, grant: Grant): string {
  return JSON.stringify(RULE_GROUPS[group]!.part(grant)) ?? '';
}

/** Equal keys get one number; `firsts` tells where each number was first seen. */
function intern(count: number, keyOf: (at: number) => string): { ids: Uint16Array | Uint32Array; firsts: number[] } {
  const known = new Map<string, number>();
  const firsts: number[] = [];
  const ids = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const key = keyOf(at);
    let id = known.get(key);
    if (id === undefined) {
      id = firsts.length;
      known.set(key, id);
      firsts.push(at);
    }
    ids[at] = id;
  }
  return { ids: firsts.length <= 0xffff ? Uint16Array.from(ids) : ids, firsts };
}

/** A theme that few grants have says more than one that all have (inverse document frequency). */
function sparseThemes(grants: readonly Grant[]) {
  const vectors = grants.map(grantThemes);
  const shares = THEMES.map((_, theme) => vectors.filter((vector) => vector[theme]! > 0).length);
  const rarity = shares.map((share) => Math.log(1 + grants.length / (1 + share)) / Math.log(1 + grants.length / 2));
  const themeStarts = new Uint32Array(grants.length + 1);
  const themes: number[] = [];
  vectors.forEach((vector, index) => {
    const purpose = purposeThemes(grants[index]!, vector);
    const share = Math.round(100 / Math.max(1, purpose.filter(Boolean).length));
    vector.forEach((strength, theme) => {
      const weight = Math.min(255, Math.round(strength * rarity[theme]! * THEME_SCALE));
      if (weight > 0) themes.push(packTheme({ theme, weight, purpose: purpose[theme] ? share : 0 }));
    });
    themeStarts[index + 1] = themes.length;
  });
  return { themeStarts, themes: Uint32Array.from(themes) };
}

/** `purpose`: the theme's share of what the grant is named after, in percent. */
export type PackedTheme = { theme: number; weight: number; purpose: number };

/** One number per theme of a grant, so that a scan reads one stream of memory: 8 bits for each part. */
function packTheme({ theme, weight, purpose }: PackedTheme): number {
  return theme | (weight << 8) | (purpose << 16);
}

export function unpackTheme(packed: number): PackedTheme {
  return { theme: packed & 0xff, weight: (packed >> 8) & 0xff, purpose: packed >> 16 };
}
