import type { EmailChange } from '#domain/accounts/email-change.ts';
import { AppError } from '#domain/errors.ts';
import { PATHS } from '#domain/paths.ts';
import { EMAIL_PROBLEMS } from '#messages/accounts/links.ts';
import { confirmNewEmailMail, emailChangeAskedMail, emailChangedMail } from '#messages/mails/account.ts';
import type { Context, UserContext } from '#server/context.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { findLink, issueLink, useLink } from '#server/features/accounts/one-time-links.ts';
import { proveAddress } from '#server/features/accounts/proving.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import { tellOwner } from '#server/features/accounts/registration.ts';
import * as store from '#server/features/accounts/store.ts';
import { hashOf, requirePassword, requirePasswordOf } from '#server/features/accounts/ways-in.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { sqlState, UNIQUE_VIOLATION } from '#server/platform/db/db.ts';

/**
 * A link to the new address, a word to the old one. An address that somebody else has looks the same from outside: its
 * owner is told, and nothing else happens (SET-8).
 */
export async function askEmailChange(ctx: UserContext, { email, password }: EmailChange): Promise<void> {
  await requirePassword(ctx, password, 'password');
  if (email === ctx.user.email)
    throw new AppError('invalid_input', { fields: [{ field: 'email', message: EMAIL_PROBLEMS.same }] });
  await countAttempt(ctx, RATE.mailPerAccount, email);
  await ctx.db.transaction(async (tx) => {
    const taken = await store.findByEmail(tx, email);
    if (taken) await tellOwner(ctx, tx, taken);
    else {
      const token = await issueLink(tx, ctx.user.id, 'change_email', ctx.now(), { email });
      const url = `${ctx.env.publicUrl}${PATHS.confirmNewEmail}?token=${token}`;
      await enqueueMail(ctx, tx, email, confirmNewEmailMail(url));
    }
    const settings = `${ctx.env.publicUrl}${PATHS.settings}`;
    await enqueueMail(ctx, tx, ctx.user.email, emailChangeAskedMail(ctx.user.firstName, email, settings));
  });
}

type Confirmation = { token: string; password?: string | undefined; signedInAs: string | null };

/**
 * Links that were sent to the old address open nothing any more. Whoever is not signed in here gives the password: the
 * owner of the mailbox may be somebody else, who would find a stranger's account under their own address. False while
 * it is missing.
 */
export async function confirmEmailChange(ctx: Context, given: Confirmation): Promise<boolean> {
  const found = await findLink(ctx.db, given.token, 'change_email', ctx.now());
  if (given.signedInAs !== found.userId) {
    if (given.password === undefined) return false;
    await requirePasswordOf(ctx, found.userId, await hashOf(ctx.db, found.userId), given.password, 'password');
  }
  await change(ctx, given.token);
  return true;
}

async function change(ctx: Context, token: string): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      const now = ctx.now();
      const { userId, data } = await useLink(tx, token, 'change_email', now);
      const before = await store.lockProfile(tx, userId);
      if (!before || before.eraseAfter || !data.email) throw new AppError('link_invalid');
      await store.updateProfile(tx, userId, { email: data.email, updatedAt: now });
      await proveAddress(ctx, tx, userId, 'registrant');
      await enqueueMail(ctx, tx, before.email, emailChangedMail(before.firstName, data.email));
    });
  } catch (error) {
    // Somebody signed up with the address in the meantime.
    if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError('link_invalid', { cause: error });
    throw error;
  }
}
