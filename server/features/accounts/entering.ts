import { AppError } from '#domain/errors.ts';
import type { Context, SessionUser } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { issueLink } from './one-time-links.ts';
import { findSession, startSession, type Session } from './sessions.ts';
import * as store from './store.ts';
import { findTwoFactor } from './two-factor/store.ts';

export type SignedIn = { session: Session; user: SessionUser };
/** Signed in, or held until a code of the app is given (SET-10). */
export type Entered = SignedIn | { challenge: string };

/** Every way in ends here: password, link or provider. */
export async function enter(ctx: Context, db: Db, userId: string): Promise<Entered> {
  const secondStep = await findTwoFactor(db, userId);
  if (!secondStep?.confirmedAt) return startProven(ctx, db, userId);
  await refuseClosed(db, userId);
  return { challenge: await issueLink(db, userId, 'second_step', ctx.now()) };
}

/** For who has given all that is asked for. */
export async function startProven(ctx: Context, db: Db, userId: string): Promise<SignedIn> {
  await refuseClosed(db, userId);
  const session = await startSession(db, userId, ctx.client, ctx.now());
  const found = await findSession(db, session.token, ctx.now());
  if (!found) throw new Error('a session was lost as soon as it was made');
  return { session, user: found.user };
}

async function refuseClosed(db: Db, userId: string): Promise<void> {
  const profile = await store.findById(db, userId);
  if (profile?.eraseAfter) throw new AppError('account_closing');
  if (profile?.lockedAt) throw new AppError('account_locked');
}
