import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { eachInSteps, toEnd, type Steps } from '#domain/steps.ts';
import { rowOf, type GrantRow } from './grant-row.ts';
import { RULE_GROUPS } from './rule-groups.ts';
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
  /** In the order of THEMES. */
  themes: ThemeColumn[];
  wholePurposes: Int32Array;
  prior: Int16Array;
};

export const buildColumns = (catalogue: readonly Grant[]): Columns => toEnd(columnsInSteps(catalogue));

/** A breath after so many grants: the first ones, before anything is known of their words, take milliseconds each. */
const GRANTS_PER_STEP = 4;

/** The same with breaths in between, for who must not keep others waiting. */
export function* columnsInSteps(catalogue: readonly Grant[]): Steps<Columns> {
  const read: GrantRow[] = [];
  for (const grant of catalogue) if (read.push(rowOf(grant)) % GRANTS_PER_STEP === 0) yield;
  const { places, runs } = yield* columnOrder(read);
  const grants: Grant[] = [];
  const rows: GrantRow[] = [];
  yield* eachInSteps(places, (place) => {
    grants.push(catalogue[place]!);
    rows.push(read[place]!);
  });
  const rules: RuleColumn[] = [];
  for (const [index, group] of RULE_GROUPS.entries()) {
    const { ids, firsts } = yield* internNumbers(rows.length, (at) => rows[at]!.rules[index]!);
    const ruled = firsts.map((at) => grants[at]!);
    const facets = group.facets.map((facet): FacetColumn => {
      const own = intern(ruled.length, (rule) => JSON.stringify(facet.part(ruled[rule]!)) ?? '');
      const samples = own.firsts.map((rule) => ruled[rule]!);
      return { ids: own.ids, samples, keysOf: facet.keys?.(samples) ?? null };
    });
    rules.push({ ids, count: ruled.length, facets });
    yield;
  }
  const themes = yield* themeColumns(rows);
  const whole = yield* wholePurposes(themes, rows.length);
  return { grants, places, runs, rules, themes, wholePurposes: whole, ...(yield* numbersOf(rows)) };
}

/** What is one number per grant. */
function* numbersOf(rows: readonly GrantRow[]) {
  const size = rows.length;
  const columns = {
    openRows: new Uint8Array(size),
    isSummaryOnly: new Uint8Array(size),
    prior: new Int16Array(size),
  };
  let at = 0;
  yield* eachInSteps(rows, (row) => {
    columns.openRows[at] = row.openRow;
    columns.isSummaryOnly[at] = row.isSummaryOnly;
    columns.prior[at] = row.prior;
    at += 1;
  });
  return columns;
}

/** Grants with one territory rule, the one that excludes most, lie side by side: a scan skips them at once. */
function* columnOrder(rows: readonly GrantRow[]): Steps<{ places: Uint32Array; runs: Uint32Array }> {
  const group = RULE_GROUPS.findIndex(({ name }) => name === 'territory');
  const { ids, firsts } = yield* internNumbers(rows.length, (place) => rows[place]!.rules[group]!);
  const runs = new Uint32Array(firsts.length + 1);
  for (const id of ids) runs[id + 1]! += 1;
  for (let rule = 0; rule < firsts.length; rule++) runs[rule + 1]! += runs[rule]!;
  const next = runs.slice();
  const places = new Uint32Array(rows.length);
  for (let place = 0; place < ids.length; place++) places[next[ids[place]!]!++] = place;
  return { places, runs };
}

type Interned = { ids: Ids; firsts: number[] };

/** So many numbers are looked up in a millisecond. */
const NUMBERS_PER_STEP = 8192;

/** The same for keys that are small numbers themselves: a table instead of a map. */
function* internNumbers(count: number, keyOf: (at: number) => number): Steps<Interned> {
  let known = new Int32Array(1024).fill(-1);
  const firsts: number[] = [];
  const ids = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    if (at % NUMBERS_PER_STEP === 0) yield;
    const key = keyOf(at);
    if (key >= known.length) {
      const larger = new Int32Array(key * 2).fill(-1);
      larger.set(known);
      known = larger;
    }
    if (known[key] === -1) known[key] = firsts.push(at) - 1;
    ids[at] = known[key]!;
  }
  return { ids: firsts.length <= 0xffff ? new Uint16Array(ids) : ids, firsts };
}

/** Equal keys get one number; `firsts` tells where each number was first seen. */
function intern(count: number, keyOf: (at: number) => string): Interned {
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
  return { ids: firsts.length <= 0xffff ? new Uint16Array(ids) : ids, firsts };
}
