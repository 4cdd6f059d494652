import { romeMoment } from '#domain/grants/rome-time.ts';
import { isQuiet } from '#domain/notifications/quiet-hours.ts';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { shownDays } from '#domain/numbers/write-day.ts';
import { PATHS } from '#domain/paths.ts';
import { digestMail } from '#messages/notifications/digest.ts';
import type { Services } from '#server/context.ts';
import { addresseeOf } from '#server/features/accounts/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import * as store from './mail-store.ts';
import { preferencesOf } from './preferences.ts';
import { TOPICS } from './topics.ts';
import { leaveAddress } from './unsubscribe.ts';

type Sending = Pick<Services, 'db' | 'queue' | 'env' | 'now'>;

/** What waited longer, because everything was down, is no news any more. */
const LOOK_BACK_MS = 3 * 86_400_000;

/**
 * Every few minutes by day: what waits for each person, in one mail. The mail is enqueued in the transaction that marks
 * its notices, so that each is mailed once however many processes run, and the queue tries until the server takes it.
 */
export async function sendDigests(services: Sending): Promise<void> {
  if (isQuiet(romeMoment(services.now()))) return;
  const since = new Date(services.now().getTime() - LOOK_BACK_MS);
  for (let id = await store.nextWaiting(services.db, ''); id; id = await store.nextWaiting(services.db, id))
    await sendDigest(services, id, since);
}

function sendDigest(services: Sending, userId: string, since: Date): Promise<void> {
  return services.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const waiting = await store.takeWaiting(tx, userId, services.now());
    const [person, preferences] = [await addresseeOf(tx, userId), await preferencesOf(tx, userId)];
    if (!person) return;
    const news = inDateLanguage(person.dateLanguage, () =>
      waiting
        .filter(({ createdAt, readAt }) => createdAt >= since && readAt === null)
        .map((notice) => ({ ...notice, text: shownDays(notice.text) })),
    );
    for (const topic of ['scadenze', 'bandi'] as const) {
      const items = news.filter(({ kind }) => TOPICS[kind]?.topic === topic && preferences[TOPICS[kind].switch]);
      if (items.length === 0) continue;
      const { publicUrl } = services.env;
      const [only] = items;
      const url = publicUrl + (items.length === 1 && only ? only.href : PATHS.notifications);
      const leave = await leaveAddress(services, tx, userId, topic);
      await enqueueMail(services, tx, person.email, digestMail(person.firstName, topic, items, url, leave));
    }
  });
}
