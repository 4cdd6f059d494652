import { and, eq, gt } from 'drizzle-orm';
import type { Context as HttpContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context, HttpEnv } from '#server/context.ts';
import { newToken, tokenHash } from '#server/platform/tokens.ts';
import { oneTimeLinks, profiles } from './tables.ts';

const COOKIE = 'bandolo_device';
const KIND = 'known_device';
const DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * A browser in which this account has signed in before, by a name to count by: strangers' wrong passwords do not count
 * against it, wherever they try them from. Null for any other browser.
 */
export async function knownDevice(c: HttpContext<HttpEnv>, email: string): Promise<string | null> {
  const token = getCookie(c, COOKIE);
  if (!token) return null;
  const { db, now } = c.var.ctx;
  const [row] = await db
    .select({ id: profiles.id })
    .from(oneTimeLinks)
    .innerJoin(profiles, eq(profiles.id, oneTimeLinks.userId))
    .where(
      and(
        eq(oneTimeLinks.tokenHash, tokenHash(token)),
        eq(oneTimeLinks.kind, KIND),
        eq(profiles.email, email),
        gt(oneTimeLinks.expiresAt, now()),
      ),
    );
  return row ? tokenHash(token) : null;
}

/** Stays after sign-out: it opens nothing by itself. */
export async function rememberDevice(c: HttpContext<HttpEnv>, ctx: Context, userId: string): Promise<void> {
  const token = newToken();
  const createdAt = ctx.now();
  const expires = new Date(createdAt.getTime() + DAYS * DAY_MS);
  await ctx.db
    .insert(oneTimeLinks)
    .values({ tokenHash: tokenHash(token), userId, kind: KIND, expiresAt: expires, createdAt });
  const secure = ctx.env.publicUrl.startsWith('https:');
  setCookie(c, COOKIE, token, { httpOnly: true, sameSite: 'Lax', path: '/api/session', secure, expires });
}
