import { eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { PASSWORD_PROBLEMS } from '#messages/accounts/passwords.ts';
import type { Context, UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { countAttempt } from './attempts.ts';
import { isPasswordOf } from './passwords.ts';
import { RATE } from './rate-rules.ts';
import { passwords, providerAccounts } from './tables.ts';
import { twoFactorOf } from './two-factor/store.ts';
import { waysIn, type WaysIn } from './ways-in-shape.ts';

export const hashOf = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
  return row?.hash ?? null;
};

/** How a person can enter, for the settings. */
export async function waysInOf(db: Db, userId: string): Promise<WaysIn> {
  const providers = await db
    .select({ provider: providerAccounts.provider, connectedAt: providerAccounts.createdAt })
    .from(providerAccounts)
    .where(eq(providerAccounts.userId, userId))
    .orderBy(providerAccounts.createdAt);
  return waysIn.parse({
    hasPassword: (await hashOf(db, userId)) !== null,
    providers: providers.map(({ provider, connectedAt }) => ({ provider, connectedAt: connectedAt.toISOString() })),
    twoFactor: await twoFactorOf(db, userId),
  });
}

/** Before what cannot be taken back lightly: whoever sits at an open session must also know the password. */
export async function requirePassword(ctx: UserContext, given: string, field: string): Promise<void> {
  await requirePasswordOf(ctx, ctx.user.id, await hashOf(ctx.db, ctx.user.id), given, field);
}

/** Of somebody who is not signed in, but holds a link. */
export async function requirePasswordOf(
  ctx: Context,
  userId: string,
  hash: string | null,
  given: string,
  field: string,
): Promise<void> {
  await countAttempt(ctx, RATE.passwordChange, userId);
  const isRight = hash !== null && (await isPasswordOf(hash, given));
  if (!isRight) throw new AppError('wrong_password', { fields: [{ field, message: PASSWORD_PROBLEMS.wrong }] });
}
