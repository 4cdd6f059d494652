import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { grantAlerts, savedSearches } from './tables.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** Newest first. */
export function listSearches(db: Db, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), asc(savedSearches.id));
}

export async function countSearches(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  return row?.count ?? 0;
}

export async function insertSearch(db: Db, row: SavedSearchRow): Promise<void> {
  await db.insert(savedSearches).values(row);
}

type Changes = Partial<Omit<SavedSearchRow, 'id' | 'userId'>>;
export async function updateSearch(db: Db, userId: string, id: string, changes: Changes): Promise<boolean> {
  const rows = await db
    .update(savedSearches)
    .set(changes)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

export async function deleteSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

/** The next person, by id, who wants to hear of news; null after the last one. */
export async function nextAlertOwner(db: Db, after: string): Promise<string | null> {
  const [row] = await db
    .select({ id: savedSearches.userId })
    .from(savedSearches)
    .where(and(eq(savedSearches.hasAlert, true), gt(savedSearches.userId, after)))
    .orderBy(asc(savedSearches.userId))
    .limit(1);
  return row?.id ?? null;
}

/** Writes the log first: only what was not yet there may be told. */
export async function logAlerts(
  db: Db,
  userId: string,
  grantIds: string[],
  reason: string,
  now: Date,
): Promise<Set<string>> {
  if (grantIds.length === 0) return new Set();
  const rows = await db
    .insert(grantAlerts)
    .values(grantIds.map((grantId) => ({ userId, grantId, reason, sentAt: now })))
    .onConflictDoNothing()
    .returning({ id: grantAlerts.grantId });
  return new Set(rows.map(({ id }) => id));
}
