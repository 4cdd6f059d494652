import { and, asc, count, desc, eq, inArray, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { notifications } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
type NotificationFilter = { unreadOnly: boolean; kind?: NotificationKind | undefined };

const filtered = (userId: string | Placeholder, { unreadOnly, kind }: NotificationFilter) =>
  and(
    eq(notifications.userId, userId),
    unreadOnly ? isNull(notifications.readAt) : undefined,
    kind ? eq(notifications.kind, kind) : undefined,
  );

/** Answers whether it is new: the same key is told once. */
export async function insertNotification(db: Db, row: NotificationRow): Promise<boolean> {
  const rows = await db
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Newest first. */
export function listNotifications(
  db: Db,
  userId: string,
  filter: NotificationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(filtered(userId, filter))
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(limit)
    .offset(offset);
}

/** Newest first, each with how many wait in all: one question for the bell of every page. */
export const latestNotifications = preparedRead('latest_notifications', (db) => {
  const userId = sql.placeholder('userId');
  const unread = sql<number>`(${db
    .select({ count: count() })
    .from(notifications)
    .where(filtered(userId, { unreadOnly: true }))})`;
  return db
    .select({ row: notifications, unread: unread.mapWith(Number) })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(sql.placeholder('limit'));
});

export async function countNotifications(db: Db, userId: string, filter: NotificationFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(notifications).where(filtered(userId, filter));
  return row?.count ?? 0;
}

/** How many of each kind, of those that there are. */
export function countByKind(db: Db, userId: string, unreadOnly: boolean) {
  return db
    .select({ kind: notifications.kind, count: count() })
    .from(notifications)
    .where(filtered(userId, { unreadOnly }))
    .groupBy(notifications.kind);
}

/** Answers with the ids that changed: what was already so is left alone. */
export async function markRead(db: Db, userId: string, ids: string[], readAt: Date | null): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids)))
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}

export async function markReadAbout(db: Db, userId: string, href: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), eq(notifications.href, href), isNull(notifications.readAt)));
}

export async function markAllRead(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}
