import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { grantReports, grants, linkChecks } from '#server/features/grants/tables.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

type HeldAgainst = {
  /** By grant: how many people keep it on their list. */
  saved: Map<string, number>;
  /** By grant: errors told and not yet answered. */
  reports: Map<string, number>;
  /** By grant: official pages that were not there. */
  links: Map<string, { link: string; status: number | null; failures: number }>;
};
/**
 * What is known against the grants, of one or of all, in one statement and one row: thousands of rows of two numbers
 * take longer to pass than to count.
 */
export async function readHeldAgainst(db: Db, onlyId?: string): Promise<HeldAgainst> {
  const about = onlyId === undefined ? sql`true` : sql`grant_id = ${onlyId}`;
  const [row] = await rowsOf<Record<keyof HeldAgainst, string | null>>(
    db,
    sql`select
      (select json_object_agg(id, n)::text from (
        select grant_id as id, count(*) as n from saved_grants where ${about} group by 1) as saved) as saved,
      (select json_object_agg(id, n)::text from (
        select grant_id as id, count(*) as n from grant_reports where status = 'nuova' and ${about} group by 1) as reports) as reports,
      (select json_object_agg(grant_id, json_build_object('link', link, 'status', status, 'failures', failures))::text
        from link_checks where failures > 0 and ${about}) as links`,
  );
  const read = (part: keyof HeldAgainst) =>
    new Map(Object.entries(JSON.parse(row?.[part] ?? '{}') as Record<string, never>));
  return { saved: read('saved'), reports: read('reports'), links: read('links') };
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
