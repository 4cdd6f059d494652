import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Grant } from '#domain/grants/grant.ts';
import type { ChangeKind, FieldChange } from '#domain/grants/versions.ts';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The catalogue. `data` is what everybody reads: what the sources say, under what an editor has fixed. */
export const grants = pgTable(
  'grants',
  {
    /** The public slug. */
    id: text().primaryKey(),
    data: jsonb().$type<Grant>().notNull(),
    name: text().notNull(),
    level: text().notNull(),
    closesOn: date('closes_on'),
    link: text(),
    sourceName: text('source_name').notNull(),
    externalId: text('external_id'),
    /** Whole fields that an editor has set: they survive every import and every upgrade. */
    overrides: jsonb().$type<Partial<Grant>>().notNull().default({}),
    /** The values that the overrides cover, to give back when an override is taken away. */
    covered: jsonb().$type<Partial<Grant>>().notNull().default({}),
    /** The bundled record last applied: what an upgrade changes is read against it. */
    bundled: jsonb().$type<Grant>(),
    /** Withdrawn by an editor, or by the link checker: nobody finds it until it is given back. */
    unpublishedAt: moment('unpublished_at'),
    unpublishReason: text('unpublish_reason'),
    /** The grant that this one turned out to be: its address leads there. */
    mergedInto: text('merged_into'),
    version: integer().notNull().default(1),
    /** Of the whole catalogue at the last write of this row: other processes read what is newer than theirs. */
    revision: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('grants_source')
      .on(table.sourceName, table.externalId)
      .where(sql`${table.externalId} is not null`),
    index('grants_revision').on(table.revision),
    index('grants_closing').on(table.closesOn),
    check('grants_level', sql`${table.level} in ('europeo', 'nazionale', 'regionale')`),
  ],
);

/** One row, locked by every writer: revisions are committed in order, so that no reader misses one. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});

/** What changed when (GRA-8). The first state of a grant has no row. */
export const grantVersions = pgTable(
  'grant_versions',
  {
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: moment('at').notNull(),
    /** `catalogo`, `importazione`, `redazione`. */
    origin: text().notNull(),
    kinds: jsonb().$type<ChangeKind[]>().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    /** The whole grant as it was until then. */
    before: jsonb().$type<Grant>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.grantId, table.number] }), index('grant_versions_at').on(table.at)],
);

/** "Segnala un errore": from anybody, read by the editors. */
export const grantReports = pgTable(
  'grant_reports',
  {
    id: text().primaryKey(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    field: text(),
    text: text().notNull(),
    status: text().notNull().default('nuova'),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('grant_reports_status').on(table.status, table.createdAt),
    check('grant_reports_status_known', sql`${table.status} in ('nuova', 'corretta', 'respinta')`),
  ],
);

/** What the official page of a grant last answered, and how often in a row it was not there. */
export const linkChecks = pgTable('link_checks', {
  grantId: text('grant_id')
    .primaryKey()
    .references(() => grants.id, { onDelete: 'cascade' }),
  link: text().notNull(),
  /** Null: nobody answered. */
  status: integer(),
  failures: integer().notNull().default(0),
  checkedAt: moment('checked_at').notNull(),
  nextAt: moment('next_at').notNull(),
});

/** What people say and how grants write it, by the editors; every process searches with them at once. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: text().primaryKey(),
  said: text().notNull(),
  /** The stems of what is said: two ways to write one thing are one row. */
  saidKey: text('said_key').notNull().unique('search_synonyms_said'),
  means: text().array().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** How often some words were searched for on a day, and with what end. Nothing says by whom. */
export const searchTerms = pgTable(
  'search_terms',
  {
    day: date().notNull(),
    words: text().notNull(),
    searches: integer().notNull().default(0),
    /** Of these, how often nothing was found. */
    empty: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);
