import { createRoute, z } from '@hono/zod-openapi';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { AppError } from '#domain/errors.ts';
import { isSafeReturnPath, PATHS } from '#domain/paths.ts';
import type { HttpEnv } from '#server/context.ts';
import { createRouter } from '#server/platform/http/http.ts';
import { writeSessionCookie } from '#server/features/accounts/session-cookie.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { finishFlow, startFlow } from './flow.ts';

const STATE_COOKIE = 'bandolo_oauth';
const params = z.object({ provider: z.enum(['google', 'facebook']) });
const tags = ['Accesso'];

const start = createRoute({
  method: 'get',
  path: '/{provider}/start',
  operationId: 'startProviderSignIn',
  tags,
  request: { params, query: z.object({ next: z.string().optional(), user_data: z.string().max(2000).optional() }) },
  responses: { 302: { description: 'Verso il fornitore' } },
});
const callback = createRoute({
  method: 'get',
  path: '/{provider}/callback',
  operationId: 'finishProviderSignIn',
  tags,
  request: { params },
  responses: { 302: { description: 'Di ritorno, con la sessione aperta o con un errore da mostrare' } },
});

export const oauthRoutes = createRouter<HttpEnv>()
  .openapi(start, async (c) => {
    const { ctx } = c.var;
    const { provider } = c.req.valid('param');
    const { next, user_data: userData } = c.req.valid('query');
    const { address, state } = await startFlow(ctx, provider, isSafeReturnPath(next) ? next : null, parsed(userData));
    const secure = ctx.env.publicUrl.startsWith('https:');
    setCookie(c, STATE_COOKIE, state, { httpOnly: true, sameSite: 'Lax', path: '/api/oauth', maxAge: 600, secure });
    return c.redirect(address, 302);
  })
  .openapi(callback, async (c) => {
    const { ctx } = c.var;
    const { provider } = c.req.valid('param');
    const cookie = getCookie(c, STATE_COOKIE);
    deleteCookie(c, STATE_COOKIE, { path: '/api/oauth' });
    try {
      const { identity, next } = await finishFlow(ctx, provider, new URL(c.req.url), cookie);
      const { session, user } = await enterByProvider(ctx, provider, identity);
      writeSessionCookie(c, ctx.env.publicUrl, session);
      if (!user.userType) return c.redirect(PATHS.auth, 302);
      return c.redirect(next ?? `${PATHS.home}?accesso=nuovo`, 302);
    } catch (error) {
      // A person is looking at the browser, not a client at JSON: the auth screen shows the toast of spec §8.
      if (!(error instanceof AppError)) throw error;
      return c.redirect(`${PATHS.auth}?errore=${provider}&motivo=${error.code}`, 302);
    }
  });

function parsed(userData: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(userData ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
