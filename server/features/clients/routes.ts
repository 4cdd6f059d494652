import { createRoute, z } from '@hono/zod-openapi';
import { consultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { clientView } from '#domain/sharing/client-view.ts';
import { contactInput } from '#domain/sharing/contacts.ts';
import { waiting } from '#domain/sharing/waiting.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { readConsultantDashboard } from './dashboard.ts';
import { readClient } from './client.ts';
import { recordContact, removeContact } from './contacts.ts';
import { countWaiting } from './waiting.ts';

const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readClient',
  tags: ['Consulenze'],
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  responses: { 200: json(clientView, 'Il cliente di un incarico, per quanto è condiviso') },
});

const dashboard = createRoute({
  method: 'get',
  path: '/dashboard',
  operationId: 'readConsultantDashboard',
  tags: ['Consulenze'],
  responses: { 200: json(consultantDashboard, 'La giornata del consulente, in una risposta') },
});

const waitingNow = createRoute({
  method: 'get',
  path: '/waiting',
  operationId: 'countWaiting',
  tags: ['Consulenze'],
  responses: { 200: json(waiting, 'Quante richieste e quanti messaggi aspettano') },
});

const record = createRoute({
  method: 'post',
  path: '/contacts',
  operationId: 'recordContact',
  tags: ['Consulenze'],
  request: jsonBody(contactInput),
  responses: { 201: json(z.object({ id: z.string() }), 'Il contatto è nell’elenco del consulente') },
});

const remove = createRoute({
  method: 'delete',
  path: '/contacts/{id}',
  operationId: 'removeContact',
  tags: ['Consulenze'],
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  responses: { 204: { description: 'Il contatto non è più nell’elenco' } },
});

export const clientRoutes = createRouter<HttpEnv>()
  .openapi(dashboard, async (c) => c.json(await readConsultantDashboard(userContext(c)), 200))
  .openapi(waitingNow, async (c) => c.json(await countWaiting(userContext(c)), 200))
  .openapi(record, async (c) => c.json(await recordContact(userContext(c), c.req.valid('json')), 201))
  .openapi(remove, async (c) => {
    await removeContact(userContext(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(read, async (c) => c.json(clientView.parse(await readClient(userContext(c), c.req.valid('param').id)), 200));
