import type { Context as HttpContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { HttpEnv } from '#server/context.ts';
import { findLink, useLink } from '#server/features/accounts/one-time-links.ts';
import { startProven, type Entered, type SignedIn } from '#server/features/accounts/entering.ts';
import { shownUser } from '#server/features/accounts/session-user.ts';
import { takeSession } from '#server/features/accounts/take-session.ts';
import { requireCode } from './two-factor.ts';

const COOKIE = 'bandolo_step';
const PATH = '/api/session';
const MINUTES = 10;

/** Whoever entered has a session; whoever must still give a code has only the right to give it, for a few minutes. */
export async function answerEntered(c: HttpContext<HttpEnv>, entered: Entered) {
  if ('session' in entered) {
    await takeSession(c, entered.session);
    return { user: shownUser(entered.user), needsCode: false };
  }
  const secure = c.var.ctx.env.publicUrl.startsWith('https:');
  setCookie(c, COOKIE, entered.challenge, {
    httpOnly: true,
    sameSite: 'Lax',
    path: PATH,
    maxAge: MINUTES * 60,
    secure,
  });
  return { user: null, needsCode: true };
}

/** The second step of a sign-in (SET-10): a wrong code leaves the step open, a right one uses it up. */
export async function enterWithCode(c: HttpContext<HttpEnv>, code: string): Promise<SignedIn> {
  const { ctx } = c.var;
  const token = getCookie(c, COOKIE) ?? '';
  const step = await findLink(ctx.db, token, 'second_step', ctx.now());
  await requireCode(ctx, ctx.db, step.userId, code);
  return ctx.db.transaction(async (tx) => {
    await useLink(tx, token, 'second_step', ctx.now());
    deleteCookie(c, COOKIE, { path: PATH });
    return startProven(ctx, tx, step.userId);
  });
}
