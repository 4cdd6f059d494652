import { createRoute, z } from '@hono/zod-openapi';
import { consultancyView } from '#domain/consultancies/consultancy-view.ts';
import { sharingRequestInput } from '#domain/consultancies/inputs.ts';
import { shareableThings, shareInput, sharingView } from '#domain/sharing/sharing.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { changeShare, openSharingRequest, readShareable, readSharing } from './sharing-view.ts';

const tags = ['Consulenze'];
const params = z.object({ id: z.string().min(1).max(100) });

const one = z.object({ consultancy: consultancyView });
const create = createRoute({
  method: 'post',
  path: '/',
  operationId: 'openRequest',
  tags,
  request: jsonBody(sharingRequestInput),
  responses: { 201: json(one, 'La richiesta inviata') },
});
const shareable = createRoute({
  method: 'get',
  path: '/shareable',
  operationId: 'listShareable',
  tags,
  responses: { 200: json(shareableThings, 'Che cosa si può mostrare a un consulente') },
});
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
  .openapi(create, async (c) => {
    const consultancy = await openSharingRequest(userContext(c), c.req.valid('json'));
    return c.json(one.parse({ consultancy }), 201);
  })
  .openapi(shareable, async (c) => c.json(await readShareable(userContext(c)), 200))
  .openapi(read, async (c) => c.json(await readSharing(userContext(c), c.req.valid('param').id), 200))
  .openapi(change, async (c) =>
    c.json(await changeShare(userContext(c), c.req.valid('param').id, c.req.valid('json')), 200),
  );
