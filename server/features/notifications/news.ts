import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { articlePath, PATHS } from '#domain/paths.ts';
import { digestMail } from '#messages/notifications/digest.ts';
import type { Services } from '#server/context.ts';
import { addresseeOf } from '#server/features/accounts/service.ts';
import { listArticles } from '#server/features/blog/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { notificationPreferences as wishes } from './tables.ts';
import { leaveAddress } from './unsubscribe.ts';

type Sending = Pick<Services, 'db' | 'queue' | 'env' | 'now'>;

/** Once a month, for who asked for it: what was published since the last one, and nothing where nothing was (NOT-8). */
export async function sendNews(services: Sending): Promise<void> {
  const today = romeMoment(services.now()).day;
  const wanted = and(eq(wishes.emailNews, true), or(isNull(wishes.newsToldOn), lt(wishes.newsToldOn, today)));
  const next = async (after: string) => {
    const [row] = await services.db
      .select({ id: wishes.userId })
      .from(wishes)
      .where(and(wanted, gt(wishes.userId, after)))
      .orderBy(asc(wishes.userId))
      .limit(1);
    return row?.id;
  };
  for (let id = await next(''); id; id = await next(id)) await sendTo(services, id, today);
}

function sendTo(services: Sending, userId: string, today: string): Promise<void> {
  return services.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [wish] = await tx.select().from(wishes).where(eq(wishes.userId, userId));
    const since = wish?.emailNews && (wish.newsToldOn ?? romeMoment(wish.updatedAt).day);
    const person = await addresseeOf(tx, userId);
    if (!since || since >= today || !person) return;
    await tx.update(wishes).set({ newsToldOn: today }).where(eq(wishes.userId, userId));
    const fresh = listArticles().filter(({ date }) => date > since && date <= today);
    const [only] = fresh;
    if (!only) return;
    const items = fresh.map(({ title, description }) => ({ title, text: description }));
    const url = services.env.publicUrl + (fresh.length === 1 ? articlePath(only.slug) : PATHS.blog);
    const leave = await leaveAddress(services, tx, userId, 'novita');
    await enqueueMail(services, tx, person.email, digestMail(person.firstName, 'novita', items, url, leave));
  });
}
