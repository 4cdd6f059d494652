import { COUNTED_KINDS, TOLD_KINDS, type CountedKind, type EventKind } from '#domain/activity/event-kinds.ts';
import { BAR_DAYS, TREND_BARS, trendOf, type Trend } from '#domain/activity/trend.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyIdOf } from '#server/features/companies/service.ts';
import { findEntry } from '#server/features/grants/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId } from '#server/platform/tokens.ts';
import { assistantEvents } from './assistant-events.ts';
import * as store from './store.ts';

export type NewEvent = {
  kind: EventKind;
  /** In words, for the list of activities: the grant's name, the searched words. */
  title: string;
  subjectId?: string | null;
  data?: Record<string, unknown>;
};
type Actor = Pick<UserContext, 'now'> & { user: Pick<UserContext['user'], 'id'> };

const TITLE_CHARS = 300;
/** Documents are analysed too: the last analysis of grants may lie a few back. */
const RECENT_ANALYSES = 20;
const HOUR_MS = 3_600_000;

/** Pass `tx` where the event belongs to a change: it is then remembered only if the change is. */
export async function recordEvent({ user, now }: Actor, db: Db, event: NewEvent): Promise<void> {
  const [session] = await store.listSessions(db, user.id, 1);
  await store.insertEvent(db, {
    id: newId(),
    userId: user.id,
    companyId: await activeCompanyIdOf(db, user.id),
    kind: event.kind,
    subjectId: event.subjectId ?? null,
    title: event.title.slice(0, TITLE_CHARS),
    data: { ...event.data, ...(session ? { sessionId: session.id } : {}) },
    at: now(),
  });
}

/** After an answer of the assistant: what it leaves in the person's history. */
export async function recordAssistantUse(
  ctx: Actor,
  db: Db,
  used: Parameters<typeof assistantEvents>[0],
): Promise<void> {
  const begin = ctx.now().getTime();
  for (const [place, event] of assistantEvents(used).entries()) {
    // A question and its answer never share a moment: that is their order.
    await recordEvent({ ...ctx, now: () => new Date(begin + place) }, db, event);
  }
}

/** Reading the same grant again within the hour is the same visit. */
export async function recordGrantView(ctx: UserContext, grantId: string): Promise<void> {
  const { grant } = (await findEntry(ctx, grantId)).entry;
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const anHourAgo = new Date(ctx.now().getTime() - HOUR_MS);
    if (await store.hasEventSince(tx, ctx.user.id, 'bando_visto', grant.id, anHourAgo)) return;
    await recordEvent(ctx, tx, { kind: 'bando_visto', subjectId: grant.id, title: grant.name });
  });
}

/** The four counters of the dashboard, each with its trend. */
export async function countersOf({ db, user, now }: UserContext): Promise<({ kind: CountedKind } & Trend)[]> {
  const counts = await store.countByAge(db, user.id, COUNTED_KINDS, now(), BAR_DAYS, TREND_BARS * 2);
  return COUNTED_KINDS.map((kind) => ({ kind, ...trendOf(counts.filter((each) => each.kind === kind)) }));
}

/** How many grants Filo looked at when it last analysed some; null before the first time. */
export async function lastAnalysisOf({ db, user }: UserContext) {
  const analyses = await store.listEvents(db, user.id, ['analisi_ai'], RECENT_ANALYSES);
  for (const { data, at } of analyses) {
    if (typeof data.grants === 'number') return { grants: data.grants, at: at.toISOString() };
  }
  return null;
}

/** What the person did in this time, newest first: for the analytics. */
export const eventsBetween = <Kind extends EventKind>(
  { db, user }: UserContext,
  kinds: readonly Kind[],
  from: Date,
  to: Date,
) => store.listEventsBetween(db, user.id, kinds, from, to);

/** Since when there is something to tell; null before the first time. */
export const firstEventAt = ({ db, user }: UserContext) => store.firstEventAt(db, user.id, TOLD_KINDS);

/** What the person did last, newest first. */
export async function latestActivities({ db, user }: UserContext, limit: number) {
  const rows = await store.listEvents(db, user.id, TOLD_KINDS, limit);
  return rows.map(({ id, kind, subjectId, title, at }) => ({ id, kind, subjectId, title, at: at.toISOString() }));
}
