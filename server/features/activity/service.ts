import { COUNTED_KINDS, TOLD_KINDS, type CountedKind, type EventKind } from '#domain/activity/event-kinds.ts';
import { trendOf, type Trend } from '#domain/activity/trend.ts';
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
  const counts = await store.countByAge(db, user.id, now());
  return COUNTED_KINDS.map((kind) => ({ kind, ...trendOf(counts.filter((each) => each.kind === kind)) }));
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

/** What the person did last, newest first, and how many grants Filo last analysed; null before the first time. */
export async function latestActivities({ db, user }: UserContext, limit: number) {
  const rows = await store.latestTold(db, { userId: user.id, limit });
  const lastAnalysis = rows[0]?.lastAnalysis ?? null;
  return {
    activities: rows.map(({ id, kind, subjectId, title, at }) => ({
      id,
      kind,
      subjectId,
      title,
      at: at.toISOString(),
    })),
    lastAnalysis: lastAnalysis && { grants: lastAnalysis.grants, at: new Date(lastAnalysis.at).toISOString() },
  };
}
