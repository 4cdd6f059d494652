import { createRoute, z } from '@hono/zod-openapi';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import * as life from './life.ts';
import { listApplications, readApplication } from './reading.ts';
import * as shapes from './shapes.ts';

const tags = ['Candidature'];
const one = z.object({ id: z.string().min(1).max(200) });
const opened = z.object({ id: z.string() });
const view = (description: string) => ({ 200: json(shapes.applicationView, description) });
const list = (description: string) => ({ 200: json(shapes.applicationList, description) });

const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'deleteApplication',
  tags,
  request: { params: one },
  responses: list('Eliminata; si può ripristinare'),
});
const restore = createRoute({
  method: 'post',
  path: '/{id}/restore',
  operationId: 'restoreApplication',
  tags,
  request: { params: one },
  responses: list('Ripristinata'),
});
const duplicate = createRoute({
  method: 'post',
  path: '/{id}/duplicate',
  operationId: 'duplicateApplication',
  tags,
  request: { params: one },
  responses: { 201: json(shapes.applicationList.extend({ createdId: z.string() }), 'La copia, e la lista') },
});
const reopen = createRoute({
  method: 'post',
  path: '/{id}/reopening',
  operationId: 'reopenApplication',
  tags,
  request: { params: one },
  responses: { 201: json(opened, 'Una nuova versione di una candidatura inviata, che resta com’era') },
});
const archive = createRoute({
  method: 'put',
  path: '/{id}/archive',
  operationId: 'archiveApplication',
  tags,
  request: { params: one, ...jsonBody(z.object({ isArchived: z.boolean() })) },
  responses: list('Archiviata o ripresa'),
});
const submit = createRoute({
  method: 'post',
  path: '/{id}/submission',
  operationId: 'submitApplication',
  tags,
  request: { params: one, ...jsonBody(shapes.protocol) },
  responses: view('Registrata come inviata: la versione resta com’è'),
});
const protocol = createRoute({
  method: 'put',
  path: '/{id}/protocol',
  operationId: 'setApplicationProtocol',
  tags,
  request: { params: one, ...jsonBody(shapes.protocol) },
  responses: list('Numero di protocollo registrato'),
});
const outcome = createRoute({
  method: 'put',
  path: '/{id}/outcome',
  operationId: 'setApplicationOutcome',
  tags,
  request: { params: one, ...jsonBody(shapes.outcomeChange) },
  responses: list('Esito registrato'),
});

/** What happens to a whole application. */
export const lifeRoutes = createRouter<HttpEnv>()
  .openapi(remove, async (c) => {
    await life.deleteApplication(userContext(c), c.req.valid('param').id);
    return c.json(await listApplications(userContext(c)), 200);
  })
  .openapi(restore, async (c) => {
    await life.restoreApplication(userContext(c), c.req.valid('param').id);
    return c.json(await listApplications(userContext(c)), 200);
  })
  .openapi(duplicate, async (c) => {
    const createdId = await life.duplicateApplication(userContext(c), c.req.valid('param').id);
    return c.json({ createdId, ...(await listApplications(userContext(c))) }, 201);
  })
  .openapi(reopen, async (c) =>
    c.json({ id: await life.reopenApplication(userContext(c), c.req.valid('param').id) }, 201),
  )
  .openapi(archive, async (c) => {
    await life.archiveApplication(userContext(c), c.req.valid('param').id, c.req.valid('json').isArchived);
    return c.json(await listApplications(userContext(c)), 200);
  })
  .openapi(submit, async (c) => {
    const application = c.req.valid('param').id;
    await life.submitApplication(userContext(c), application, c.req.valid('json').protocol);
    return c.json(await readApplication(userContext(c), application), 200);
  })
  .openapi(protocol, async (c) => {
    await life.setProtocol(userContext(c), c.req.valid('param').id, c.req.valid('json').protocol);
    return c.json(await listApplications(userContext(c)), 200);
  })
  .openapi(outcome, async (c) => {
    await life.setOutcome(userContext(c), c.req.valid('param').id, c.req.valid('json').outcome);
    return c.json(await listApplications(userContext(c)), 200);
  });
