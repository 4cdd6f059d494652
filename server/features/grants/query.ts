import { z } from '@hono/zod-openapi';
import {
  GRANT_SORTS,
  LIST_FILTERS,
  MAX_PAGE,
  MAX_QUERY_CHARS,
  OPEN_STATUSES,
  VERDICT_FILTERS,
  type GrantSort,
} from '#domain/grants/catalogue-search.ts';
import { regionOf } from '#domain/imports/region-of.ts';
import { fold } from '#domain/search/fold.ts';
import type { GrantStatus } from '#domain/vocabulary.ts';
import { GRANT_QUERY_PROBLEMS as PROBLEMS } from '#messages/grants/grants.ts';

type StatusFilter = (typeof LIST_FILTERS.status)[number];

export const PAGE_SIZE = { usual: 20, max: 100 } as const;

const raw = z.union([z.string(), z.array(z.string())]).optional();

const key = (text: string): string =>
  fold(text)
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Repeated keys or comma lists; upper case, accents and dashes do not matter. */
function listOf<Value extends string>(values: readonly Value[], find: (text: string) => Value | null = () => null) {
  const known = new Map(values.map((value) => [key(value), value]));
  return raw.transform((given, context): Value[] => {
    const found = new Set<Value>();
    for (const text of pieces(given)) {
      const value = known.get(key(text)) ?? find(text);
      if (value) found.add(value);
      else context.addIssue({ code: 'custom', message: PROBLEMS.value(text.slice(0, 60), values) });
    }
    return [...found];
  });
}

function pieces(given: string | string[] | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      PROBLEMS.wholeNumber(min, max),
    )
    .transform(Number);
}

const filters = {
  q: z.string().trim().max(MAX_QUERY_CHARS, PROBLEMS.tooLong(MAX_QUERY_CHARS)).default(''),
  level: listOf(LIST_FILTERS.level),
  region: listOf(LIST_FILTERS.region, regionOf),
  sector: listOf(LIST_FILTERS.sector),
  size: listOf(LIST_FILTERS.size),
  aidForm: listOf(LIST_FILTERS.aidForm),
  status: listOf(LIST_FILTERS.status).transform((chosen): StatusFilter[] => (chosen.length > 0 ? chosen : ['aperti'])),
  category: listOf(LIST_FILTERS.category),
  minAmount: z
    .string()
    .refine((text) => /^\d{1,13}(\.\d{1,2})?$/.test(text), PROBLEMS.amount)
    .transform(Number)
    .optional(),
  deadlineBefore: z.iso.date(PROBLEMS.date).optional(),
};

/** What a saved search keeps. */
export const grantCriteria = z.object(filters);
export type GrantCriteria = z.output<typeof grantCriteria>;

/** The address of /bandi and of GET /api/grants, word for word. */
export const grantQuery = z.object({
  ...filters,
  sort: z
    .string()
    .refine((text): text is GrantSort => GRANT_SORTS.includes(text as GrantSort), {
      error: (issue) => PROBLEMS.value(String(issue.input).slice(0, 60), GRANT_SORTS),
    })
    .optional(),
  page: wholeNumber(1, MAX_PAGE).optional(),
  pageSize: wholeNumber(1, PAGE_SIZE.max).optional(),
  /** Only for who has a company: what its verdict must be. */
  verdict: z.enum(VERDICT_FILTERS).default('tutti'),
  /** Signed-in people leave out what does not interest them; `si` shows it again. */
  hidden: z.enum(['si', 'no']).default('no'),
});
export type GrantQuery = z.output<typeof grantQuery>;

/** Null: every status. */
export function statusesOf(chosen: readonly StatusFilter[]): ReadonlySet<GrantStatus> | null {
  if (chosen.includes('tutti')) return null;
  return new Set(chosen.flatMap((value) => (value === 'aperti' ? OPEN_STATUSES : (value as GrantStatus))));
}
