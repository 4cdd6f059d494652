import type { MiddlewareHandler } from 'hono';
import type { HttpEnv, Services } from '#server/context.ts';
import { readOncePerPage } from '#server/platform/http/page-reads.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { findSession } from './sessions.ts';

/** Who is asking, before anything else is decided. A session in use is prolonged on the way. */
export const identify =
  (services: Services): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const ip = c.req.header('x-client-ip') ?? 'unknown';
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300);
    const page = { pageReads: c.env?.pageReads };
    const ownGrants: Services['ownGrants'] = (userId) =>
      readOncePerPage(page, `own grants of ${userId}`, () => services.ownGrants(userId));
    c.set('ctx', { ...services, ...page, ownGrants, client: { ip, userAgent } });
    c.set('seesOutbox', services.env.hasOutbox && c.req.header('x-client-here') === '1');
    const token = readSessionCookie(c, services.env.publicUrl);
    const session = token
      ? await readOncePerPage(page, `session ${token}`, () => findSession(services.db, token, services.now()))
      : null;
    c.set('user', session?.user ?? null);
    c.set('sessionToken', session ? token : null);
    c.set('provenAt', session?.provenAt ?? null);
    if (session?.isRenewed && token)
      writeSessionCookie(c, services.env.publicUrl, { token, expiresAt: session.expiresAt });
    await next();
  };
