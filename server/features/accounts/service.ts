import type { SignIn } from '#domain/accounts/registration.ts';
import { AppError } from '#domain/errors.ts';
import { PATHS } from '#domain/paths.ts';
import { passwordChangedMail } from '#messages/mails/mails.ts';
import { PASSWORD_PROBLEMS } from '#messages/accounts/passwords.ts';
import type { Context, SessionUser, UserContext } from '#server/context.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { tokenHash } from '#server/platform/tokens.ts';
import { refuseClosing } from './closing/closing.ts';
import { useLink } from './one-time-links.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { hashPassword, isPasswordOf, spendPasswordCheck } from './passwords.ts';
import { deleteOtherSessions } from './session-store.ts';
import { findSession, startSession, type Session } from './sessions.ts';
import * as store from './store.ts';

/** For joins: names beside what people own elsewhere. */
export { profiles as people } from './tables.ts';
export { addStandIn, closeFor, dueForErasure, lockForErasure } from './closing/closing.ts';
export { countAttempt } from './attempts.ts';
export { waysIn } from './ways-in-shape.ts';
export { requirePassword, waysInOf } from './ways-in.ts';
export { personContext, reachableAfter } from './person-context.ts';
export { addresseeOf, personalDataOf, updatePersonalData } from './personal-data.ts';

export type SignedIn = { session: Session; user: SessionUser };

export async function enter(ctx: Context, db: Db, userId: string): Promise<SignedIn> {
  const profile = await store.findById(db, userId);
  if (profile?.eraseAfter) throw new AppError('account_closing');
  if (profile?.lockedAt) throw new AppError('account_locked');
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
  await refuseClosing(ctx, profile);
  return enter(ctx, ctx.db, profile.id);
}

/** The link in the mail confirms the address and signs in (ACC-13). */
export function confirmEmail(ctx: Context, token: string): Promise<SignedIn> {
  return ctx.db.transaction(async (tx) => {
    const { userId } = await useLink(tx, token, 'confirm_email', ctx.now());
    await store.confirmEmail(tx, userId, ctx.now());
    return enter(ctx, tx, userId);
  });
}

/** The new password signs in here and signs out everywhere else; the link also proves the address. */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<SignedIn> {
  const hash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const { userId } = await useLink(tx, token, 'reset_password', ctx.now());
    const { firstName, lastName, email } = await store.confirmEmail(tx, userId, ctx.now());
    refuseWeakPassword(password, [firstName, lastName, email]); // and the link stays good for a better one
    return replacePassword(ctx, tx, userId, hash);
  });
}

export async function changePassword(ctx: UserContext, current: string, next: string): Promise<SignedIn> {
  const profile = await store.findByEmail(ctx.db, ctx.user.email);
  const isRight = profile?.passwordHash ? await isPasswordOf(profile.passwordHash, current) : false;
  if (!isRight)
    throw new AppError('wrong_password', { fields: [{ field: 'currentPassword', message: PASSWORD_PROBLEMS.wrong }] });
  refuseWeakPassword(next, [ctx.user.firstName, ctx.user.lastName, ctx.user.email]);
  const hash = await hashPassword(next);
  return ctx.db.transaction((tx) => replacePassword(ctx, tx, ctx.user.id, hash));
}

async function replacePassword(ctx: Context, tx: Db, userId: string, hash: string): Promise<SignedIn> {
  await store.setPassword(tx, userId, hash, ctx.now());
  const signedIn = await enter(ctx, tx, userId);
  await deleteOtherSessions(tx, userId, tokenHash(signedIn.session.token));
  await enqueueMail(
    ctx,
    tx,
    signedIn.user.email,
    passwordChangedMail(signedIn.user.firstName, `${ctx.env.publicUrl}${PATHS.auth}?vista=recupero`),
  );
  return signedIn;
}
