import { paidKinds } from '#domain/eligibility/checks/project.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { kindMask, paidMask } from '#domain/projects/cost-kinds.ts';
import { RULE_GROUPS } from './rule-groups.ts';
import { grantPrior } from './prior.ts';
import { themeColumns, wholePurposes, type ThemeColumn } from './theme-columns.ts';

/** Rules interned: the id of each grant's rule, and one grant that has each rule. */
export type RuleColumn = { ids: Ids; count: number; facets: FacetColumn[] };

/** The rules of one facet: which one each rule of the group has, and one grant that has each. */
export type FacetColumn = {
  ids: Ids;
  samples: Grant[];
  keysOf: ((company: CompanyView) => Int32Array) | null;
};
type Ids = Uint16Array | Uint32Array;

export type Columns = {
  /** In the order of the columns (see columnOrder). */
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
  /** Bounds of the spend, 0 and Infinity where there is none; past `spendLimit` the project itself is outside. */
  spendMin: Float64Array;
  spendMax: Float64Array;
  spendLimit: Float64Array;
  /** Bits of the kinds of cost that each pays for, 0 where its list says nothing. */
  paid: Int32Array;
  /** Last day of the investment, as a number, where a measure ends on a day; 0 elsewhere. */
  investBy: Int32Array;
  /** In the order of THEMES. */
  themes: ThemeColumn[];
  wholePurposes: Int32Array;
  prior: Int16Array;
};

export function buildColumns(catalogue: readonly Grant[]): Columns {
  const { places, runs } = columnOrder(catalogue);
  const grants = Array.from(places, (place) => catalogue[place]!);
  const rules = RULE_GROUPS.map((group, index) => {
    const { ids, firsts } = intern(grants.length, (at) => ruleKey(index, grants[at]!));
    const ruled = firsts.map((at) => grants[at]!);
    const facets = group.facets.map((facet): FacetColumn => {
      const own = intern(ruled.length, (rule) => JSON.stringify(facet.part(ruled[rule]!)) ?? '');
      const samples = own.firsts.map((rule) => ruled[rule]!);
      return { ids: own.ids, samples, keysOf: facet.keys?.(samples) ?? null };
    });
    return { ids, count: ruled.length, facets };
  });
  const themes = themeColumns(grants);
  const bounds = grants.map(spendBounds);
  return {
    grants,
    places,
    runs,
    rules,
    openRows: Uint8Array.from(grants, (grant) => ((grant.constraints.other ?? []).length > 0 ? 1 : 0)),
    isSummaryOnly: Uint8Array.from(grants, (grant) => (grant.source.depth === 'solo_sintesi' ? 1 : 0)),
    spendMin: Float64Array.from(bounds, ({ min }) => min ?? 0),
    spendMax: Float64Array.from(bounds, ({ max }) => max ?? Infinity),
    spendLimit: Float64Array.from(bounds, ({ max, maxLimitsProject }) =>
      maxLimitsProject && max !== null ? max : Infinity,
    ),
    paid: Int32Array.from(grants, (grant) => paidMask(kindMask(paidKinds(grant)))),
    investBy: Int32Array.from(grants, ({ openingMode, closesOn }) =>
      openingMode === 'automatica' ? dayNumber(closesOn) : 0,
    ),
    themes,
    wholePurposes: wholePurposes(themes, grants.length),
    prior: Int16Array.from(grants, grantPrior),
  };
}

/**
 * Grants with one territory rule, the one that excludes most, lie side by side: a scan skips them at once. Within them
 * equal sectors, then equal sizes: the processor guesses a comparison right that goes as the one before.
 */
function columnOrder(catalogue: readonly Grant[]): { places: Uint32Array; runs: Uint32Array } {
  let places = Uint32Array.from(catalogue.keys());
  let runs = new Uint32Array();
  for (const name of ['size', 'sector', 'territory']) {
    const group = RULE_GROUPS.findIndex((each) => each.name === name);
    ({ places, runs } = sortedByRule(places, (place) => ruleKey(group, catalogue[place]!)));
  }
  return { places, runs };
}

/** Keeps the order of those with equal rules; `runs` tells where each rule begins. */
function sortedByRule(places: Uint32Array, keyOf: (place: number) => string) {
  const { ids, firsts } = intern(places.length, (at) => keyOf(places[at]!));
  const runs = new Uint32Array(firsts.length + 1);
  for (const id of ids) runs[id + 1]! += 1;
  for (let rule = 0; rule < firsts.length; rule++) runs[rule + 1]! += runs[rule]!;
  const next = runs.slice();
  const sorted = new Uint32Array(places.length);
  ids.forEach((id, at) => {
    sorted[next[id]!++] = places[at]!;
  });
  return { places: sorted, runs };
}

function ruleKey(group: number, grant: Grant): string {
  return JSON.stringify(RULE_GROUPS[group]!.facets.map(({ part }) => part(grant)));
}

/** Equal keys get one number; `firsts` tells where each number was first seen. */
function intern(count: number, keyOf: (at: number) => string): { ids: Ids; firsts: number[] } {
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

/** "2026-11-15" as 20261115, 0 for none: compared as a number. */
export const dayNumber = (day: string | null): number => (day === null ? 0 : Number(day.replaceAll('-', '')));
