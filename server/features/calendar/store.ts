import { and, asc, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { OwnEvent } from '#domain/calendar/own-event.ts';
import { isOpenAccount, people } from '#server/features/accounts/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { calendarEvents, calendarFeeds } from './tables.ts';

export type EventRow = typeof calendarEvents.$inferSelect;
export type FeedRow = typeof calendarFeeds.$inferSelect;

const owned = (userId: string, id: string) => and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id));

export const listEvents = (db: Db, userId: string): Promise<EventRow[]> =>
  db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), isNull(calendarEvents.deletedAt)))
    .orderBy(asc(calendarEvents.day), asc(calendarEvents.id));

export async function insertEvent(db: Db, row: EventRow): Promise<void> {
  await db.insert(calendarEvents).values(row);
}

/** With those that still wait for "Annulla": they take room too. */
export async function countEvents(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(calendarEvents).where(eq(calendarEvents.userId, userId));
  return row?.count ?? 0;
}

export async function forgetDeleted(db: Db, userId: string, before: Date): Promise<void> {
  await db
    .delete(calendarEvents)
    .where(
      and(eq(calendarEvents.userId, userId), isNotNull(calendarEvents.deletedAt), lt(calendarEvents.deletedAt, before)),
    );
}

/** Answers whether there was one to change. */
export async function changeEvent(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<OwnEvent> & { updatedAt: Date; deletedAt?: Date | null },
): Promise<boolean> {
  const isBack = 'deletedAt' in changes && changes.deletedAt === null;
  const rows = await db
    .update(calendarEvents)
    .set(changes)
    .where(and(owned(userId, id), isBack ? isNotNull(calendarEvents.deletedAt) : isNull(calendarEvents.deletedAt)))
    .returning({ id: calendarEvents.id });
  return rows.length > 0;
}

export async function feedOf(db: Db, userId: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

/** A closed or locked account tells nothing. */
export async function feedByToken(db: Db, token: string): Promise<FeedRow | null> {
  const [row] = await db
    .select({ feed: calendarFeeds })
    .from(calendarFeeds)
    .innerJoin(people, eq(people.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.token, token), isOpenAccount));
  return row?.feed ?? null;
}

/** A new address takes the place of the old one, which is dead at once. */
export async function putFeed(db: Db, row: FeedRow): Promise<void> {
  await db.insert(calendarFeeds).values(row).onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function feedWasRead(db: Db, token: string, at: Date, reader: string | null): Promise<void> {
  await db.update(calendarFeeds).set({ lastReadAt: at, lastReader: reader }).where(eq(calendarFeeds.token, token));
}
