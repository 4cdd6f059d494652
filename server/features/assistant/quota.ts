import { CAPS } from '#domain/caps.ts';
import { AppError } from '#domain/errors.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { quotaReached } from '#messages/assistant/assistant.ts';
import type { UserContext } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

/** A person at work asks a few dozen times a day; a script gone wild asks thousands. */
export const DAILY_REQUESTS = CAPS.assistantRequests;

/** What the person may ask per day: an administrator can give more or less. */
export const dailyLimit = async (db: Db, userId: string): Promise<number> =>
  (await store.quotaOf(db, userId)) ?? DAILY_REQUESTS;

/** Midnight in Rome. */
export const startOfToday = ({ now }: Pick<UserContext, 'now'>): Date => romeInstant(romeMoment(now()).day, '00:00');

export const usedToday = (ctx: UserContext, db: Db): Promise<number> =>
  store.countSince(db, ctx.user.id, startOfToday(ctx));

/** Counted before it is answered, under the person's lock: requests at the same moment cannot pass the quota together. */
export function countRequest(ctx: UserContext, request: store.BegunRequest): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const limit = await dailyLimit(tx, ctx.user.id);
    if ((await usedToday(ctx, tx)) >= limit) {
      throw new AppError('assistant_quota', { fields: [{ field: 'type', message: quotaReached(limit) }] });
    }
    await store.insertRequest(tx, request);
  });
}
