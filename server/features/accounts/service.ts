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
import { findLink, useLink, voidAllLinks } from './one-time-links.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { hashPassword, isPasswordOf, spendPasswordCheck } from './passwords.ts';
import { endPrograms, proveAddress } from './proving.ts';
import { isRegisteredBrowser } from './registered-browser.ts';
import { deleteOtherSessions } from './session-store.ts';
import * as store from './store.ts';
import { hashOf, requirePasswordOf } from './ways-in.ts';

/** For joins: names beside what people own elsewhere. */
export { profiles as people } from './tables.ts';
export { addStandIn, closeFor, dueForErasure, lockForErasure } from './closing/closing.ts';
export { countAttempt } from './attempts.ts';
export { mailsTo } from './mails-to.ts';
export { requireRecentProof } from './recent-proof.ts';
export { waysIn } from './ways-in-shape.ts';
export { waysInOf } from './ways-in.ts';
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

type Confirmation = { token: string; password?: string | undefined; browser: string | null };
/** What the link alone is not enough for: the password that was chosen, or a new one where none was. */
export type NeedsPassword = { needsPassword: 'chosen' | 'new' };

/**
 * The link in the mail confirms the address and signs in (ACC-13). In another browser than the one that registered the
 * password is asked for, because whoever chose it would share the account with the owner of the mailbox.
 */
export async function confirmEmail(ctx: Context, given: Confirmation): Promise<Entered | NeedsPassword> {
  const { userId } = await findLink(ctx.db, given.token, 'confirm_email', ctx.now());
  if (!(await isRegisteredBrowser(ctx, userId, given.browser))) {
    // A use at the same moment forgets the browser with the link: then the link is over, and no password opens it.
    await findLink(ctx.db, given.token, 'confirm_email', ctx.now());
    const hash = await hashOf(ctx.db, userId);
    if (!hash) return { needsPassword: 'new' };
    if (given.password === undefined) return { needsPassword: 'chosen' };
    await requirePasswordOf(ctx, userId, hash, given.password, 'password');
  }
  return ctx.db.transaction(async (tx) => {
    await useLink(tx, given.token, 'confirm_email', ctx.now());
    await proveAddress(ctx, tx, userId, 'registrant');
    return enter(ctx, tx, userId);
  });
}

type NewPassword = { password: string; endsOtherAccess: boolean };

/**
 * The new password signs in here and signs out everywhere else; the link also proves the address. The link that confirms
 * does the same for an owner who did not choose the password.
 */
export async function resetPassword(ctx: Context, token: string, given: NewPassword): Promise<Entered> {
  const hash = await hashPassword(given.password);
  return ctx.db.transaction(async (tx) => {
    const { userId } = await useLink(tx, token, ['reset_password', 'confirm_email'], ctx.now());
    const wasProved = (await store.findById(tx, userId))?.emailConfirmedAt !== null;
    const person = await proveAddress(ctx, tx, userId, 'owner');
    refuseWeakPassword(given.password, [person.firstName, person.lastName, person.email]); // and the link stays good for a better one
    await replacePassword(ctx, tx, { ...person, firstName: wasProved ? person.firstName : '' }, hash);
    await store.deleteSessionsOf(tx, userId);
    if (given.endsOtherAccess) await endOtherAccess(tx, userId);
    return enter(ctx, tx, userId);
  });
}

/** Without a password too: providers as ways in, keys, the calendar's address, notices. */
async function endOtherAccess(tx: Db, userId: string): Promise<void> {
  await store.deleteProviders(tx, userId);
  await endPrograms(tx, userId);
}

type PasswordChange = NewPassword & { currentPassword: string };

export async function changePassword(ctx: UserContext, given: PasswordChange): Promise<SignedIn> {
  const { currentPassword: current, password: next } = given;
  const profile = await store.findByEmail(ctx.db, ctx.user.email);
  const isRight = profile?.passwordHash ? await isPasswordOf(profile.passwordHash, current) : false;
  if (!isRight)
    throw new AppError('wrong_password', { fields: [{ field: 'currentPassword', message: PASSWORD_PROBLEMS.wrong }] });
  refuseWeakPassword(next, [ctx.user.firstName, ctx.user.lastName, ctx.user.email]);
  const hash = await hashPassword(next);
  return ctx.db.transaction(async (tx) => {
    await replacePassword(ctx, tx, ctx.user, hash);
    if (given.endsOtherAccess) await endOtherAccess(tx, ctx.user.id);
    const signedIn = await startProven(ctx, tx, ctx.user.id);
    await deleteOtherSessions(tx, ctx.user.id, tokenHash(signedIn.session.token));
    return signedIn;
  });
}

type Person = { id: string; firstName: string; email: string };

async function replacePassword(ctx: Context, tx: Db, { id, firstName, email }: Person, hash: string): Promise<void> {
  await store.setPassword(tx, id, hash, ctx.now());
  // Whoever knew the old one may have asked for them: with a new password they lead nowhere.
  await voidAllLinks(tx, id, ctx.now());
  const resetUrl = `${ctx.env.publicUrl}${PATHS.auth}?vista=recupero`;
  await enqueueMail(ctx, tx, email, passwordChangedMail(firstName, resetUrl));
}
