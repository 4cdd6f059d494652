import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { providerAccounts } from '#server/features/accounts/tables.ts';
import { waysInOf } from '#server/features/accounts/ways-in.ts';
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
export async function connectProvider({ db, user, now }: UserContext, provider: ProviderName, who: ProviderIdentity) {
  const { subject } = who;
  await db
    .insert(providerAccounts)
    .values({ provider, subject, userId: user.id, createdAt: now() })
    .onConflictDoNothing();
  const [row] = await db
    .select({ userId: providerAccounts.userId })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.provider, provider), eq(providerAccounts.subject, subject)));
  if (row?.userId !== user.id) throw new AppError('provider_taken');
}
