import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ConsultancyStatus, Side } from '#domain/consultancies/vocabulary.ts';
import type { SessionUser } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { consultancies, consultancyEvents, consultancyTasks, quotes, reviews } from './tables.ts';

export type Consultancy = typeof consultancies.$inferSelect;
type Asker = Pick<SessionUser, 'id' | 'userType'>;

export const sideOf = ({ userType }: Pick<Asker, 'userType'>): Side =>
  userType === 'consultant' ? 'consulente' : 'impresa';

/** Other people's are not there. */
const ownedBy = (user: Asker) =>
  sideOf(user) === 'consulente' ? eq(consultancies.consultantId, user.id) : eq(consultancies.businessId, user.id);

const MAX_LISTED = 300;

export const listConsultancies = (db: Db, user: Asker) =>
  db
    .select()
    .from(consultancies)
    .where(ownedBy(user))
    .orderBy(desc(consultancies.createdAt), asc(consultancies.id))
    .limit(MAX_LISTED);

export async function findConsultancy(db: Db, user: Asker, id: string): Promise<Consultancy | null> {
  const [row] = await db
    .select()
    .from(consultancies)
    .where(and(eq(consultancies.id, id), ownedBy(user)));
  return row ?? null;
}

export const byIds = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(consultancies)
        .where(inArray(consultancies.id, [...ids]));

/** One change at a time of one consultancy: whoever comes second sees what the first one did. */
export async function lockConsultancy(tx: Db, user: Asker, id: string): Promise<Consultancy | null> {
  const [row] = await tx
    .select()
    .from(consultancies)
    .where(and(eq(consultancies.id, id), ownedBy(user)))
    .for('update');
  return row ?? null;
}

export const changeConsultancy = (tx: Db, id: string, change: Partial<typeof consultancies.$inferInsert>) =>
  tx.update(consultancies).set(change).where(eq(consultancies.id, id));

export async function countOpen(tx: Db, businessId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(consultancies)
    .where(and(eq(consultancies.businessId, businessId), eq(consultancies.status, 'nuova')));
  return row?.total ?? 0;
}

export const inStatus = (db: Db, status: ConsultancyStatus) =>
  db.select().from(consultancies).where(eq(consultancies.status, status));

export async function recordEvent(
  tx: Db,
  consultancyId: string,
  kind: string,
  actorId: string | null,
  at: Date,
  detail: string | null = null,
) {
  await tx.insert(consultancyEvents).values({ id: newId(), consultancyId, kind, actorId, at, detail });
}

export const tasksOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(consultancyTasks)
        .where(inArray(consultancyTasks.consultancyId, [...ids]))
        .orderBy(asc(consultancyTasks.position));

/** All that belongs to some consultancies, in three reads. */
export async function partsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return { tasks: [], offers: [], opinions: [] };
  const tasks = await tasksOf(db, ids);
  const offers = await db
    .select()
    .from(quotes)
    .where(inArray(quotes.consultancyId, [...ids]))
    .orderBy(desc(quotes.sentAt));
  const opinions = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.consultancyId, [...ids]));
  return { tasks, offers, opinions };
}
