import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#domain/errors.ts';
import { isSafeReturnPath, PATHS } from '#domain/paths.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter } from '#server/platform/http/http.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { connectProvider } from '#server/features/accounts/connections/connections.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import { answerEntered } from '#server/features/accounts/two-factor/second-step.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { beginFlow, takeFlowCookie } from './flow-cookie.ts';
import { askIdentity, resumeFlow } from './flow.ts';

const params = z.object({ provider: z.enum(['google', 'facebook']) });
const tags = ['Accesso'];

const start = createRoute({
  method: 'get',
  path: '/{provider}/start',
  operationId: 'startProviderSignIn',
  tags,
  request: {
    params,
    query: z.object({
      next: z.string().optional(),
      user_data: z.string().max(2000).optional(),
    }),
  },
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
    await countAttempt(ctx, RATE.providerStartPerIp, ctx.client.ip);
    const { provider } = c.req.valid('param');
    const { next, user_data: userData } = c.req.valid('query');
    const back = isSafeReturnPath(next) ? next : null;
    return c.redirect(await beginFlow(c, provider, { next: back, userData: parsed(userData) }), 302);
  })
  .openapi(callback, async (c) => {
    const { ctx } = c.var;
    const { provider } = c.req.valid('param');
    const cookie = takeFlowCookie(c);
    const address = new URL(c.req.url);
    let next: string | null = null;
    let isConnecting = false;
    try {
      const flow = await resumeFlow(ctx, provider, address, cookie);
      next = flow.next;
      isConnecting = flow.connectTo !== null;
      const identity = await askIdentity(ctx, provider, address, flow);
      if (flow.connectTo) {
        if (c.var.user?.id !== flow.connectTo) throw new AppError('provider_failed');
        await connectProvider(userContext(c), provider, identity);
        return c.redirect(settingsAddress({ collegato: provider }), 302);
      }
      const { user, needsCode } = await answerEntered(c, await enterByProvider(ctx, provider, identity, flow.userData));
      if (needsCode) return c.redirect(authAddress({ vista: 'codice', next }), 302);
      if (!user?.userType) return c.redirect(authAddress({ next }), 302);
      return c.redirect(next ?? `${PATHS.home}?accesso=nuovo`, 302);
    } catch (error) {
      // A person is looking at the browser, not a client at JSON: the auth screen shows the toast (ACC-9).
      const isKnown = error instanceof AppError;
      if (!isKnown) ctx.log.error({ error, requestId: c.var.requestId }, 'sign-in by provider broke');
      const failure = { errore: provider, motivo: isKnown ? error.code : 'unexpected' };
      return c.redirect(isConnecting ? settingsAddress(failure) : authAddress({ ...failure, next }), 302);
    }
  });

const settingsAddress = (search: Record<string, string>): string =>
  `${PATHS.settings}?${new URLSearchParams(search).toString()}`;

/** Whatever happened, the way back stays in the address. */
function authAddress(search: Record<string, string | null>): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return given.length === 0 ? PATHS.auth : `${PATHS.auth}?${new URLSearchParams(given).toString()}`;
}

function parsed(userData: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(userData ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
