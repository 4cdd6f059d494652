import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import type { ImportReport, RejectedRow } from './report.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Each run of an importer, with its report. The file of a run lies in the storage of files until the run ends. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: text().primaryKey(),
    source: text().notNull(),
    /** Null: the source itself was asked. */
    fileName: text('file_name'),
    status: text().notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    report: jsonb().$type<ImportReport>().notNull(),
    /** The records that were refused, as far as they are kept. */
    rejected: jsonb().$type<RejectedRow[]>().notNull().default([]),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /** Null: the daily job or the command line. */
    startedBy: text('started_by').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('import_runs_started').on(table.startedAt),
    check('import_runs_status', sql`${table.status} in ('in_corso', 'completato', 'fallito')`),
  ],
);
