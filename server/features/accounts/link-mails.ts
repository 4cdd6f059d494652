import { PATHS } from '#domain/paths.ts';
import { confirmEmailMail, resetPasswordMail } from '#messages/mails/mails.ts';
import type { Services } from '#server/context.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { issueLink } from './one-time-links.ts';
import * as store from './store.ts';

/** Nothing for an unknown or already confirmed address. */
export async function mailConfirmationLink(ctx: Services, email: string): Promise<void> {
  const profile = await store.findByEmail(ctx.db, email);
  if (!profile || profile.emailConfirmedAt) return;
  await ctx.db.transaction((tx) => sendConfirmation(ctx, tx, profile));
}

type Addressee = { id: string; email: string };

export async function sendConfirmation(ctx: Services, tx: Db, person: Addressee): Promise<void> {
  const token = await issueLink(tx, person.id, 'confirm_email', ctx.now());
  const url = `${ctx.env.publicUrl}${PATHS.confirmEmail}?token=${token}`;
  await enqueueMail(ctx, tx, person.email, confirmEmailMail(url));
}

export async function mailResetLink(ctx: Services, email: string): Promise<void> {
  const profile = await store.findByEmail(ctx.db, email);
  if (!profile) return;
  await ctx.db.transaction(async (tx) => {
    const token = await issueLink(tx, profile.id, 'reset_password', ctx.now());
    const url = `${ctx.env.publicUrl}${PATHS.resetPassword}?token=${token}`;
    await enqueueMail(ctx, tx, email, resetPasswordMail(store.provedName(profile), url));
  });
}
