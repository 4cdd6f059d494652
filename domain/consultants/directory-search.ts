import { DIRECTORY, MARKETPLACE } from '#domain/constants.ts';
import { readFigure } from '#domain/numbers/figure.ts';
import {
  REGIONS,
  SECTORS,
  SPECIALIZATIONS,
  type Region,
  type Sector,
  type Specialization,
} from '#domain/vocabulary.ts';

export const CONSULTANT_SORTS = ['rilevanza', 'valutazione', 'prezzo', 'esperienza'] as const;
export type ConsultantSort = (typeof CONSULTANT_SORTS)[number];

export type Topic = (typeof MARKETPLACE.topics)[number];
export type City = (typeof MARKETPLACE.locations)[number];

/** The directory's filter object, and what the marketplace adds to it (CON-9). */
export type DirectorySearch = {
  q?: string;
  specializations?: Specialization[];
  sectors?: Sector[];
  regions?: Region[];
  topics?: Topic[];
  minExperience?: number;
  minHourlyRate?: number;
  maxHourlyRate?: number;
  minRating?: number;
  city?: City;
  verified?: true;
  sort?: ConsultantSort;
  limit?: number;
};
export type DirectoryFilter = Exclude<keyof DirectorySearch, 'sort' | 'limit'>;
export const DIRECTORY_FILTERS = [
  'q',
  'specializations',
  'sectors',
  'regions',
  'topics',
  'minExperience',
  'minHourlyRate',
  'maxHourlyRate',
  'minRating',
  'city',
  'verified',
] as const satisfies readonly DirectoryFilter[];

export const DIRECTORY_PAGE = { size: 12, max: 240 } as const;
const MAX_QUERY_CHARS = 100;

type Raw = Record<string, unknown>;

/**
 * From an address or a query: what is said wrongly is left out, and numbers fall back (CON-9: no minimum; 1000
 * as the highest rate, which is no limit here: nobody is left out by it).
 */
export function readDirectorySearch(raw: Raw): DirectorySearch {
  const q = textOf(raw.q).trim().slice(0, MAX_QUERY_CHARS);
  const minExperience = Math.trunc(numberOf(raw.minExperience) ?? DIRECTORY.minExperience);
  const maxHourlyRate = numberOf(raw.maxHourlyRate) ?? DIRECTORY.maxHourlyRate;
  const minHourlyRate = numberOf(raw.minHourlyRate) ?? 0;
  const minRating = numberOf(raw.minRating) ?? DIRECTORY.minRating;
  const limit = Math.trunc(numberOf(raw.limit) ?? DIRECTORY_PAGE.size);
  const city = MARKETPLACE.locations.find((each) => each === raw.city);
  const sort = CONSULTANT_SORTS.find((each) => each === raw.sort);
  return {
    ...(q ? { q } : {}),
    ...listOf('specializations', SPECIALIZATIONS, raw),
    ...listOf('sectors', SECTORS, raw),
    ...listOf('regions', REGIONS, raw),
    ...listOf('topics', MARKETPLACE.topics, raw),
    ...(minExperience > 0 ? { minExperience } : {}),
    ...(minHourlyRate > 0 ? { minHourlyRate } : {}),
    ...(maxHourlyRate !== DIRECTORY.maxHourlyRate ? { maxHourlyRate } : {}),
    ...(minRating > 0 ? { minRating: Math.min(minRating, 5) } : {}),
    ...(city && city !== 'all' ? { city } : {}),
    ...(raw.verified === true || raw.verified === 'si' || raw.verified === 'true' ? { verified: true as const } : {}),
    ...(sort ? { sort } : {}),
    ...(limit > DIRECTORY_PAGE.size ? { limit: Math.min(limit, DIRECTORY_PAGE.max) } : {}),
  };
}

function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}

/** Null for what is no number of at least 0. */
const numberOf = (value: unknown): number | null => readFigure(textOf(value).trim());

/** In the order of the closed list, so that the same choice is always the same address. */
function listOf<Name extends string, Value extends string>(
  name: Name,
  allowed: readonly Value[],
  raw: Raw,
): { [Key in Name]?: Value[] } {
  const given = raw[name];
  const asked = [given].flat().flatMap((each) => textOf(each).split(','));
  const chosen = allowed.filter((value) => asked.some((each) => each.trim() === value));
  return (chosen.length > 0 ? { [name]: chosen } : {}) as { [Key in Name]?: Value[] };
}

/** As words of an address or of a query to the API. */
export type DirectoryWords = { [Name in keyof DirectorySearch]?: string };

export function directoryWords(search: DirectorySearch): DirectoryWords {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (value === true) return [[name, 'si']];
      return [[name, Array.isArray(value) ? value.join(',') : String(value)]];
    }),
  );
}

/** After a choice: the list begins again. */
export const changedSearch = (search: DirectorySearch, change: { [Name in keyof DirectorySearch]?: unknown }) =>
  readDirectorySearch({ ...directoryWords({ ...search, limit: undefined }), ...wordsOf(change) });

const wordsOf = (change: Raw): Raw =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value === true ? 'si' : value]));

export const chosenFilters = (search: DirectorySearch): DirectoryFilter[] =>
  DIRECTORY_FILTERS.filter((name) => search[name] !== undefined);
