import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { PATHS } from '#domain/paths.ts';
import { PROVIDER_NAMES } from '#messages/accounts/auth.ts';
import { providerConnectedMail } from '#messages/mails/account.ts';
import type { Context, UserContext } from '#server/context.ts';
import { providerAccounts } from '#server/features/accounts/tables.ts';
import { waysInOf } from '#server/features/accounts/ways-in.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { ProviderIdentity, ProviderName } from '#server/features/accounts/oauth/providers.ts';

/** Only with a password: nobody shuts the last door behind themselves (SET-9). */
export async function disconnectProvider({ db, user }: UserContext, provider: ProviderName): Promise<void> {
  const { hasPassword } = await waysInOf(db, user.id);
  if (!hasPassword) throw new AppError('last_way_in');
  const gone = await db
    .delete(providerAccounts)
    .where(and(eq(providerAccounts.userId, user.id), eq(providerAccounts.provider, provider)))
    .returning({ provider: providerAccounts.provider });
  if (gone.length === 0) throw new AppError('not_found');
}

/** To the person who is signed in, whatever address the provider knows; somebody else's identity is refused. */
export async function connectProvider(ctx: UserContext, provider: ProviderName, { subject }: ProviderIdentity) {
  const { user } = ctx;
  await ctx.db.transaction(async (tx) => {
    const added = await tx
      .insert(providerAccounts)
      .values({ provider, subject, userId: user.id, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ provider: providerAccounts.provider });
    if (added.length > 0) {
      await mailConnected(ctx, tx, user, provider);
      return;
    }
    const [row] = await tx
      .select({ userId: providerAccounts.userId })
      .from(providerAccounts)
      .where(and(eq(providerAccounts.provider, provider), eq(providerAccounts.subject, subject)));
    if (row?.userId !== user.id) throw new AppError('provider_taken');
  });
}

/** A way in that somebody else may have opened: the owner learns of each. */
export async function mailConnected(
  ctx: Context,
  tx: Db,
  owner: { firstName: string; email: string },
  provider: ProviderName,
): Promise<void> {
  const settings = `${ctx.env.publicUrl}${PATHS.settings}`;
  await enqueueMail(ctx, tx, owner.email, providerConnectedMail(owner.firstName, PROVIDER_NAMES[provider], settings));
}
