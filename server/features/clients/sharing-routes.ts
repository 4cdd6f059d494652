import { createRoute, z } from '@hono/zod-openapi';
import { shareInput, sharingView } from '#domain/sharing/sharing.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { changeShare, readSharing } from './sharing-view.ts';

const tags = ['Consulenze'];
const params = z.object({ id: z.string().min(1).max(100) });

const read = createRoute({
  method: 'get',
  path: '/{id}/sharing',
  operationId: 'readSharing',
  tags,
  request: { params },
  responses: { 200: json(sharingView, 'Che cosa è condiviso, e chi lo ha aperto') },
});
const change = createRoute({
  method: 'put',
  path: '/{id}/sharing',
  operationId: 'changeSharing',
  tags,
  request: { params, ...jsonBody(shareInput) },
  responses: { 200: json(sharingView, 'Condiviso, o non più: da subito') },
});

export const sharingRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readSharing(userContext(c), c.req.valid('param').id), 200))
  .openapi(change, async (c) =>
    c.json(await changeShare(userContext(c), c.req.valid('param').id, c.req.valid('json')), 200),
  );
