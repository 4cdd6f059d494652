import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { newToken } from '#server/platform/tokens.ts';
import { mailTokens, notifications } from './tables.ts';

/** The next person, by id, for whom something waits to be mailed; null after the last one. */
export async function nextWaiting(db: Db, after: string): Promise<string | null> {
  const [row] = await db
    .select({ id: notifications.userId })
    .from(notifications)
    .where(and(isNull(notifications.mailedAt), gt(notifications.userId, after)))
    .orderBy(asc(notifications.userId))
    .limit(1);
  return row?.id ?? null;
}

/** Marks what waits and answers with it, oldest first: nobody else gets the same again. */
export async function takeWaiting(tx: Db, userId: string, now: Date) {
  const rows = await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.mailedAt)))
    .returning();
  return rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** One for all the mails of a person: it stops mails and opens nothing. */
export async function mailTokenOf(db: Db, userId: string): Promise<string> {
  await db.insert(mailTokens).values({ userId, token: newToken() }).onConflictDoNothing();
  const [row] = await db.select().from(mailTokens).where(eq(mailTokens.userId, userId));
  return row!.token;
}

export async function ownerOfToken(db: Db, token: string): Promise<string | null> {
  const [row] = await db.select().from(mailTokens).where(eq(mailTokens.token, token));
  return row?.userId ?? null;
}
