import { and, desc, eq, sql } from 'drizzle-orm';
import { isOpenAccount, people as profiles } from '#server/features/accounts/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { apiKeys } from './tables.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

export const listKeys = (db: Db, userId: string): Promise<KeyRow[]> =>
  db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

export const insertKey = (db: Db, row: typeof apiKeys.$inferInsert) => db.insert(apiKeys).values(row);

/** Whether it was there, and theirs. */
export async function deleteKey(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return gone.length > 0;
}

/** Found and counted in one statement: exact, whichever process it reaches. A closed or locked account opens nothing. */
export async function useKey(db: Db, keyHash: string, now: Date): Promise<{ id: string; usedCount: number } | null> {
  const day = now.toISOString().slice(0, 10);
  const [used] = await db
    .update(apiKeys)
    .set({
      usedOn: day,
      usedCount: sql`case when ${apiKeys.usedOn} = ${day}::date then ${apiKeys.usedCount} + 1 else 1 end`,
      lastUsedAt: now,
    })
    .from(profiles)
    .where(and(eq(apiKeys.keyHash, keyHash), eq(profiles.id, apiKeys.userId), isOpenAccount))
    .returning({ id: apiKeys.id, usedCount: apiKeys.usedCount });
  return used ?? null;
}
