import type { MiddlewareHandler } from 'hono';
import type { HttpEnv, Services } from '#server/context.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { findSession } from './sessions.ts';

/** Who is asking, before anything else is decided. A session in use is prolonged on the way. */
export const identify =
  (services: Services): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const ip = c.req.header('x-client-ip') ?? 'unknown';
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300);
    c.set('ctx', { ...services, client: { ip, userAgent } });
    c.set('seesOutbox', services.env.hasOutbox && c.req.header('x-client-here') === '1');
    const token = readSessionCookie(c, services.env.publicUrl);
    const session = token ? await findSession(services.db, token, services.now()) : null;
    c.set('user', session?.user ?? null);
    c.set('sessionToken', session ? token : null);
    if (session?.isRenewed && token)
      writeSessionCookie(c, services.env.publicUrl, { token, expiresAt: session.expiresAt });
    await next();
  };
