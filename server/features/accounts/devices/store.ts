import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { sessions } from '#server/features/accounts/tables.ts';

/** Names a session to its owner: a part of the hash, which opens nothing. */
const ID_LENGTH = 16;
const id = sql<string>`left(${sessions.tokenHash}, ${sql.raw(String(ID_LENGTH))})`;
export const idOf = (hash: string): string => hash.slice(0, ID_LENGTH);

export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt));
}

/** Whether there was one; never the one in use, which has its own way out. */
export async function endSessionOf(db: Db, userId: string, sessionId: string, exceptHash: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(id, sessionId), ne(sessions.tokenHash, exceptHash)))
    .returning({ userId: sessions.userId });
  return ended.length > 0;
}
