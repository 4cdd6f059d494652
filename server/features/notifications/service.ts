import { AppError } from '#domain/errors.ts';
import {
  LATEST_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/notifications/notification-kinds.ts';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { shownDays } from '#domain/numbers/write-day.ts';
import type { Services, UserContext } from '#server/context.ts';
import { liveTopic } from '#server/live-topic.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { isDigested } from './topics.ts';
import { readOncePerPage } from '#server/platform/http/page-reads.ts';
import * as store from './store.ts';

export { leaveAddress, unsubscribe } from './unsubscribe.ts';
export { latestShape } from './shapes.ts';
/** For joins: what waits to be pushed. */
export { notifications as notificationRows } from './tables.ts';
export { preferencesOf, wantNews } from './preferences.ts';

export type NewNotification = {
  kind: NotificationKind;
  title: string;
  /** With its days kept (`keepDays`): they are written when it is shown. */
  text: string;
  /** The thing itself: a path of ours. */
  href: string;
  /** What it is about, such as `scadenza:bando:2026-12-31:7`: told once, however often it is sent. */
  key: string;
  /** Whom its words name, where that is not who reads it: erased with that person. */
  aboutId?: string;
  /** Whoever tells it sends a mail of its own. */
  isMailed?: boolean;
};
type NotificationQuery = {
  filter: 'tutte' | 'non_lette';
  kind?: NotificationKind | undefined;
  page: number;
};

const PAGE_SIZE = 20;
const ALL_UNREAD = { unreadOnly: true };

/** Tells a person something, in the transaction of what caused it, and the open pages. Answers whether it was news. */
export async function notify(
  { now, live }: Pick<Services, 'now' | 'live'>,
  tx: Db,
  userId: string,
  { kind, title, text, href, key, aboutId, isMailed }: NewNotification,
): Promise<boolean> {
  const at = now();
  const mailedAt = isDigested(kind) && !isMailed ? null : at;
  const row = {
    id: newId(),
    userId,
    kind,
    title,
    text,
    href,
    key,
    aboutId: aboutId ?? null,
    createdAt: at,
    readAt: null,
    mailedAt,
    pushedAt: null,
  };
  const isNews = await store.insertNotification(tx, row);
  if (isNews) await live.tell(tx, liveTopic(userId), { kind: 'avviso' });
  return isNews;
}

/** The bell: the latest three, and how many wait. */
export async function latestNotifications(ctx: UserContext) {
  const { db, user } = ctx;
  const rows = await readOncePerPage(ctx, `latest notifications of ${user.id}`, () =>
    store.latestNotifications(db, { userId: user.id, limit: LATEST_NOTIFICATIONS }),
  );
  return { items: rows.map(({ row }) => shapeOf(user, row)), unread: rows[0]?.unread ?? 0 };
}

export async function listNotifications({ db, user }: UserContext, { filter, kind, page }: NotificationQuery) {
  const wanted = { unreadOnly: filter === 'non_lette', kind };
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const rows = await store.listNotifications(db, user.id, wanted, range);
  const total = await store.countNotifications(db, user.id, wanted);
  const kinds = await store.countByKind(db, user.id, wanted.unreadOnly);
  return {
    items: rows.map((row) => shapeOf(user, row)),
    total,
    page,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
    unread: await store.countNotifications(db, user.id, ALL_UNREAD),
    kinds: NOTIFICATION_KINDS.flatMap((each) => kinds.find((row) => row.kind === each) ?? []),
  };
}

/** Other people's notifications are "not found", like those that never were. */
export async function markNotification(ctx: UserContext, id: string, isRead: boolean) {
  const changed = await store.markRead(ctx.db, ctx.user.id, [id], isRead ? ctx.now() : null);
  if (changed.length === 0) throw new AppError('not_found');
  return latestNotifications(ctx);
}

/** What a person has seen in its own place is no news any more. */
export async function readAbout({ now }: Pick<Services, 'now'>, tx: Db, userId: string, href: string): Promise<void> {
  await store.markReadAbout(tx, userId, href, now());
}

/** Answers with what was unread until now: "Annulla" gives those back. */
export async function readAll(ctx: UserContext) {
  const ids = await store.markAllRead(ctx.db, ctx.user.id, ctx.now());
  return { ...(await latestNotifications(ctx)), ids };
}

/** The way back from "Segna tutte come lette". */
export async function unreadAgain(ctx: UserContext, ids: string[]) {
  await store.markRead(ctx.db, ctx.user.id, ids, null);
  return latestNotifications(ctx);
}

/** Its days as the reader likes them now, whatever they liked when it was told (SET-12). */
function shapeOf({ dateLanguage }: UserContext['user'], row: store.NotificationRow) {
  const { id, kind, title, href, createdAt, readAt } = row;
  const text = inDateLanguage(dateLanguage, () => shownDays(row.text));
  return { id, kind, title, text, href, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}
