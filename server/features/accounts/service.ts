import type { SignIn } from '#domain/accounts/registration.ts';
import { AppError } from '#domain/errors.ts';
import { PATHS } from '#domain/paths.ts';
import { passwordChangedMail } from '#messages/mails/mails.ts';
import { PASSWORD_PROBLEMS } from '#messages/accounts/passwords.ts';
import type { Context, UserContext } from '#server/context.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { tokenHash } from '#server/platform/tokens.ts';
import { refuseClosing } from './closing/closing.ts';
import { enter, startProven, type Entered, type SignedIn } from './entering.ts';
import { useLink, voidLinks } from './one-time-links.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { hashPassword, isPasswordOf, spendPasswordCheck } from './passwords.ts';
import { deleteOtherSessions } from './session-store.ts';
import * as store from './store.ts';

/** For joins: names beside what people own elsewhere. */
export { profiles as people } from './tables.ts';
export { addStandIn, closeFor, dueForErasure, lockForErasure } from './closing/closing.ts';
export { countAttempt } from './attempts.ts';
export { waysIn } from './ways-in-shape.ts';
export { requirePassword, waysInOf } from './ways-in.ts';
export { personContext, reachableAfter } from './person-context.ts';
export {
  addresseeOf,
  isAccountOpen,
  isOpenAccount,
  personalDataOf,
  updateDateLanguage,
  updatePersonalData,
} from './personal-data.ts';

/** An unknown e-mail, an account without password and a wrong password are one and the same refusal. */
export async function signIn(ctx: Context, input: SignIn): Promise<Entered> {
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
export function confirmEmail(ctx: Context, token: string): Promise<Entered> {
  return ctx.db.transaction(async (tx) => {
    const { userId } = await useLink(tx, token, 'confirm_email', ctx.now());
    await store.confirmEmail(tx, userId, ctx.now());
    return enter(ctx, tx, userId);
  });
}

/** The new password signs in here and signs out everywhere else; the link also proves the address. */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<Entered> {
  const hash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const { userId } = await useLink(tx, token, 'reset_password', ctx.now());
    const wasConfirmed = (await store.findById(tx, userId))?.emailConfirmedAt !== null;
    const person = await store.confirmEmail(tx, userId, ctx.now());
    if (!wasConfirmed) await store.deleteProviders(tx, userId);
    refuseWeakPassword(password, [person.firstName, person.lastName, person.email]); // and the link stays good for a better one
    await replacePassword(ctx, tx, person, hash);
    await store.deleteSessionsOf(tx, userId);
    return enter(ctx, tx, userId);
  });
}

export async function changePassword(ctx: UserContext, current: string, next: string): Promise<SignedIn> {
  const profile = await store.findByEmail(ctx.db, ctx.user.email);
  const isRight = profile?.passwordHash ? await isPasswordOf(profile.passwordHash, current) : false;
  if (!isRight)
    throw new AppError('wrong_password', { fields: [{ field: 'currentPassword', message: PASSWORD_PROBLEMS.wrong }] });
  refuseWeakPassword(next, [ctx.user.firstName, ctx.user.lastName, ctx.user.email]);
  const hash = await hashPassword(next);
  return ctx.db.transaction(async (tx) => {
    await replacePassword(ctx, tx, ctx.user, hash);
    const signedIn = await startProven(ctx, tx, ctx.user.id);
    await deleteOtherSessions(tx, ctx.user.id, tokenHash(signedIn.session.token));
    return signedIn;
  });
}

type Person = { id: string; firstName: string; email: string };

async function replacePassword(ctx: Context, tx: Db, { id, firstName, email }: Person, hash: string): Promise<void> {
  await store.setPassword(tx, id, hash, ctx.now());
  // Whoever knew the old one may have asked for them: with a new password they lead nowhere.
  await voidLinks(tx, id, ['change_email', 'reset_password', 'second_step'], ctx.now());
  const resetUrl = `${ctx.env.publicUrl}${PATHS.auth}?vista=recupero`;
  await enqueueMail(ctx, tx, email, passwordChangedMail(firstName, resetUrl));
}
