import { createRoute, z } from '@hono/zod-openapi';
import { calendarItem } from '#domain/calendar/calendar-item.ts';
import { ownEvent } from '#domain/calendar/own-event.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { requireRecentProof } from '#server/features/accounts/service.ts';
import { attachment } from '#server/features/files/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import * as service from './service.ts';

const tags = ['Calendario'];
const params = z.object({ id: z.string().max(300) });
const calendar = z
  .object({
    today: z.string(),
    now: z.string(),
    items: z.array(calendarItem),
    feed: z
      .object({ url: z.string(), lastReadAt: z.string().nullable(), lastReader: z.string().nullable() })
      .nullable(),
  })
  .openapi('Calendar');
const fresh = json(calendar, 'Il calendario com’è ora');

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readCalendar',
  tags,
  responses: { 200: json(calendar, 'Tutto quello che ha una data per chi chiede') },
});
const create = createRoute({
  method: 'post',
  path: '/events',
  operationId: 'createCalendarEvent',
  tags,
  request: jsonBody(ownEvent),
  responses: { 201: json(calendar.extend({ createdId: z.string() }), 'Evento creato') },
});
const update = createRoute({
  method: 'put',
  path: '/events/{id}',
  operationId: 'updateCalendarEvent',
  tags,
  request: { params, ...jsonBody(ownEvent) },
  responses: { 200: fresh },
});
const remove = createRoute({
  method: 'delete',
  path: '/events/{id}',
  operationId: 'deleteCalendarEvent',
  tags,
  request: { params },
  responses: { 200: json(calendar, 'Evento eliminato; per un giorno si può ripristinare') },
});
const restore = createRoute({
  method: 'post',
  path: '/events/{id}/restore',
  operationId: 'restoreCalendarEvent',
  tags,
  request: { params },
  responses: { 200: fresh },
});
const download = createRoute({
  method: 'get',
  path: '/items/{id}/event.ics',
  operationId: 'readCalendarEvent',
  tags,
  request: { params },
  responses: {
    200: {
      description: 'Un evento per un altro calendario',
      content: { 'text/calendar': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});
const openFeed = createRoute({
  method: 'post',
  path: '/feed',
  operationId: 'openCalendarFeed',
  tags,
  responses: { 200: json(calendar, 'Un nuovo indirizzo privato; quello di prima non vale più') },
});
const revokeFeed = createRoute({
  method: 'delete',
  path: '/feed',
  operationId: 'revokeCalendarFeed',
  tags,
  responses: { 200: json(calendar, 'L’indirizzo privato non vale più') },
});

export const calendarRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await service.readCalendar(userContext(c)), 200))
  .openapi(create, async (c) => c.json(await service.createEvent(userContext(c), c.req.valid('json')), 201))
  .openapi(update, async (c) =>
    c.json(await service.updateEvent(userContext(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(remove, async (c) => c.json(await service.deleteEvent(userContext(c), c.req.valid('param').id), 200))
  .openapi(restore, async (c) => c.json(await service.restoreEvent(userContext(c), c.req.valid('param').id), 200))
  .openapi(download, async (c) => {
    const { id } = c.req.valid('param');
    const text = await service.eventFile(userContext(c), id);
    return c.body(text, 200, attachment(`${id}.ics`, 'text/calendar; charset=utf-8'));
  })
  .openapi(openFeed, async (c) => {
    requireRecentProof(c);
    return c.json(await service.openFeed(userContext(c)), 200);
  })
  .openapi(revokeFeed, async (c) => c.json(await service.revokeFeed(userContext(c)), 200));
