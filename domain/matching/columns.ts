import { checkAidRegime, checkOther } from '#domain/eligibility/checks/grant-itself.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { RULE_GROUPS } from './rule-groups.ts';
import { grantPrior } from './prior.ts';
import { grantThemes, purposeThemes } from './theme-reader.ts';
import { THEMES } from './themes.ts';

/** Integer weights, so that every order of additions, here or in a database, gives the same sum. */
export const THEME_SCALE = 100;

export type Columns = {
  grants: readonly Grant[];
  /** Per rule group: the rule of each grant, and one grant that has each rule. */
  rules: { ids: Uint16Array | Uint32Array; samples: Grant[] }[];
  /** 1 where a row stays open whatever the company (conditions outside its data). */
  openRows: Uint8Array;
  isSummaryOnly: Uint8Array;
  /** Sparse themes: those of grant i lie from starts[i] to starts[i + 1]. */
  themeStarts: Uint32Array;
  themeIds: Uint8Array;
  themeWeights: Uint8Array;
  /** Beside each theme: its share of what the grant is named after, in percent. */
  themePurpose: Uint8Array;
  prior: Int16Array;
};

export function buildColumns(grants: readonly Grant[]): Columns {
  const rules = RULE_GROUPS.map((group) => internRules(grants, group.part));
  return {
    grants,
    rules,
    openRows: Uint8Array.from(grants, (grant) =>
      checkOther(grant).length > 0 || checkAidRegime(grant, null) !== null ? 1 : 0,
    ),
    isSummaryOnly: Uint8Array.from(grants, (grant) => (grant.source.depth === 'solo_sintesi' ? 1 : 0)),
    ...sparseThemes(grants),
    prior: Int16Array.from(grants, grantPrior),
  };
}

function internRules(grants: readonly Grant[], part: (grant: Grant) => unknown): Columns['rules'][number] {
  const known = new Map<string, number>();
  const samples: Grant[] = [];
  const ids = new Uint32Array(grants.length);
  grants.forEach((grant, index) => {
    const key = JSON.stringify(part(grant)) ?? '';
    let id = known.get(key);
    if (id === undefined) {
      id = samples.length;
      known.set(key, id);
      samples.push(grant);
    }
    ids[index] = id;
  });
  return { ids: samples.length <= 0xffff ? Uint16Array.from(ids) : ids, samples };
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
