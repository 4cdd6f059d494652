import type { MiddlewareHandler } from 'hono';
import { AppError } from '#domain/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cross-site request forgery: a browser names the page that sends an unsafe request. Cookies are SameSite=Lax
 * besides; a client without `Origin` (a script, curl) has no ambient cookies to abuse.
 */
export function originGuard(publicUrl: string): MiddlewareHandler {
  const allowed = new URL(publicUrl).origin;
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isOurs =
      origin === undefined
        ? !FOREIGN.has(c.req.header('sec-fetch-site') ?? '')
        : origin === allowed || isSameHost(origin, c.req.header('host'));
    if (!SAFE.has(c.req.method) && !isOurs) throw new AppError('wrong_origin');
    await next();
  };
}

/** What a browser says of a request that another page started, where it leaves `Origin` out. */
const FOREIGN = new Set(['cross-site', 'same-site']);

/** Behind another name for this very host (127.0.0.1 for localhost) the request is still same-origin. */
function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
