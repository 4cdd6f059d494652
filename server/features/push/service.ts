import webPush from 'web-push';
import { CAPS } from '#domain/caps.ts';
import { AppError } from '#domain/errors.ts';
import type { PushSubscriptionInput } from '#domain/notifications/push-subscription.ts';
import type { Services, UserContext } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { tokenHash } from '#server/platform/tokens.ts';
import { isPushService } from './push-service.ts';
import * as store from './store.ts';

/** Made at the first start, and the same ever after: browsers listen to these keys and no others. */
export async function vapidKeys({ db, now }: Pick<Services, 'db' | 'now'>) {
  const known = await store.findKeys(db);
  if (known) return known;
  await store.keepKeys(db, webPush.generateVAPIDKeys(), now());
  return (await store.findKeys(db))!;
}

export async function subscribe(ctx: UserContext, sessionToken: string, given: PushSubscriptionInput): Promise<void> {
  if (!isPushService(given.endpoint, ctx.env.pushTestOrigin)) throw new AppError('invalid_input');
  const owner = { userId: ctx.user.id, sessionHash: tokenHash(sessionToken) };
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    await store.putSubscription(tx, owner, given, ctx.now(), CAPS.pushSubscriptions);
  });
}

export const unsubscribe = (ctx: UserContext, endpoint: string): Promise<void> =>
  store.deleteOwn(ctx.db, ctx.user.id, endpoint);
