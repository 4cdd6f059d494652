/** One problem of an import, in words, with how many records have it and where to find the first of them. */
export type ImportReason = { code: string; message: string; count: number; examples: string[] };

/** What both `npm run import` and the API answer with. */
export type ImportReport = {
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Why records, or the whole file, were refused. */
  reasons: ImportReason[];
  /** What a person should look at in records that were taken in all the same. */
  warnings: ImportReason[];
  /** Known from this source and absent from a complete answer: told, never closed. */
  missing: number;
};

export const EMPTY_REPORT: ImportReport = {
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  reasons: [],
  warnings: [],
  missing: 0,
};
