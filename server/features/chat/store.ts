import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { CHAT } from '#domain/chat/chat.ts';
import { otherSide, type Side } from '#domain/consultancies/vocabulary.ts';
import type { Db } from '#server/platform/db/db.ts';
import { chatMarks, chatMessages } from './tables.ts';

export type MessageRow = typeof chatMessages.$inferSelect;
type Range = { before?: number | undefined; after?: number | undefined };

const within = (id: string) => eq(chatMessages.consultancyId, id);

/** In their order: the newest page, the page before a number, or all that came after one. */
export async function listMessages(db: Db, id: string, { before, after }: Range) {
  if (after !== undefined) {
    const rows = await db
      .select()
      .from(chatMessages)
      .where(and(within(id), gt(chatMessages.number, after)))
      .orderBy(asc(chatMessages.number))
      .limit(CHAT.page * 10);
    return { rows, hasOlder: after > 0 };
  }
  const found = await db
    .select()
    .from(chatMessages)
    .where(and(within(id), before === undefined ? undefined : lt(chatMessages.number, before)))
    .orderBy(desc(chatMessages.number))
    .limit(CHAT.page);
  const rows = found.reverse();
  return { rows, hasOlder: (rows[0]?.number ?? 1) > 1 };
}

export async function findByClientId(tx: Db, id: string, side: Side, clientId: string): Promise<MessageRow | null> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(within(id), eq(chatMessages.side, side), eq(chatMessages.clientId, clientId)));
  return row ?? null;
}

export async function findByFile(db: Db, id: string, fileId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(within(id), eq(chatMessages.fileId, fileId)));
  return row ?? null;
}

export async function lastNumber(tx: Db, id: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${chatMessages.number}), 0)::int` })
    .from(chatMessages)
    .where(within(id));
  return row?.last ?? 0;
}

export async function insertMessage(tx: Db, row: MessageRow): Promise<void> {
  await tx.insert(chatMessages).values(row);
}

/** Marks only go forward; answers whether one did. */
export async function raiseMark(tx: Db, id: string, side: Side, what: 'delivered' | 'read', upTo: number) {
  const delivered = sql`greatest(${chatMarks.delivered}, ${upTo}::int)`;
  const read = what === 'read' ? sql`greatest(${chatMarks.read}, ${upTo}::int)` : chatMarks.read;
  const rows = await tx
    .insert(chatMarks)
    .values({ consultancyId: id, side, delivered: upTo, read: what === 'read' ? upTo : 0 })
    .onConflictDoUpdate({
      target: [chatMarks.consultancyId, chatMarks.side],
      set: { delivered, read: sql`${read}` },
      setWhere: lt(chatMarks[what], upTo),
    })
    .returning({ side: chatMarks.side });
  return rows.length > 0;
}

export async function marksOf(db: Db, id: string, side: Side) {
  const rows = await db.select().from(chatMarks).where(eq(chatMarks.consultancyId, id));
  const own = rows.find((row) => row.side === side);
  const other = rows.find((row) => row.side === otherSide(side));
  return { own: own?.read ?? 0, delivered: other?.delivered ?? 0, read: other?.read ?? 0 };
}

type Overview = { id: string; text: string; fileId: string | null; side: Side; at: Date; unread: number };

/** The newest message of each, and how many of the other side are unread: one question for the whole list. */
export async function overview(db: Db, ids: readonly string[], side: Side): Promise<Map<string, Overview>> {
  if (ids.length === 0) return new Map();
  const unread = sql<number>`(select count(*)::int from ${chatMessages} other
    where other.consultancy_id = ${chatMessages.consultancyId} and other.side <> ${side}
    and other.number > coalesce(${chatMarks.read}, 0))`;
  const rows = await db
    .selectDistinctOn([chatMessages.consultancyId], {
      id: chatMessages.consultancyId,
      text: chatMessages.text,
      fileId: chatMessages.fileId,
      side: chatMessages.side,
      at: chatMessages.at,
      unread,
    })
    .from(chatMessages)
    .leftJoin(chatMarks, and(eq(chatMarks.consultancyId, chatMessages.consultancyId), eq(chatMarks.side, side)))
    .where(inArray(chatMessages.consultancyId, [...ids]))
    .orderBy(chatMessages.consultancyId, desc(chatMessages.number));
  return new Map(rows.map((row) => [row.id, row]));
}
