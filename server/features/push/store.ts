import { and, asc, desc, eq, exists, gt, inArray, isNull } from 'drizzle-orm';
import type { PushSubscriptionInput } from '#domain/notifications/push-subscription.ts';
import { notificationRows } from '#server/features/notifications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { pushKeys, pushSubscriptions } from './tables.ts';

export type Subscription = typeof pushSubscriptions.$inferSelect;
const VAPID = 'vapid';

export async function findKeys(db: Db) {
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, VAPID));
  return row ?? null;
}

/** Of two processes that start at once one makes the keys. */
export async function keepKeys(db: Db, keys: { publicKey: string; privateKey: string }, now: Date): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id: VAPID, ...keys, createdAt: now })
    .onConflictDoNothing();
}

/** A browser belongs to whoever signed in last in it. */
export async function putSubscription(
  tx: Db,
  owner: { userId: string; sessionHash: string },
  { endpoint, keys }: PushSubscriptionInput,
  now: Date,
  most: number,
): Promise<void> {
  const values = { ...owner, ...keys };
  await tx
    .insert(pushSubscriptions)
    .values({ id: newId(), endpoint, ...values, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
  const beyond = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, owner.userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(most);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond));
}

export async function deleteOwn(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | null> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row ?? null;
}

export const subscriptionsOf = (db: Db, userId: string): Promise<Subscription[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt));

/** The next person, by id, with a browser that listens and something to tell it; null after the last one. */
export async function nextWaiting(db: Db, after: string): Promise<string | null> {
  const listens = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, notificationRows.userId));
  const [row] = await db
    .select({ id: notificationRows.userId })
    .from(notificationRows)
    .where(and(isNull(notificationRows.pushedAt), gt(notificationRows.userId, after), exists(listens)))
    .orderBy(asc(notificationRows.userId))
    .limit(1);
  return row?.id ?? null;
}

/** Marks what waits and answers with it, oldest first: nobody else gets the same again. */
export async function takeWaiting(tx: Db, userId: string, now: Date) {
  const rows = await tx
    .update(notificationRows)
    .set({ pushedAt: now })
    .where(and(eq(notificationRows.userId, userId), isNull(notificationRows.pushedAt)))
    .returning();
  return rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
