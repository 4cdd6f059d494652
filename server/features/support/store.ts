import { and, asc, count, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import { people } from '#server/features/accounts/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { supportMessages, supportTickets } from './tables.ts';

export type NewTicket = typeof supportTickets.$inferInsert;
export type StoredTicket = typeof supportTickets.$inferSelect;
export type NewMessage = typeof supportMessages.$inferInsert;

export async function insertTicket(db: Db, ticket: NewTicket): Promise<void> {
  await db.insert(supportTickets).values(ticket);
}

/** What visitors have asked and nobody has closed yet. */
export async function countOpenOfVisitors(db: Db): Promise<number> {
  const open = and(isNull(supportTickets.userId), ne(supportTickets.status, 'risolto'));
  const [row] = await db.select({ count: count() }).from(supportTickets).where(open);
  return row?.count ?? 0;
}

export async function countSince(db: Db, email: string, since: Date): Promise<number> {
  const recent = and(eq(supportTickets.email, email), gte(supportTickets.createdAt, since));
  const [row] = await db.select({ count: count() }).from(supportTickets).where(recent);
  return row?.count ?? 0;
}

export async function countOpenOf(db: Db, userId: string): Promise<number> {
  const open = and(eq(supportTickets.userId, userId), ne(supportTickets.status, 'risolto'));
  const [row] = await db.select({ count: count() }).from(supportTickets).where(open);
  return row?.count ?? 0;
}

const LISTED = 200;

/** Those still open first, then by the last word. */
export function ticketsOf(db: Db, userId: string): Promise<StoredTicket[]> {
  return db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(asc(supportTickets.status), desc(supportTickets.updatedAt), asc(supportTickets.id))
    .limit(LISTED);
}

const owned = (userId: string, id: string) => and(eq(supportTickets.userId, userId), eq(supportTickets.id, id));

export async function findOwn(db: Db, userId: string, id: string): Promise<StoredTicket | null> {
  const [row] = await db.select().from(supportTickets).where(owned(userId, id));
  return row ?? null;
}

/** Holds the row until the transaction ends: the person and the desk never write over each other. */
export async function lockOwn(tx: Db, userId: string, id: string): Promise<StoredTicket | null> {
  const [row] = await tx.select().from(supportTickets).where(owned(userId, id)).for('update');
  return row ?? null;
}

export async function updateTicket(tx: Db, id: string, changes: Partial<StoredTicket>): Promise<void> {
  await tx.update(supportTickets).set(changes).where(eq(supportTickets.id, id));
}

export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  await tx.insert(supportMessages).values(message);
}

export async function countMessages(tx: Db, ticketId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(supportMessages).where(eq(supportMessages.ticketId, ticketId));
  return row?.count ?? 0;
}

/** In the order in which they were said, with the first name of who said it. */
export function messagesOf(db: Db, ticketId: string, hasNotes: boolean) {
  return db
    .select({ message: supportMessages, firstName: people.firstName })
    .from(supportMessages)
    .leftJoin(people, eq(people.id, supportMessages.authorId))
    .where(and(eq(supportMessages.ticketId, ticketId), hasNotes ? undefined : ne(supportMessages.kind, 'nota')))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));
}
export type StoredMessage = Awaited<ReturnType<typeof messagesOf>>[number];
