import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { hiddenGrants, savedGrants } from './tables.ts';

export type SavedGrantRow = typeof savedGrants.$inferSelect;
type HiddenGrantRow = typeof hiddenGrants.$inferSelect;

/** Newest first (SAV-2). */
export function listSaved(db: Db, userId: string): Promise<SavedGrantRow[]> {
  return db
    .select()
    .from(savedGrants)
    .where(eq(savedGrants.userId, userId))
    .orderBy(desc(savedGrants.savedAt), asc(savedGrants.grantId));
}

/** Saving twice is saving once: the first copy stays. Answers whether it is new. */
export async function insertSaved(db: Db, row: SavedGrantRow): Promise<boolean> {
  const rows = await db.insert(savedGrants).values(row).onConflictDoNothing().returning({ id: savedGrants.grantId });
  return rows.length > 0;
}

export const countSaved = (db: Db, userId: string) => countOf(db, savedGrants, userId);
export const countHidden = (db: Db, userId: string) => countOf(db, hiddenGrants, userId);

async function countOf(db: Db, table: typeof savedGrants | typeof hiddenGrants, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(eq(table.userId, userId));
  return row?.count ?? 0;
}

export async function deleteSaved(db: Db, userId: string, grantId: string): Promise<void> {
  await db.delete(savedGrants).where(and(eq(savedGrants.userId, userId), eq(savedGrants.grantId, grantId)));
}

export function listHidden(db: Db, userId: string): Promise<HiddenGrantRow[]> {
  return db
    .select()
    .from(hiddenGrants)
    .where(eq(hiddenGrants.userId, userId))
    .orderBy(desc(hiddenGrants.hiddenAt), asc(hiddenGrants.grantId));
}

export async function upsertHidden(db: Db, row: HiddenGrantRow): Promise<void> {
  await db
    .insert(hiddenGrants)
    .values(row)
    .onConflictDoUpdate({ target: [hiddenGrants.userId, hiddenGrants.grantId], set: { reason: row.reason } });
}

export async function deleteHidden(db: Db, userId: string, grantId: string): Promise<void> {
  await db.delete(hiddenGrants).where(and(eq(hiddenGrants.userId, userId), eq(hiddenGrants.grantId, grantId)));
}
