import { createRoute, z } from '@hono/zod-openapi';
import { clientMailInput, whoCan } from '#domain/sharing/who-can.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { mailClients } from './client-mails.ts';
import { whoCanAsk } from './who-can.ts';

const tags = ['Consulenze'];
const params = z.object({ grantId: z.string().min(1).max(200) });

const read = createRoute({
  method: 'get',
  path: '/grants/{grantId}',
  operationId: 'whoCanAsk',
  tags,
  request: { params },
  responses: { 200: json(whoCan, 'Quali clienti possono chiedere il bando, prima chi può') },
});
const write = createRoute({
  method: 'post',
  path: '/grants/{grantId}/mails',
  operationId: 'mailClients',
  tags,
  request: { params, ...jsonBody(clientMailInput) },
  responses: { 201: json(z.object({ sent: z.array(z.string()) }), 'Una mail per ciascun cliente scelto') },
});

export const whoCanRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await whoCanAsk(userContext(c), c.req.valid('param').grantId), 200))
  .openapi(write, async (c) =>
    c.json(await mailClients(userContext(c), c.req.valid('param').grantId, c.req.valid('json')), 201),
  );
