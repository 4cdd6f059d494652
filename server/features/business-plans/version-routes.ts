import { createRoute, z } from '@hono/zod-openapi';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import * as shapes from './shapes.ts';
import { keepNow, listVersions, readVersion, restoreVersion } from './versions.ts';

const tags = ['Business plan'];
const one = z.object({ id: z.string().min(1).max(100) });
const numbered = one.extend({ number: z.coerce.number().int().min(1).max(1e6) });

const list = createRoute({
  method: 'get',
  path: '/{id}/versions',
  operationId: 'listBusinessPlanVersions',
  tags,
  request: { params: one },
  responses: { 200: json(shapes.versionList, 'Le versioni tenute, dalla più recente') },
});
const keep = createRoute({
  method: 'post',
  path: '/{id}/versions',
  operationId: 'keepBusinessPlanVersion',
  tags,
  request: { params: one },
  responses: { 201: json(shapes.versionList, 'Il piano com’è ora, tenuto come versione') },
});
const read = createRoute({
  method: 'get',
  path: '/{id}/versions/{number}',
  operationId: 'readBusinessPlanVersion',
  tags,
  request: { params: numbered },
  responses: { 200: json(shapes.versionView, 'Una versione con i suoi testi, per confrontarla') },
});
const restore = createRoute({
  method: 'post',
  path: '/{id}/versions/{number}/restore',
  operationId: 'restoreBusinessPlanVersion',
  tags,
  request: { params: numbered },
  responses: { 200: json(shapes.planView, 'Il piano com’era; quello di adesso resta tra le versioni') },
});

export const versionRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await listVersions(userContext(c), c.req.valid('param').id), 200))
  .openapi(keep, async (c) => c.json(await keepNow(userContext(c), c.req.valid('param').id), 201))
  .openapi(read, async (c) => {
    const { id, number } = c.req.valid('param');
    return c.json(await readVersion(userContext(c), id, number), 200);
  })
  .openapi(restore, async (c) => {
    const { id, number } = c.req.valid('param');
    return c.json(await restoreVersion(userContext(c), id, number), 200);
  });
