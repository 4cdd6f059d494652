import { createRoute, z } from '@hono/zod-openapi';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import * as life from './life.ts';
import { setOutcome } from './outcome.ts';
import { listApplications, readApplication } from './reading.ts';
import * as shapes from './shapes.ts';
import { bringBackVersion, keepVersionNow, readVersion } from './versions.ts';

const tags = ['Candidature'];
const one = z.object({ id: z.string().min(1).max(200) });
const numbered = one.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });
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
const keep = createRoute({
  method: 'post',
  path: '/{id}/versions',
  operationId: 'keepApplicationVersion',
  tags,
  request: { params: one },
  responses: view('La versione di adesso, conservata'),
});
const version = createRoute({
  method: 'get',
  path: '/{id}/versions/{number}',
  operationId: 'readApplicationVersion',
  tags,
  request: { params: numbered },
  responses: { 200: json(shapes.versionView, 'I testi com’erano in una versione conservata') },
});
const bringBack = createRoute({
  method: 'post',
  path: '/{id}/versions/{number}/restoration',
  operationId: 'restoreApplicationVersion',
  tags,
  request: { params: numbered },
  responses: view('I testi di una versione precedente, rimessi come versione nuova'),
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
  .openapi(keep, async (c) => {
    await keepVersionNow(userContext(c), c.req.valid('param').id);
    return c.json(await readApplication(userContext(c), c.req.valid('param').id), 200);
  })
  .openapi(version, async (c) => {
    const { id, number } = c.req.valid('param');
    return c.json(await readVersion(userContext(c), id, number), 200);
  })
  .openapi(bringBack, async (c) => {
    const { id, number } = c.req.valid('param');
    await bringBackVersion(userContext(c), id, number);
    return c.json(await readApplication(userContext(c), id), 200);
  })
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
    await setOutcome(userContext(c), c.req.valid('param').id, c.req.valid('json').outcome);
    return c.json(await listApplications(userContext(c)), 200);
  });
