import webPush from 'web-push';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { PUSH_TEXT_MAX } from '#domain/notifications/push-subscription.ts';
import { isQuiet } from '#domain/notifications/quiet-hours.ts';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { shownDays } from '#domain/numbers/write-day.ts';
import { PATHS } from '#domain/paths.ts';
import { severalNews } from '#messages/push/push.ts';
import type { Services } from '#server/context.ts';
import { addresseeOf } from '#server/features/accounts/service.ts';
import { preferencesOf } from '#server/features/notifications/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { publicFetch } from '#server/platform/http/public-fetch.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { vapidKeys } from './service.ts';
import * as store from './store.ts';

export type Push = { subscriptionId: string; title: string; text: string; href: string; tag: string };
/** A push service may be away for a while; after a day the news is old. */
export const sendPushJob: JobDefinition<Push> = { name: 'send-push', retryLimit: 12 };

type Sending = Pick<Services, 'db' | 'queue' | 'env' | 'now' | 'log'>;

/** A night of silence and a little more; what waited longer is told in the app alone. */
const LOOK_BACK_MS = 12 * 3_600_000;
/** Beyond so many one line tells of all. */
const MOST_AT_ONCE = 3;
const TTL_SECONDS = 86_400;
const ANSWER_WITHIN_MS = 15_000;
/** The browser has given the subscription up. */
const GONE: readonly number[] = [404, 410];

/**
 * Every minute by day, for whoever listens and wants it: enqueued in the transaction that marks the notices, so that
 * each is pushed once to each browser however many processes run.
 */
export async function pushNews(services: Sending): Promise<void> {
  if (isQuiet(romeMoment(services.now()))) return;
  for (let id = await store.nextWaiting(services.db, ''); id; id = await store.nextWaiting(services.db, id))
    await pushTo(services, id);
}

function pushTo({ db, queue, now }: Sending, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const at = now();
    const waiting = await store.takeWaiting(tx, userId, at);
    const person = await addresseeOf(tx, userId);
    if (!person || !(await preferencesOf(tx, userId)).pushNotifications) return;
    const fresh = waiting.filter(
      ({ createdAt, readAt }) => readAt === null && at.getTime() - createdAt.getTime() <= LOOK_BACK_MS,
    );
    for (const { id: subscriptionId, createdAt } of await store.subscriptionsOf(tx, userId)) {
      const news = fresh.filter((notice) => notice.createdAt >= createdAt);
      const lines = inDateLanguage(person.dateLanguage, () => linesOf(news));
      for (const push of lines) await queue.send(tx, sendPushJob, { subscriptionId, ...push });
    }
  });
}

type Notice = { id: string; title: string; text: string; href: string };
function linesOf(news: readonly Notice[]): Omit<Push, 'subscriptionId'>[] {
  const last = news.at(-1);
  if (!last) return [];
  if (news.length > MOST_AT_ONCE)
    return [{ ...severalNews(news.length, last.title), href: PATHS.notifications, tag: last.id }];
  return news.map(({ id, title, text, href }) => ({
    title,
    text: shownDays(text).slice(0, PUSH_TEXT_MAX),
    href,
    tag: id,
  }));
}

/** One push to one browser; what it cannot take now is tried again, what is gone is forgotten. */
export async function sendPush(services: Sending, { subscriptionId, ...shown }: Push): Promise<void> {
  const found = await store.findSubscription(services.db, subscriptionId);
  if (!found) return;
  const { publicKey, privateKey } = await vapidKeys(services);
  const { endpoint, headers, body, method } = webPush.generateRequestDetails(
    { endpoint: found.endpoint, keys: { p256dh: found.p256dh, auth: found.auth } },
    JSON.stringify(shown),
    {
      TTL: TTL_SECONDS,
      vapidDetails: { subject: `mailto:${services.env.supportEmail}`, publicKey, privateKey },
    },
  );
  const ask = URL.parse(endpoint)?.origin === services.env.pushTestOrigin ? fetch : publicFetch;
  const answer = await ask(endpoint, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers as Record<string, string | number>).map(([name, value]) => [name, String(value)]),
    ),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (GONE.includes(answer.status)) return store.deleteSubscription(services.db, subscriptionId);
  if (answer.status === 429 || answer.status >= 500) throw new Error(`push service: ${String(answer.status)}`);
  if (!answer.ok) services.log.warn({ status: answer.status }, 'a push was refused');
}
