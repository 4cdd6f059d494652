import {
  GRANT_SORTS,
  LIST_FILTER_NAMES,
  LIST_FILTERS,
  MAX_PAGE,
  MAX_QUERY_CHARS,
  OPEN_STATUSES,
  VERDICT_FILTERS,
  type FilterName,
  type GrantSort,
  type ListFilter,
  type VerdictFilter,
} from '#domain/grants/catalogue-search.ts';
import { readFigure } from '#domain/numbers/figure.ts';
import { SITE_PATHS } from '#domain/site-paths.ts';

/** The address of /bandi. Open grants are the rule: `status` is written only when it is something else. */
export type GrantsSearch = Partial<Record<ListFilter, string>> & {
  q?: string;
  minAmount?: number;
  deadlineBefore?: string;
  sort?: GrantSort;
  page?: number;
  hidden?: 'si';
  /** Only for who has a company. */
  verdict?: VerdictFilter;
};

const OPEN = 'aperti';
const ALL = 'tutti';
/** What `aperti` stands for: choosing one of these narrows it. */
const OPEN_PARTS: readonly string[] = OPEN_STATUSES;

/** By hand: this runs in every page's first load. What the address says wrongly is left out. */
export function readGrantsSearch(raw: Record<string, unknown>): GrantsSearch {
  const q = textOf(raw.q).trim().slice(0, MAX_QUERY_CHARS);
  const minAmount = Math.round(readFigure(textOf(raw.minAmount).trim()) ?? 0);
  const deadline = textOf(raw.deadlineBefore);
  const page = Number(textOf(raw.page));
  const sort = GRANT_SORTS.find((each) => each === raw.sort);
  const verdict = VERDICT_FILTERS.find((each) => each === raw.verdict);
  return {
    ...(q ? { q } : {}),
    ...Object.fromEntries(LIST_FILTER_NAMES.flatMap((name) => listEntry(name, piecesOf(raw[name])))),
    ...(minAmount > 0 && minAmount < 1e12 ? { minAmount } : {}),
    ...(isDay(deadline) ? { deadlineBefore: deadline } : {}),
    ...(sort ? { sort } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
    ...(raw.hidden === 'si' ? { hidden: 'si' as const } : {}),
    ...(verdict ? { verdict } : {}),
  };
}

const UNSAID = Object.fromEntries(
  [...LIST_FILTER_NAMES, 'q', 'minAmount', 'deadlineBefore', 'sort', 'page', 'hidden', 'verdict'].map((name) => [
    name,
    undefined,
  ]),
);

/** For the router, which keeps what it is not told to drop: a form without scripts sends its empty boxes too. */
export const validateGrantsSearch = (raw: Record<string, unknown>): GrantsSearch => ({
  ...UNSAID,
  ...readGrantsSearch(raw),
});

/** The criteria of a saved search, and an address that repeats a name, carry a list: the first counts. */
function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}

function piecesOf(value: unknown): string[] {
  return [value].flat().flatMap((each) => textOf(each).split(','));
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** In the order of the closed list, so that the same choice is always the same address. */
function listEntry(name: ListFilter, pieces: readonly string[]): [ListFilter, string][] {
  const asked = pieces.map((piece) => piece.trim());
  const chosen: string[] = LIST_FILTERS[name].filter((value) => asked.includes(value));
  if (name !== 'status') return chosen.length > 0 ? [[name, chosen.join(',')]] : [];
  if (chosen.includes(ALL)) return [['status', ALL]];
  return chosen.length === 0 || (chosen.length === 1 && chosen[0] === OPEN) ? [] : [['status', chosen.join(',')]];
}

/** What is chosen, with the rule of the status made visible. */
export function chosenValues(search: GrantsSearch, name: ListFilter): string[] {
  const written = search[name];
  if (written) return written.split(',');
  return name === 'status' ? [OPEN] : [];
}

/** The address after a choice is made or taken back; pages begin again. */
export function toggled(search: GrantsSearch, name: ListFilter, value: string): GrantsSearch {
  const chosen = chosenValues(search, name);
  const isOn = chosen.includes(value);
  const kept = chosen.filter((each) => each !== value);
  if (name !== 'status') return changed(search, { [name]: (isOn ? kept : [...chosen, value]).join(',') });
  if (isOn) return changed(search, { status: kept.join(',') || (value === OPEN ? ALL : OPEN) });
  if (value === ALL) return changed(search, { status: ALL });
  const clashing = value === OPEN ? OPEN_PARTS : OPEN_PARTS.includes(value) ? [OPEN] : [];
  return changed(search, {
    status: [...kept, value].filter((each) => each !== ALL && !clashing.includes(each)).join(','),
  });
}

export function changed(search: GrantsSearch, change: { [Name in keyof GrantsSearch]?: unknown }): GrantsSearch {
  return readGrantsSearch({ ...search, page: undefined, ...change });
}

export type ActiveFilter = { name: FilterName; value: string };

/** One entry per chip. Open grants are the rule and no chip. */
export function activeFilters(search: GrantsSearch): ActiveFilter[] {
  return [
    ...LIST_FILTER_NAMES.flatMap((name) => (search[name]?.split(',') ?? []).map((value) => ({ name, value }))),
    ...(search.minAmount ? [{ name: 'minAmount' as const, value: String(search.minAmount) }] : []),
    ...(search.deadlineBefore ? [{ name: 'deadlineBefore' as const, value: search.deadlineBefore }] : []),
  ];
}

export function withoutFilter(search: GrantsSearch, { name, value }: ActiveFilter): GrantsSearch {
  if (name === 'minAmount' || name === 'deadlineBefore') return changed(search, { [name]: undefined });
  return changed(search, { [name]: chosenValues(search, name).filter((each) => each !== value) });
}

/** For an empty answer: the same search without one whole filter, the words, or everything but the words. */
export function without(search: GrantsSearch, drop: FilterName | 'q' | 'all'): GrantsSearch {
  if (drop === 'all') return changed({ ...(search.q ? { q: search.q } : {}) }, { status: ALL });
  return changed(search, { [drop]: drop === 'status' ? ALL : undefined });
}

/** For the API: the same words as the address. */
export function grantsQuery(search: GrantsSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}

function address(path: string, search: GrantsSearch): string {
  const query = new URLSearchParams(grantsQuery(search)).toString();
  return query ? `${path}?${query}` : path;
}

export const grantsHref = (search: GrantsSearch): string => address(SITE_PATHS.grants, search);

/** All pages of exactly this search, in this order. */
export const exportHref = (search: GrantsSearch, format: 'csv' | 'xlsx'): string =>
  address(`/api/grants/export.${format}`, changed(search, {}));
