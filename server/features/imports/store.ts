import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { RunOrder } from '#domain/admin/imports-search.ts';
import type { ImportSource } from '#domain/imports/codes.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { ImportReport, RejectedRow } from './report.ts';
import { importRuns } from './tables.ts';

export type ImportRunRow = typeof importRuns.$inferSelect;
export type ImportStatus = 'in_corso' | 'completato' | 'fallito';

type NewRun = {
  id: string;
  source: ImportSource;
  fileName: string | null;
  isDryRun: boolean;
  report: ImportReport;
  startedAt: Date;
  startedBy: string | null;
};
export async function insertRun(db: Db, run: NewRun): Promise<ImportRunRow> {
  const [row] = await db
    .insert(importRuns)
    .values({ ...run, status: 'in_corso' })
    .returning();
  return row!;
}

export async function findRun(db: Db, id: string): Promise<ImportRunRow | null> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return row ?? null;
}

export const openRuns = (db: Db): Promise<ImportRunRow[]> =>
  db.select().from(importRuns).where(eq(importRuns.status, 'in_corso'));

/** In the transaction that writes the grants: a report is never ahead of them, nor behind. */
export async function noteProgress(tx: Db, id: string, report: ImportReport): Promise<void> {
  await tx.update(importRuns).set({ report }).where(eq(importRuns.id, id));
}

const REJECTED = sql`(${importRuns.report}->>'rejected')::int`;
const ORDERS: Record<RunOrder, SQL[]> = {
  recenti: [],
  vecchie: [asc(importRuns.startedAt)],
  fonte: [asc(importRuns.source)],
  fonte_desc: [desc(importRuns.source)],
  rifiutate: [desc(REJECTED)],
  rifiutate_asc: [asc(REJECTED)],
};

/** In the order asked for; of equals the newest first. */
export const listRuns = (db: Db, state: ImportStatus | undefined, order: RunOrder, limit: number, offset: number) =>
  db
    .select()
    .from(importRuns)
    .where(state && eq(importRuns.status, state))
    .orderBy(...ORDERS[order], desc(importRuns.startedAt), asc(importRuns.id))
    .limit(limit)
    .offset(offset);

export const countRuns = (db: Db, state: ImportStatus | undefined): Promise<number> =>
  db.$count(importRuns, state && eq(importRuns.status, state));

export async function finishRun(
  db: Db,
  id: string,
  status: ImportStatus,
  report: ImportReport,
  finishedAt: Date,
): Promise<ImportRunRow> {
  const [row] = await db
    .update(importRuns)
    .set({ status, report, finishedAt })
    .where(eq(importRuns.id, id))
    .returning();
  return row!;
}

/** When each source last came in, and last failed; a trial counts for neither. */
export const latestReadings = (db: Db) =>
  db
    .select({
      source: importRuns.source,
      lastSuccess: sql<string | null>`max(${importRuns.startedAt}) filter (where ${importRuns.status} = 'completato')`,
      lastFailure: sql<string | null>`max(${importRuns.startedAt}) filter (where ${importRuns.status} = 'fallito')`,
    })
    .from(importRuns)
    .where(and(eq(importRuns.isDryRun, false), ne(importRuns.status, 'in_corso')))
    .groupBy(importRuns.source);

export async function keepRejected(db: Db, id: string, rejected: RejectedRow[]): Promise<void> {
  await db.update(importRuns).set({ rejected }).where(eq(importRuns.id, id));
}
