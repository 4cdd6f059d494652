import { createRoute, z } from '@hono/zod-openapi';
import { userContext, type HttpEnv } from '#server/context.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { beginFlow } from '#server/features/accounts/oauth/flow-cookie.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import { requireRecentProof } from '#server/features/accounts/recent-proof.ts';
import { waysInOf } from '#server/features/accounts/ways-in.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { waysIn } from '#server/features/accounts/ways-in-shape.ts';
import { disconnectProvider } from './connections.ts';

const disconnect = createRoute({
  method: 'delete',
  path: '/providers/{provider}',
  operationId: 'disconnectProvider',
  tags: ['Impostazioni'],
  request: { params: z.object({ provider: z.enum(['google', 'facebook']) }) },
  responses: { 200: json(z.object({ waysIn }), 'I modi in cui si entra, senza quello') },
});

const connect = createRoute({
  method: 'post',
  path: '/providers/{provider}',
  operationId: 'connectProvider',
  tags: ['Impostazioni'],
  request: { params: z.object({ provider: z.enum(['google', 'facebook']) }) },
  responses: { 200: json(z.object({ address: z.string() }), 'Dove il fornitore chiede chi è: al ritorno è collegato') },
});

export const connectionRoutes = createRouter<HttpEnv>()
  .openapi(connect, async (c) => {
    const { ctx } = c.var;
    requireRecentProof(c);
    await countAttempt(ctx, RATE.providerStartPerIp, ctx.client.ip);
    const { user } = userContext(c);
    return c.json({ address: await beginFlow(c, c.req.valid('param').provider, { connectTo: user.id }) }, 200);
  })
  .openapi(disconnect, async (c) => {
    const ctx = userContext(c);
    await disconnectProvider(ctx, c.req.valid('param').provider);
    return c.json({ waysIn: await waysInOf(ctx.db, ctx.user.id) }, 200);
  });
