import { createRoute, z } from '@hono/zod-openapi';
import { clientView } from '#domain/sharing/client-view.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { readClient } from './client.ts';

const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readClient',
  tags: ['Consulenze'],
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  responses: { 200: json(clientView, 'Il cliente di un incarico, per quanto è condiviso') },
});

export const clientRoutes = createRouter<HttpEnv>().openapi(read, async (c) =>
  c.json(clientView.parse(await readClient(userContext(c), c.req.valid('param').id)), 200),
);
