import { and, asc, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { newId } from '#server/platform/tokens.ts';
import { catalogueState, grantReports, grants, grantVersions, searchSynonyms } from './tables.ts';

export type GrantRow = typeof grants.$inferSelect;
export type VersionRow = typeof grantVersions.$inferSelect;

/** Short queries: the embedded database serves everybody from one thread. */
const ROWS_AT_ONCE = 100;
const STATE = 1;

const storedState = preparedRead('catalogue_state', (db) =>
  db.select().from(catalogueState).where(eq(catalogueState.id, STATE)),
);

export async function currentRevision(db: Db): Promise<number> {
  const [state] = await storedState(db, {});
  return state?.revision ?? 0;
}

/** Also takes the writers' lock, until the transaction ends. */
export async function nextRevision(tx: Db): Promise<number> {
  const [state] = await tx
    .insert(catalogueState)
    .values({ id: STATE, revision: 1 })
    .onConflictDoUpdate({ target: catalogueState.id, set: { revision: sql`${catalogueState.revision} + 1` } })
    .returning();
  return state?.revision ?? 1;
}

/** One writer at a time, also before it has read what to write. */
export async function lockCatalogue(tx: Db): Promise<void> {
  await tx.insert(catalogueState).values({ id: STATE, revision: 0 }).onConflictDoNothing();
  await tx.select().from(catalogueState).where(eq(catalogueState.id, STATE)).for('update');
}

/** What the editors explained: a few hundred at most. */
export const readSynonyms = (db: Db) =>
  db.select({ said: searchSynonyms.said, means: searchSynonyms.means }).from(searchSynonyms);

/** Every grant written after a revision, a few at a time. */
export async function* changedSince(db: Db, revision: number): AsyncGenerator<GrantRow[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(grants)
      .where(and(gt(grants.revision, revision), gt(grants.id, last)))
      .orderBy(asc(grants.id))
      .limit(ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)!.id;
  }
}

export const findGrants = (db: Db, ids: string[]): Promise<GrantRow[]> =>
  db.select().from(grants).where(inArray(grants.id, ids));

/** Which of these ids a source has already brought in as grants of its own. */
export async function importedIds(db: Db, source: string, externalIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ externalId: grants.externalId })
    .from(grants)
    .where(and(eq(grants.sourceName, source), inArray(grants.externalId, externalIds)));
  return new Set(rows.flatMap(({ externalId }) => externalId ?? []));
}

export async function findGrant(db: Db, id: string): Promise<GrantRow | null> {
  const [row] = await db.select().from(grants).where(eq(grants.id, id));
  return row ?? null;
}

/** Newest first. */
export function listVersions(db: Db, grantId: string): Promise<VersionRow[]> {
  return db.select().from(grantVersions).where(eq(grantVersions.grantId, grantId)).orderBy(desc(grantVersions.number));
}

/** What changed of some grants since a moment, oldest first. */
export function changesOf(db: Db, grantIds: string[], since: Date) {
  if (grantIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      grantId: grantVersions.grantId,
      number: grantVersions.number,
      kinds: grantVersions.kinds,
      at: grantVersions.at,
      before: grantVersions.before,
    })
    .from(grantVersions)
    .where(and(inArray(grantVersions.grantId, grantIds), gte(grantVersions.at, since)))
    .orderBy(asc(grantVersions.at));
}

type NewReport = { grantId: string; userId: string | null; field: string | null; text: string };
export async function insertReport(db: Db, report: NewReport, now: Date): Promise<void> {
  await db.insert(grantReports).values({ id: newId(), ...report, createdAt: now });
}
export const countOpenReports = (db: Db): Promise<number> => db.$count(grantReports, eq(grantReports.status, 'nuova'));
