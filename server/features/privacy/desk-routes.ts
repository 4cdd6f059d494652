import { createRoute, z } from '@hono/zod-openapi';
import { DATA_REQUEST_KINDS, dataRequestInput, handlingsInput } from '#domain/admin/users.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment } from '#server/features/files/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { DATA_REQUEST_EXPORT } from '#messages/admin/data-requests.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { exportRequests, readRequestPage } from './request-list.ts';
import { requestPage, requestQuery } from './request-shapes.ts';
import { eraseForDesk, exportForDesk, handleDataRequest, handleDataRequests } from './desk.ts';
import { listDataRequests, registerDataRequest } from './desk.ts';

const tags = ['Amministrazione'];
const params = z.object({ id: z.string().min(1).max(100) });
const list = z
  .object({
    requests: z.array(
      z.object({
        id: z.string(),
        userId: z.string().nullable(),
        name: z.string().nullable(),
        email: z.string().nullable(),
        kind: z.enum(DATA_REQUEST_KINDS),
        receivedOn: z.string(),
        dueOn: z.string(),
        handledAt: z.string().nullable(),
      }),
    ),
    closing: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string(), eraseOn: z.string() })),
  })
  .openapi('DataRequests');
const answer = (description: string) => ({ 200: json(list, description) });

const all = createRoute({
  method: 'get',
  path: '/data-requests',
  operationId: 'listDataRequests',
  tags,
  request: { query: z.object({ utente: z.string().max(100).optional() }) },
  responses: answer('Le richieste sui dati, con il termine per rispondere'),
});
const page = createRoute({
  method: 'get',
  path: '/data-requests/page',
  operationId: 'pageDataRequests',
  tags,
  request: { query: requestQuery },
  responses: { 200: json(requestPage, 'Una pagina di richieste sui dati, da quella che scade prima') },
});
const csv = createRoute({
  method: 'get',
  path: '/data-requests/export.csv',
  operationId: 'exportDataRequests',
  tags,
  request: { query: requestQuery },
  responses: { 200: { description: 'Le richieste sui dati, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const register = createRoute({
  method: 'post',
  path: '/users/{id}/data-requests',
  operationId: 'registerDataRequest',
  tags,
  request: { params, ...jsonBody(dataRequestInput) },
  responses: answer('Richiesta registrata'),
});
const handle = createRoute({
  method: 'post',
  path: '/data-requests/{id}/handling',
  operationId: 'handleDataRequest',
  tags,
  request: { params },
  responses: answer('Richiesta evasa'),
});
const handleMany = createRoute({
  method: 'post',
  path: '/data-requests/handlings',
  operationId: 'handleDataRequests',
  tags,
  request: jsonBody(handlingsInput),
  responses: { 200: json(z.object({ changed: z.array(z.string()) }), 'Le richieste che sono cambiate') },
});
const download = createRoute({
  method: 'get',
  path: '/users/{id}/export.zip',
  operationId: 'exportUserData',
  tags,
  request: { params },
  responses: {
    200: {
      description: 'Tutti i dati e i file di una persona, da mandare a chi li ha chiesti',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});
const erase = createRoute({
  method: 'post',
  path: '/users/{id}/erasure',
  operationId: 'eraseUser',
  tags,
  request: { params },
  responses: answer('Account chiuso: si cancella passato il termine per ripensarci'),
});

export const privacyDeskRoutes = createRouter<HttpEnv>()
  .openapi(all, async (c) => c.json(await listDataRequests(userContext(c), c.req.valid('query').utente), 200))
  .openapi(page, async (c) => c.json(await readRequestPage(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(
      await exportRequests(userContext(c), c.req.valid('query')),
      200,
      csvAttachment(DATA_REQUEST_EXPORT.fileName),
    ),
  )
  .openapi(register, async (c) => {
    const { id } = c.req.valid('param');
    await registerDataRequest(userContext(c), id, c.req.valid('json'));
    return c.json(await listDataRequests(userContext(c), id), 200);
  })
  .openapi(handle, async (c) => {
    await handleDataRequest(userContext(c), c.req.valid('param').id);
    return c.json(await listDataRequests(userContext(c)), 200);
  })
  .openapi(handleMany, async (c) =>
    c.json({ changed: await handleDataRequests(userContext(c), c.req.valid('json')) }, 200),
  )
  .openapi(download, async (c) => {
    const { name, body } = await exportForDesk(userContext(c), c.req.valid('param').id);
    return c.body(body, 200, attachment(name, 'application/zip'));
  })
  .openapi(erase, async (c) => {
    const { id } = c.req.valid('param');
    await eraseForDesk(userContext(c), id);
    return c.json(await listDataRequests(userContext(c), id), 200);
  });
