import { createRoute, z } from '@hono/zod-openapi';
import { pushSubscription } from '#domain/notifications/push-subscription.ts';
import { AppError } from '#domain/errors.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { subscribe, unsubscribe, vapidKeys } from './service.ts';

const tags = ['Notifiche'];
const state = z.object({ isOn: z.boolean() });

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readPushKey',
  tags,
  responses: { 200: json(z.object({ publicKey: z.string() }), 'La chiave con cui un browser si mette in ascolto') },
});
const add = createRoute({
  method: 'post',
  path: '/subscriptions',
  operationId: 'subscribePush',
  tags,
  request: jsonBody(pushSubscription),
  responses: { 200: json(state, 'Questo browser riceve le notifiche') },
});
const remove = createRoute({
  method: 'delete',
  path: '/subscriptions',
  operationId: 'unsubscribePush',
  tags,
  request: jsonBody(pushSubscription.pick({ endpoint: true })),
  responses: { 200: json(state, 'Questo browser non riceve più notifiche') },
});

export const pushRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json({ publicKey: (await vapidKeys(c.var.ctx)).publicKey }, 200))
  .openapi(add, async (c) => {
    const { sessionToken } = c.var;
    if (!sessionToken) throw new AppError('not_signed_in');
    await subscribe(userContext(c), sessionToken, c.req.valid('json'));
    return c.json({ isOn: true }, 200);
  })
  .openapi(remove, async (c) => {
    await unsubscribe(userContext(c), c.req.valid('json').endpoint);
    return c.json({ isOn: false }, 200);
  });
