import {
  AID_FORMS,
  CATEGORIES,
  COMPANY_SIZES,
  GRANT_LEVELS,
  GRANT_STATUSES,
  REGIONS,
  SECTORS,
  VERDICTS,
  type GrantStatus,
} from '#domain/filter-vocabulary.ts';

export const GRANT_SORTS = ['pertinenza', 'adatti', 'scadenza', 'importo', 'novita'] as const;
export type GrantSort = (typeof GRANT_SORTS)[number];

/** `posso`: all that the active company is not excluded from. Only for who has a company. */
export const VERDICT_FILTERS = ['posso', ...VERDICTS, 'tutti'] as const;
export type VerdictFilter = (typeof VERDICT_FILTERS)[number];

/** What `aperti` stands for (GRA-2). */
export const OPEN_STATUSES: readonly GrantStatus[] = ['aperto', 'in_chiusura', 'a_sportello'];

/** What each filter that takes several values can be; `aperti` and `tutti` stand for several statuses (GRA-2). */
export const LIST_FILTERS = {
  level: GRANT_LEVELS,
  region: REGIONS,
  sector: SECTORS,
  size: COMPANY_SIZES,
  aidForm: AID_FORMS,
  status: ['aperti', ...GRANT_STATUSES, 'tutti'],
  category: CATEGORIES,
} as const satisfies Record<string, readonly string[]>;
export type ListFilter = keyof typeof LIST_FILTERS;
export const LIST_FILTER_NAMES = Object.keys(LIST_FILTERS) as ListFilter[];

export const FILTER_NAMES = [...LIST_FILTER_NAMES, 'minAmount', 'deadlineBefore'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const MAX_QUERY_CHARS = 300;
export const MAX_PAGE = 100_000;
