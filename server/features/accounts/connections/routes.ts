import { createRoute, z } from '@hono/zod-openapi';
import { userContext, type HttpEnv } from '#server/context.ts';
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

export const connectionRoutes = createRouter<HttpEnv>().openapi(disconnect, async (c) => {
  const ctx = userContext(c);
  await disconnectProvider(ctx, c.req.valid('param').provider);
  return c.json({ waysIn: await waysInOf(ctx.db, ctx.user.id) }, 200);
});
