import { and, count, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { supportTickets } from './tables.ts';

export type NewTicket = typeof supportTickets.$inferInsert;

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
