import type { SignIn } from '#domain/accounts/registration.ts';
import { AppError } from '#domain/errors.ts';
import type { Context, SessionUser } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { useLink } from './one-time-links.ts';
import { isPasswordOf, spendPasswordCheck } from './passwords.ts';
import { sendConfirmation } from './registration.ts';
import { findSession, startSession, type Session } from './sessions.ts';
import * as store from './store.ts';

export { registerBusiness } from './registration.ts';

export type SignedIn = { session: Session; user: SessionUser };

async function enter(ctx: Context, db: Db, userId: string): Promise<SignedIn> {
  const session = await startSession(db, userId, ctx.client, ctx.now());
  const found = await findSession(db, session.token, ctx.now());
  if (!found) throw new Error('a session was lost as soon as it was made');
  return { session, user: found.user };
}

/** An unknown e-mail, an account without password and a wrong password are one and the same refusal. */
export async function signIn(ctx: Context, input: SignIn): Promise<SignedIn> {
  const profile = await store.findByEmail(ctx.db, input.email);
  const isRight = profile?.passwordHash
    ? await isPasswordOf(profile.passwordHash, input.password)
    : await spendPasswordCheck(input.password);
  if (!profile || !isRight) throw new AppError('invalid_credentials');
  if (!profile.emailConfirmedAt) throw new AppError('email_not_confirmed');
  return enter(ctx, ctx.db, profile.id);
}

/** The link in the mail confirms the address and signs in (product.md). */
export function confirmEmail(ctx: Context, token: string): Promise<SignedIn> {
  return ctx.db.transaction(async (tx) => {
    const { userId } = await useLink(tx, token, 'confirm_email', ctx.now());
    await store.confirmEmail(tx, userId, ctx.now());
    return enter(ctx, tx, userId);
  });
}

/** Answers the same whether the address is known, confirmed or neither. */
export async function resendConfirmation(ctx: Context, email: string): Promise<void> {
  const profile = await store.findByEmail(ctx.db, email);
  if (!profile || profile.emailConfirmedAt) return;
  await ctx.db.transaction((tx) => sendConfirmation(ctx, tx, profile));
}
