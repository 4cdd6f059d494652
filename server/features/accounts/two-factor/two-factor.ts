import { AppError } from '#domain/errors.ts';
import { CODE_PROBLEMS } from '#messages/accounts/passwords.ts';
import { twoFactorMail } from '#messages/mails/account.ts';
import type { Context, UserContext } from '#server/context.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import { requirePassword } from '#server/features/accounts/ways-in.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { PATHS } from '#domain/paths.ts';
import type { Db } from '#server/platform/db/db.ts';
import { enrolment, newRecoveryCodes, newSecret, stepOf } from './codes.ts';
import * as store from './store.ts';

const wrongCode = () => new AppError('wrong_code', { fields: [{ field: 'code', message: CODE_PROBLEMS.wrong }] });

/** The secret counts only once a code of the app has come back (SET-10). */
export async function startTwoFactor(ctx: UserContext, password: string) {
  await requirePassword(ctx, password, 'password');
  const secret = newSecret();
  if (!(await store.keepSecret(ctx.db, ctx.user.id, secret, ctx.now()))) throw new AppError('conflict');
  return enrolment(secret, ctx.user.email);
}

export async function confirmTwoFactor(ctx: UserContext, code: string): Promise<string[]> {
  await countAttempt(ctx, RATE.codePerAccount, ctx.user.id);
  const row = await store.findTwoFactor(ctx.db, ctx.user.id);
  if (!row || row.confirmedAt) throw new AppError('conflict');
  const step = stepOf(row.secret, code, ctx.now());
  if (step === null) throw wrongCode();
  const codes = newRecoveryCodes();
  await ctx.db.transaction(async (tx) => {
    await store.takeStep(tx, ctx.user.id, step);
    await store.confirmTwoFactor(tx, ctx.user.id, ctx.now());
    await store.replaceRecoveryCodes(tx, ctx.user.id, codes);
    await tell(ctx, tx, true);
  });
  return codes;
}

/** New ones make the old ones worthless. */
export async function renewRecoveryCodes(ctx: UserContext, code: string): Promise<string[]> {
  await requireCode(ctx, ctx.db, ctx.user.id, code);
  const codes = newRecoveryCodes();
  await ctx.db.transaction((tx) => store.replaceRecoveryCodes(tx, ctx.user.id, codes));
  return codes;
}

/** Whoever lost the telephone and the codes, but is still signed in somewhere, needs only the password. */
export async function stopTwoFactor(ctx: UserContext, password: string): Promise<void> {
  await requirePassword(ctx, password, 'password');
  await ctx.db.transaction(async (tx) => {
    await store.deleteTwoFactor(tx, ctx.user.id);
    await tell(ctx, tx, false);
  });
}

/** A code of the app, each once, or a recovery code; few tries, whoever makes them. */
export async function requireCode(ctx: Context, db: Db, userId: string, code: string): Promise<void> {
  await countAttempt(ctx, RATE.codePerAccount, userId);
  const row = await store.findTwoFactor(db, userId);
  if (!row?.confirmedAt) throw new AppError('conflict');
  const step = stepOf(row.secret, code, ctx.now());
  const isRight =
    step === null ? await store.takeRecoveryCode(db, userId, code, ctx.now()) : await store.takeStep(db, userId, step);
  if (!isRight) throw wrongCode();
}

async function tell(ctx: UserContext, tx: Db, isOn: boolean): Promise<void> {
  const action = isOn ? 'due_fattori_attivati' : 'due_fattori_tolti';
  await writeAudit(ctx, tx, { action, subject: 'account', id: ctx.user.id });
  const resetUrl = `${ctx.env.publicUrl}${PATHS.auth}?vista=recupero`;
  await enqueueMail(ctx, tx, ctx.user.email, twoFactorMail(ctx.user.firstName, isOn, resetUrl));
}
