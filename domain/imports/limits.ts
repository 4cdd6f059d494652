/** What an import may be at most: real dumps are far below (6,000 records, about 90 MB as raw Solr documents). */
export const IMPORT_LIMITS = {
  maxBytes: 150 * 1024 * 1024,
  maxRecords: 50_000,
  maxDepth: 40,
} as const;

/** Beyond this a field is an attack or an accident, not a text. */
export const MAX_FIELD_CHARS = 200_000;
