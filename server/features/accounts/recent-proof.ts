import { STEP_UP_MINUTES } from '#domain/accounts/step-up.ts';
import { AppError } from '#domain/errors.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { tokenHash } from '#server/platform/tokens.ts';
import { markProven } from './session-store.ts';
import { requirePassword } from './ways-in.ts';

type Variables = { var: HttpEnv['Variables'] };

/** Whether the person signed in, or gave the password again, within the last minutes. */
export function hasRecentProof({ var: { ctx, provenAt } }: Variables): boolean {
  return provenAt !== null && ctx.now().getTime() - provenAt.getTime() < STEP_UP_MINUTES * 60_000;
}

/** Before whatever opens the account to somebody else for long: a stolen cookie alone is not enough. */
export function requireRecentProof(c: Variables): void {
  if (!hasRecentProof(c)) throw new AppError('step_up_needed');
}

/** The password, given again in an open session. */
export async function proveAgain(c: Variables, password: string): Promise<void> {
  const ctx = userContext(c);
  await requirePassword(ctx, password, 'password');
  if (c.var.sessionToken) await markProven(ctx.db, tokenHash(c.var.sessionToken), ctx.now());
}
