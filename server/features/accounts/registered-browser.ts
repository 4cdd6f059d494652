import { and, eq, gt } from 'drizzle-orm';
import type { Context as HttpContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context, HttpEnv } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newToken, tokenHash } from '#server/platform/tokens.ts';
import { issueLink, LIFETIME_MS } from './one-time-links.ts';
import { oneTimeLinks } from './tables.ts';

const COOKIE = 'bandolo_registered';
const PATH = '/api/session';
const KIND = 'registered_browser';

/** The browser that registers an account can confirm it by one press; any other must show that it is the same person. */
export const issueRegisteredBrowser = (ctx: Context, tx: Db, userId: string): Promise<string> =>
  issueLink(tx, userId, KIND, ctx.now());

/** With an address that was taken the cookie opens nothing: from outside both look the same. */
export function writeRegisteredBrowser(c: HttpContext<HttpEnv>, token: string | null): void {
  setCookie(c, COOKIE, token ?? newToken(), {
    httpOnly: true,
    sameSite: 'Lax',
    path: PATH,
    maxAge: LIFETIME_MS[KIND] / 1000,
    secure: c.var.ctx.env.publicUrl.startsWith('https:'),
  });
}

export const readRegisteredBrowser = (c: HttpContext<HttpEnv>): string | null => getCookie(c, COOKIE) ?? null;

export function forgetRegisteredBrowser(c: HttpContext<HttpEnv>): void {
  if (readRegisteredBrowser(c) === null) return;
  deleteCookie(c, COOKIE, { path: PATH, secure: c.var.ctx.env.publicUrl.startsWith('https:') });
}

export async function isRegisteredBrowser({ db, now }: Context, userId: string, token: string | null) {
  if (token === null) return false;
  const found = await db
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.tokenHash, tokenHash(token)),
        eq(oneTimeLinks.kind, KIND),
        eq(oneTimeLinks.userId, userId),
        gt(oneTimeLinks.expiresAt, now()),
      ),
    );
  return found.length > 0;
}
