import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context as HttpContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { AppError } from '#domain/errors.ts';
import type { HttpEnv } from '#server/context.ts';
import { useLink } from '#server/features/accounts/one-time-links.ts';
import { startProven, type Entered, type SignedIn } from '#server/features/accounts/entering.ts';
import { shownUser } from '#server/features/accounts/session-user.ts';
import { oneTimeLinks } from '#server/features/accounts/tables.ts';
import { takeSession } from '#server/features/accounts/take-session.ts';
import { tokenHash } from '#server/platform/tokens.ts';
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
  const [step] = await ctx.db
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.tokenHash, tokenHash(token)),
        eq(oneTimeLinks.kind, 'second_step'),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, ctx.now()),
      ),
    );
  if (!step) throw new AppError('link_invalid');
  await requireCode(ctx, ctx.db, step.userId, code);
  return ctx.db.transaction(async (tx) => {
    await useLink(tx, token, 'second_step', ctx.now());
    deleteCookie(c, COOKIE, { path: PATH });
    return startProven(ctx, tx, step.userId);
  });
}
