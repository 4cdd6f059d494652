import { and, isNotNull, lte } from 'drizzle-orm';
import { GRACE_DAYS, type AccountClosing } from '#domain/accounts/closing.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { inDateLanguage, type DateLanguage } from '#domain/numbers/date-language.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { PATHS } from '#domain/paths.ts';
import { accountClosingMail, accountKeptMail } from '#messages/mails/account.ts';
import type { Context, UserContext } from '#server/context.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { issueLink, useLink } from '#server/features/accounts/one-time-links.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import * as store from '#server/features/accounts/store.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { requirePassword } from '#server/features/accounts/ways-in.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';

const DAY_MS = 86_400_000;

/** Closed at once, everywhere; erased when the time to think is over (SET-6). */
export async function closeAccount(ctx: UserContext, { password }: AccountClosing): Promise<Date> {
  await requirePassword(ctx, password, 'password');
  return ctx.db.transaction((tx) => closeFor(ctx, tx, ctx.user.id));
}

/** The same for whoever asked by another way: the mail and the time to think are the same. */
export async function closeFor(ctx: Context, tx: Db, userId: string): Promise<Date> {
  const profile = await store.lockProfile(tx, userId);
  if (!profile) throw new AppError('not_found');
  if (profile.eraseAfter) throw new AppError('account_closing');
  const eraseAfter = new Date(ctx.now().getTime() + GRACE_DAYS * DAY_MS);
  await store.updateProfile(tx, userId, { eraseAfter });
  await store.deleteSessionsOf(tx, userId);
  await mailWayBack(ctx, tx, { ...profile, eraseAfter });
  return eraseAfter;
}

type Closing = { id: string; firstName: string; email: string; dateLanguage: DateLanguage; eraseAfter: Date };

async function mailWayBack(ctx: Context, tx: Db, person: Closing): Promise<void> {
  const token = await issueLink(tx, person.id, 'keep_account', ctx.now());
  const day = inDateLanguage(person.dateLanguage, () => longDayText(romeMoment(person.eraseAfter).day));
  const url = `${ctx.env.publicUrl}${PATHS.keepAccount}?token=${token}`;
  await enqueueMail(ctx, tx, person.email, accountClosingMail(person.firstName, day, url));
}

/** Who comes back with the right password gets the link once more, because it may have been lost. */
export async function refuseClosing(ctx: Context, profile: store.Profile): Promise<void> {
  const { eraseAfter } = profile;
  if (!eraseAfter) return;
  await countAttempt(ctx, RATE.mailPerAccount, profile.email);
  await ctx.db.transaction((tx) => mailWayBack(ctx, tx, { ...profile, eraseAfter }));
  throw new AppError('account_closing');
}

/** The link opens the account again and signs in nobody: the password still does that. */
export function keepAccount(ctx: Context, token: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const { userId } = await useLink(tx, token, 'keep_account', ctx.now());
    const profile = await store.lockProfile(tx, userId);
    if (!profile?.eraseAfter) throw new AppError('link_invalid');
    await store.updateProfile(tx, userId, { eraseAfter: null });
    const signIn = `${ctx.env.publicUrl}${PATHS.auth}?vista=accedi`;
    await enqueueMail(ctx, tx, profile.email, accountKeptMail(profile.firstName, signIn));
  });
}

export async function dueForErasure(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(isNotNull(profiles.eraseAfter), lte(profiles.eraseAfter, now)));
  return rows.map(({ id }) => id);
}

/** Null when it was undone or is already gone. */
export async function lockForErasure(tx: Db, id: string, now: Date) {
  const profile = await store.lockProfile(tx, id);
  if (!profile?.eraseAfter || profile.eraseAfter > now) return null;
  const { firstName, lastName, email } = profile;
  return { id, firstName, lastName, email };
}

/** Nobody, in the place of a consultant who is gone: the clients keep what they had, under a new id without a person. */
export async function addStandIn(tx: Db, names: { firstName: string; lastName: string }): Promise<string> {
  const id = newId();
  const email = `${id}@cancellato.invalid`;
  await store.insertProfile(tx, { id, userType: 'consultant', ...names, email, registrationMethod: 'email' });
  return id;
}
