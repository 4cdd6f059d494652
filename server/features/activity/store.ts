import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { COUNTED_KINDS, TOLD_KINDS, type EventKind } from '#domain/activity/event-kinds.ts';
import { BAR_DAYS, TREND_BARS, type AgedCount } from '#domain/activity/trend.ts';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { contextSessions, events } from './tables.ts';

type EventRow = typeof events.$inferSelect;
type SessionRow = typeof contextSessions.$inferSelect;

export async function insertEvent(db: Db, row: EventRow): Promise<void> {
  await db.insert(events).values(row);
}

/** Every night: of each person the newest stay. */
export async function trimEvents(db: Db, keep: number): Promise<void> {
  await db.execute(sql`delete from ${events} using (
    select id, row_number() over (partition by user_id order by at desc, id) as place from ${events}
  ) as ranked where ranked.id = ${events.id} and ranked.place > ${keep}`);
}

export async function hasEventSince(db: Db, userId: string, kind: EventKind, subjectId: string, since: Date) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.kind, kind), eq(events.subjectId, subjectId), gt(events.at, since)))
    .limit(1);
  return rows.length > 0;
}

/** Newest first. */
export async function listEvents<Kind extends EventKind>(
  db: Db,
  userId: string,
  kinds: readonly Kind[],
  limit: number,
  since = new Date(0),
): Promise<(EventRow & { kind: Kind })[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), inArray(events.kind, [...kinds]), gte(events.at, since)))
    .orderBy(desc(events.at), asc(events.id))
    .limit(limit);
  return rows as (EventRow & { kind: Kind })[];
}

/** In this time, newest first. */
export async function listEventsBetween<Kind extends EventKind>(
  db: Db,
  userId: string,
  kinds: readonly Kind[],
  from: Date,
  to: Date,
): Promise<(EventRow & { kind: Kind })[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), inArray(events.kind, [...kinds]), gte(events.at, from), lt(events.at, to)))
    .orderBy(desc(events.at), asc(events.id));
  return rows as (EventRow & { kind: Kind })[];
}

export async function firstEventAt(db: Db, userId: string, kinds: readonly EventKind[]): Promise<Date | null> {
  const [row] = await db
    .select({ at: events.at })
    .from(events)
    .where(and(eq(events.userId, userId), inArray(events.kind, [...kinds])))
    .orderBy(asc(events.at))
    .limit(1);
  return row?.at ?? null;
}

const BAR_SECONDS = BAR_DAYS * 86_400;
const agedCounts = preparedRead('event_counts', (db) => {
  const now = sql.placeholder('now');
  const age = sql<number>`floor(date_part('epoch', ${now}::timestamptz - ${events.at}) / ${sql.raw(String(BAR_SECONDS))})::int`;
  return db
    .select({ kind: events.kind, age, count: count() })
    .from(events)
    .where(
      and(
        eq(events.userId, sql.placeholder('userId')),
        inArray(events.kind, COUNTED_KINDS),
        gt(events.at, sql.placeholder('oldest')),
        lte(events.at, now),
      ),
    )
    .groupBy(events.kind, sql`2`);
});

/** How many events of each counted kind are how many bars old. */
export function countByAge(db: Db, userId: string, now: Date): Promise<(AgedCount & { kind: EventKind })[]> {
  const oldest = new Date(now.getTime() - TREND_BARS * 2 * BAR_SECONDS * 1000);
  return agedCounts(db, { userId, now: now.toISOString(), oldest: oldest.toISOString() });
}

/** What the list of activities tells, newest first; each brings the last analysis of grants, which is among them. */
export const latestTold = preparedRead('latest_told_events', (db) => {
  const own = eq(events.userId, sql.placeholder('userId'));
  // Documents are analysed too: those name no grants.
  const lastAnalysis = db
    .select({ told: sql`jsonb_build_object('grants', ${events.data} -> 'grants', 'at', ${events.at})` })
    .from(events)
    .where(and(own, eq(events.kind, 'analisi_ai'), sql`jsonb_typeof(${events.data} -> 'grants') = 'number'`))
    .orderBy(desc(events.at), asc(events.id))
    .limit(1);
  return db
    .select({
      id: events.id,
      kind: sql<(typeof TOLD_KINDS)[number]>`${events.kind}`,
      subjectId: events.subjectId,
      title: events.title,
      at: events.at,
      lastAnalysis: sql<{ grants: number; at: string } | null>`(${lastAnalysis})`,
    })
    .from(events)
    .where(and(own, inArray(events.kind, TOLD_KINDS)))
    .orderBy(desc(events.at), asc(events.id))
    .limit(sql.placeholder('limit'));
});

export async function deleteEvents(db: Db, userId: string, kinds: readonly EventKind[]): Promise<void> {
  await db.delete(events).where(and(eq(events.userId, userId), inArray(events.kind, [...kinds])));
}

/** Newest first. */
export function listSessions(db: Db, userId: string, limit: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(contextSessions)
    .where(eq(contextSessions.userId, userId))
    .orderBy(desc(contextSessions.startedAt), asc(contextSessions.id))
    .limit(limit);
}

/** The histories of a context begin with its first session. */
export async function firstSessionAt(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: contextSessions.startedAt })
    .from(contextSessions)
    .where(eq(contextSessions.userId, userId))
    .orderBy(asc(contextSessions.startedAt))
    .limit(1);
  return row?.at ?? null;
}

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insert(contextSessions).values(row);
}

export async function touchSession(db: Db, userId: string, id: string, route: string, now: Date): Promise<void> {
  await db
    .update(contextSessions)
    .set({ currentRoute: route, seenAt: now })
    .where(and(eq(contextSessions.userId, userId), eq(contextSessions.id, id)));
}

export async function deleteSessions(db: Db, userId: string): Promise<void> {
  await db.delete(contextSessions).where(eq(contextSessions.userId, userId));
}
