import { createRoute, z } from '@hono/zod-openapi';
import { mergeInput, publicationInput } from '#domain/admin/catalogue.ts';
import { CATALOGUE_EXPORT } from '#messages/admin/catalogue.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { exportCatalogue, readForEditor } from './desk.ts';
import { readCatalogue } from './overview.ts';
import { mergeGrants, partGrants, publishGrants } from './publishing.ts';
import { catalogueGrant, cataloguePage, catalogueQuery } from './shapes.ts';

const tags = ['Amministrazione'];
const params = z.object({ id: z.string().min(1).max(200) });
const one = (description: string) => ({ 200: json(catalogueGrant, description) });

const list = createRoute({
  method: 'get',
  path: '/catalogue',
  operationId: 'listCatalogue',
  tags,
  request: { query: catalogueQuery },
  responses: { 200: json(cataloguePage, 'I bandi con i segnali di qualità') },
});
const csv = createRoute({
  method: 'get',
  path: '/catalogue/export.csv',
  operationId: 'exportCatalogue',
  tags,
  request: { query: catalogueQuery },
  responses: { 200: { description: 'I bandi con i segnali, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const publish = createRoute({
  method: 'post',
  path: '/catalogue/publication',
  operationId: 'publishGrants',
  tags,
  request: jsonBody(publicationInput),
  responses: { 200: json(z.object({ changed: z.array(z.string()) }), 'I bandi che sono cambiati') },
});
const read = createRoute({
  method: 'get',
  path: '/catalogue/{id}',
  operationId: 'readCatalogueGrant',
  tags,
  request: { params },
  responses: one('Un bando per la redazione, con fonti, versioni e segnalazioni'),
});
const merge = createRoute({
  method: 'put',
  path: '/catalogue/{id}/merge',
  operationId: 'mergeGrant',
  tags,
  request: { params, ...jsonBody(mergeInput) },
  responses: one('Il bando unito a un altro'),
});
const part = createRoute({
  method: 'delete',
  path: '/catalogue/{id}/merge',
  operationId: 'partGrant',
  tags,
  request: { params },
  responses: one('Il bando di nuovo a sé'),
});

export const catalogueDeskRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await readCatalogue(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(await exportCatalogue(userContext(c), c.req.valid('query')), 200, csvAttachment(CATALOGUE_EXPORT.fileName)),
  )
  .openapi(publish, async (c) => c.json({ changed: await publishGrants(userContext(c), c.req.valid('json')) }, 200))
  .openapi(read, async (c) => c.json(await readForEditor(userContext(c), c.req.valid('param').id), 200))
  .openapi(merge, async (c) => {
    const { id } = c.req.valid('param');
    await mergeGrants(userContext(c), id, c.req.valid('json').into);
    return c.json(await readForEditor(userContext(c), id), 200);
  })
  .openapi(part, async (c) => {
    const { id } = c.req.valid('param');
    await partGrants(userContext(c), id);
    return c.json(await readForEditor(userContext(c), id), 200);
  });
