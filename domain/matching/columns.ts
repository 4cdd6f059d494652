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
  grants: readonly Grant[];
  /** Per rule group. */
  rules: RuleColumn[];
  /** 1 where a row stays open whatever the company (conditions outside its data). */
  openRows: Uint8Array;
  isSummaryOnly: Uint8Array;
  /** Bounds of the spend, 0 and Infinity where there is none. */
  spendMin: Float64Array;
  spendMax: Float64Array;
  /** Sparse themes: those of grant i lie from starts[i] to starts[i + 1]. */
  themeStarts: Uint32Array;
  themeIds: Uint8Array;
  themeWeights: Uint8Array;
  /** Beside each theme: its share of what the grant is named after, in percent. */
  themePurpose: Uint8Array;
  prior: Int16Array;
};

export function buildColumns(grants: readonly Grant[]): Columns {
  const rules = RULE_GROUPS.map((group) => {
    const { ids, firsts } = intern(grants.length, (at) => JSON.stringify(group.part(grants[at]!)) ?? '');
    const samples = firsts.map((at) => grants[at]!);
    return { ids, samples, keysOf: group.keys?.(samples) ?? null };
  });
  return {
    grants,
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
  const ids: number[] = [];
  const weights: number[] = [];
  const purposes: number[] = [];
  vectors.forEach((vector, index) => {
    const purpose = purposeThemes(grants[index]!, vector);
    const share = 100 / Math.max(1, purpose.filter(Boolean).length);
    vector.forEach((strength, theme) => {
      const weight = Math.min(255, Math.round(strength * rarity[theme]! * THEME_SCALE));
      if (weight <= 0) return;
      ids.push(theme);
      weights.push(weight);
      purposes.push(purpose[theme] ? Math.round(share) : 0);
    });
    themeStarts[index + 1] = ids.length;
  });
  return {
    themeStarts,
    themeIds: Uint8Array.from(ids),
    themeWeights: Uint8Array.from(weights),
    themePurpose: Uint8Array.from(purposes),
  };
}
