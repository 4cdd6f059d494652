import { createRoute, z } from '@hono/zod-openapi';
import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import * as service from './service.ts';
import { latestShape, notificationShape } from './shapes.ts';

const tags = ['Notifiche'];
const kind = z.enum(NOTIFICATION_KINDS);
const MAX_IDS = 5000;

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listNotifications',
  tags,
  request: {
    query: z.object({
      filter: z.enum(['tutte', 'non_lette']).default('tutte'),
      kind: kind.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
  },
  responses: {
    200: json(
      z.object({
        items: z.array(notificationShape),
        total: z.number(),
        page: z.number(),
        pageSize: z.number(),
        pages: z.number(),
        unread: z.number(),
        kinds: z.array(z.object({ kind, count: z.number() })),
      }),
      'Le notifiche, la più recente prima',
    ),
  },
});
const latest = createRoute({
  method: 'get',
  path: '/latest',
  operationId: 'latestNotifications',
  tags,
  responses: { 200: json(latestShape, 'Le ultime tre, e quante sono da leggere') },
});
const mark = createRoute({
  method: 'patch',
  path: '/{id}',
  operationId: 'markNotification',
  tags,
  request: { params: z.object({ id: z.string().max(100) }), ...jsonBody(z.object({ isRead: z.boolean() })) },
  responses: { 200: json(latestShape, 'Letta, o di nuovo da leggere') },
});
const readAll = createRoute({
  method: 'post',
  path: '/read-all',
  operationId: 'readAllNotifications',
  tags,
  responses: { 200: json(latestShape.extend({ ids: z.array(z.string()) }), 'Tutte lette: quali erano da leggere') },
});
const unread = createRoute({
  method: 'post',
  path: '/unread',
  operationId: 'unreadNotifications',
  tags,
  request: jsonBody(z.object({ ids: z.array(z.string().max(100)).max(MAX_IDS) })),
  responses: { 200: json(latestShape, 'Di nuovo da leggere') },
});

/** Static paths before `/{id}`: the first match answers. */
export const notificationRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await service.listNotifications(userContext(c), c.req.valid('query')), 200))
  .openapi(latest, async (c) => c.json(await service.latestNotifications(userContext(c)), 200))
  .openapi(readAll, async (c) => c.json(await service.readAll(userContext(c)), 200))
  .openapi(unread, async (c) => c.json(await service.unreadAgain(userContext(c), c.req.valid('json').ids), 200))
  .openapi(mark, async (c) =>
    c.json(await service.markNotification(userContext(c), c.req.valid('param').id, c.req.valid('json').isRead), 200),
  );
