import type { Services, UserContext } from '#server/context.ts';
import { personContext, reachableAfter } from '#server/features/accounts/service.ts';
import { notify, type NewNotification } from '#server/features/notifications/service.ts';

/** One person after the other, so that no transaction is long; what fails for one is told of the others first. */
export async function eachPerson(services: Services, work: (ctx: UserContext) => Promise<void>): Promise<void> {
  let failure: unknown;
  let ids: string[];
  for (let last = ''; (ids = await reachableAfter(services.db, last)).length > 0; last = ids.at(-1)!) {
    for (const id of ids) {
      const ctx = await personContext(services, id);
      if (ctx) await work(ctx).catch((error: unknown) => (failure ??= error));
    }
  }
  if (failure) throw failure;
}

/** Told once each, by their keys, however often the job runs. */
export async function tell(ctx: UserContext, notices: readonly NewNotification[]): Promise<void> {
  if (notices.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    for (const notice of notices) await notify(ctx, tx, ctx.user.id, notice);
  });
}
