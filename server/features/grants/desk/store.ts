import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { grantReports, grants, linkChecks } from '#server/features/grants/tables.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

/** By grant: how many people keep it on their list. Of one grant, or of all. */
export async function countSaved(db: Db, onlyId?: string): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: string; count: number }>(
    db,
    sql`select grant_id as id, count(*)::int as count from saved_grants
      where ${onlyId === undefined ? sql`true` : sql`grant_id = ${onlyId}`} group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function countReports(db: Db, onlyId?: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: grantReports.grantId, count: count() })
    .from(grantReports)
    .where(and(eq(grantReports.status, 'nuova'), onlyId === undefined ? undefined : eq(grantReports.grantId, onlyId)))
    .groupBy(grantReports.grantId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function readLinkChecks(db: Db, onlyId?: string) {
  const rows = await db
    .select()
    .from(linkChecks)
    .where(onlyId === undefined ? undefined : eq(linkChecks.grantId, onlyId));
  return new Map(rows.map((row) => [row.grantId, row]));
}

export const openReports = (db: Db, grantId: string) =>
  db
    .select()
    .from(grantReports)
    .where(and(eq(grantReports.grantId, grantId), eq(grantReports.status, 'nuova')))
    .orderBy(desc(grantReports.createdAt))
    .limit(50);

export const lockGrants = (tx: Db, ids: readonly string[]) =>
  tx
    .select()
    .from(grants)
    .where(inArray(grants.id, [...ids]))
    .for('update');

type Publication = Partial<Pick<typeof grants.$inferInsert, 'unpublishedAt' | 'unpublishReason' | 'mergedInto'>>;
/** With a new revision of the catalogue, so that every process follows. */
export async function setPublication(tx: Db, id: string, revision: number, changes: Publication): Promise<void> {
  await tx
    .update(grants)
    .set({ ...changes, revision })
    .where(eq(grants.id, id));
}
