import { createRoute, z } from '@hono/zod-openapi';
import { supportRequest } from '#domain/support/support-request.ts';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { askSupport } from './service.ts';
import { ticketRoutes } from './ticket-routes.ts';

const REQUEST_RATE: RateRule = { name: 'support-ip', limit: 5, windowSeconds: 3600 };
const tags = ['Supporto'];

const ask = createRoute({
  method: 'post',
  path: '/requests',
  operationId: 'askSupport',
  tags,
  request: jsonBody(supportRequest),
  responses: { 201: json(z.object({ status: z.literal('ricevuta') }), 'Richiesta ricevuta') },
});
const contacts = createRoute({
  method: 'get',
  path: '/contacts',
  operationId: 'readSupportContacts',
  tags,
  responses: {
    200: json(
      z.object({ email: z.string(), phone: z.string().nullable() }),
      'Dove scrivere a chi gestisce questa installazione',
    ),
  },
});

export const supportRoutes = createRouter<HttpEnv>()
  .openapi(contacts, (c) => {
    const { supportEmail: email, supportPhone: phone } = c.var.ctx.env;
    return c.json({ email, phone }, 200);
  })
  .openapi(ask, async (c) => {
    const { ctx, user } = c.var;
    await ctx.limits.use(REQUEST_RATE, ctx.client.ip);
    await askSupport(ctx, user, c.req.valid('json'));
    return c.json({ status: 'ricevuta' as const }, 201);
  })
  .route('/', ticketRoutes);
