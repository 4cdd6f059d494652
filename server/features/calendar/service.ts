import { feedReader } from '#domain/calendar/feed-reader.ts';
import type { OwnEvent } from '#domain/calendar/own-event.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { calendarFeedPath, PATHS } from '#domain/paths.ts';
import { CALENDAR_FILE } from '#messages/calendar/calendar.ts';
import { calendarFeedMail } from '#messages/mails/account.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { Services, UserContext } from '#server/context.ts';
import { personContext } from '#server/features/accounts/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { newId, newToken } from '#server/platform/tokens.ts';
import { tellEntries } from './entries.ts';
import { calendarFile } from './ics.ts';
import { calendarItems } from './items.ts';
import * as store from './store.ts';

const UNDO_MS = 86_400_000;

/** All of it: a person has a few hundred dates at most, and the screens turn their pages without asking again. */
export async function readCalendar(ctx: UserContext) {
  return {
    today: romeMoment(ctx.now()).day,
    now: ctx.now().toISOString(),
    items: await calendarItems(ctx),
    feed: feedShape(ctx, await store.feedOf(ctx.db, ctx.user.id)),
  };
}

export async function createEvent(ctx: UserContext, event: OwnEvent) {
  const [id, at] = [newId(), ctx.now()];
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    await store.forgetDeleted(tx, ctx.user.id, new Date(at.getTime() - UNDO_MS));
    const row = { id, userId: ctx.user.id, ...event, createdAt: at, updatedAt: at, deletedAt: null };
    await store.insertEvent(tx, row);
    refuseBeyond('calendarEvents', await store.countEvents(tx, ctx.user.id));
  });
  return { ...(await readCalendar(ctx)), createdId: id };
}

/** Other people's events are "not found". */
async function change(ctx: UserContext, id: string, changes: Partial<OwnEvent> & { deletedAt?: Date | null }) {
  const isThere = await store.changeEvent(ctx.db, ctx.user.id, id, { ...changes, updatedAt: ctx.now() });
  if (!isThere) throw new AppError('not_found');
  return readCalendar(ctx);
}
export const updateEvent = (ctx: UserContext, id: string, event: OwnEvent) => change(ctx, id, event);
export const deleteEvent = (ctx: UserContext, id: string) => change(ctx, id, { deletedAt: ctx.now() });
export const restoreEvent = (ctx: UserContext, id: string) => change(ctx, id, { deletedAt: null });

/** A first address, or a new one in the place of the old one. */
export async function openFeed(ctx: UserContext) {
  const row = { userId: ctx.user.id, token: newToken(), createdAt: ctx.now(), lastReadAt: null, lastReader: null };
  const calendar = ctx.env.publicUrl + PATHS.calendar;
  await ctx.db.transaction(async (tx) => {
    await store.putFeed(tx, row);
    await enqueueMail(ctx, tx, ctx.user.email, calendarFeedMail(ctx.user.firstName, calendar));
  });
  return readCalendar(ctx);
}

export async function revokeFeed(ctx: UserContext) {
  await store.deleteFeed(ctx.db, ctx.user.id);
  return readCalendar(ctx);
}

const feedShape = ({ env }: UserContext, feed: store.FeedRow | null) =>
  feed && {
    url: env.publicUrl + calendarFeedPath(feed.token),
    lastReadAt: feed.lastReadAt?.toISOString() ?? null,
    lastReader: feed.lastReader,
  };

async function entriesOf(ctx: UserContext) {
  const items = await calendarItems(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    return tellEntries(tx, ctx.user.id, items, ctx.now());
  });
}

/** One event to take along, with the sequence that the feed tells too. */
export async function eventFile(ctx: UserContext, id: string): Promise<string> {
  const entry = (await entriesOf(ctx)).find(({ uid, cancelledAt }) => uid === id && cancelledAt === null);
  if (!entry) throw new AppError('not_found');
  return calendarFile([entry], CALENDAR_FILE.name, ctx.env.publicUrl);
}

/** Several programs that look every quarter of an hour. */
const FEED_READS: RateRule = { name: 'calendar-feed', limit: 60, windowSeconds: 3600 };

/** What the private address answers; null for one that is not, or no longer, good. */
export async function readFeed(services: Services, token: string, userAgent: string): Promise<string | null> {
  const feed = await store.feedByToken(services.db, token);
  const ctx = feed && (await personContext(services, feed.userId));
  if (!ctx) return null;
  await services.limits.use(FEED_READS, feed.userId);
  const file = calendarFile(await entriesOf(ctx), CALENDAR_FILE.name, ctx.env.publicUrl);
  await store.feedWasRead(ctx.db, token, ctx.now(), feedReader(userAgent));
  return file;
}
