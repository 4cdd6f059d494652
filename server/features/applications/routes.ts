import { createRoute, z } from '@hono/zod-openapi';
import { customGrantForm } from '#domain/applications/custom-grant.ts';
import { TEXT_IDS } from '#domain/applications/sections.ts';
import { ATTACHMENT_KINDS } from '#domain/applications/wizard.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { activeCompanyIdOf } from '#server/features/companies/service.ts';
import { writeTogether } from '#server/features/collaboration/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import { addAttachments, attachDocument, removeAttachment } from './attachments.ts';
import { saveBudget } from './budgeting.ts';
import { checklists, checklistsShape } from './checklist.ts';
import { readCustomPdf } from './custom.ts';
import { buildDossier } from './dossier.ts';
import { lifeRoutes } from './life-routes.ts';
import { openApplication, openCustom } from './opening.ts';
import { listApplications, readApplication } from './reading.ts';
import * as shapes from './shapes.ts';
import { savePlanning } from './writing.ts';

const tags = ['Candidature'];
const id = z.string().min(1).max(200);
const one = z.object({ id });
const opened = z.object({ id: z.string() });
const view = (description: string) => ({ 200: json(shapes.applicationView, description) });
const list = (description: string) => ({ 200: json(shapes.applicationList, description) });

const attachmentAbout = z.object({
  kind: z.enum(ATTACHMENT_KINDS),
  document: z.string().trim().max(400).nullable().default(null),
});

const listAll = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listApplications',
  tags,
  responses: list('Le candidature della persona'),
});
const open = createRoute({
  method: 'post',
  path: '/',
  operationId: 'openApplication',
  tags,
  request: jsonBody(one),
  responses: { 200: json(opened, 'La candidatura con questo id, o la bozza dell’azienda attiva per questo bando') },
});
const openOwn = createRoute({
  method: 'post',
  path: '/custom',
  operationId: 'openCustomApplication',
  tags,
  request: formOf('Campo data (JSON) e il PDF del bando nel campo file'),
  responses: { 201: json(opened, 'La candidatura per un bando proprio') },
});
const readOwn = createRoute({
  method: 'post',
  path: '/custom/reading',
  operationId: 'readCustomGrant',
  tags,
  request: formOf('Il PDF nel campo file: letto, mai conservato'),
  responses: { 200: json(shapes.customReading, 'Che cosa sembra dire il bando: proposte da confermare') },
});
const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readApplication',
  tags,
  request: { params: one },
  responses: view('Una candidatura con tutto quello che mostra'),
});
const writeText = createRoute({
  method: 'put',
  path: '/{id}/texts/{section}',
  operationId: 'saveApplicationText',
  tags,
  request: { params: one.extend({ section: z.enum(TEXT_IDS) }), ...jsonBody(shapes.textChange) },
  responses: { 200: json(shapes.savedText, 'Salvato, oppure il testo che un altro ha scritto nel frattempo') },
});
const plan = createRoute({
  method: 'patch',
  path: '/{id}/plan',
  operationId: 'saveApplicationPlan',
  tags,
  request: { params: one, ...jsonBody(shapes.planChange) },
  responses: view('Settore, fasi e documenti dopo la modifica'),
});
const budget = createRoute({
  method: 'put',
  path: '/{id}/budget',
  operationId: 'saveApplicationBudget',
  tags,
  request: { params: one, ...jsonBody(shapes.budgetChange) },
  responses: view('Voci di spesa (del progetto), copertura e controlli dopo la modifica'),
});
const attach = createRoute({
  method: 'post',
  path: '/{id}/attachments',
  operationId: 'addApplicationAttachments',
  tags,
  request: { params: one, ...formOf('Campo data (JSON: kind, document) e i file: PDF, JPG o PNG') },
  responses: { 201: json(shapes.applicationView.extend({ addedIds: z.array(z.string()) }), 'Allegati aggiunti') },
});
const attachKept = createRoute({
  method: 'post',
  path: '/{id}/attachments/from-documents',
  operationId: 'attachCompanyDocument',
  tags,
  request: { params: one, ...jsonBody(z.object({ documentId: id, document: attachmentAbout.shape.document })) },
  responses: { 201: json(shapes.applicationView, 'Una copia del documento dell’azienda, allegata') },
});
const lists = createRoute({
  method: 'get',
  path: '/checklists',
  operationId: 'readChecklists',
  tags,
  responses: { 200: json(checklistsShape, 'Che cosa manca a ogni candidatura, contati i documenti dell’azienda') },
});
const detach = createRoute({
  method: 'delete',
  path: '/{id}/attachments/{fileId}',
  operationId: 'removeApplicationAttachment',
  tags,
  request: { params: one.extend({ fileId: z.string().max(100) }) },
  responses: view('Allegato tolto'),
});
const dossier = createRoute({
  method: 'get',
  path: '/{id}/dossier.zip',
  operationId: 'downloadDossier',
  tags,
  request: { params: one },
  responses: {
    200: {
      description: 'Domanda in PDF e DOCX, allegati, indice, controlli e impronte',
      content: { 'application/zip': { schema: z.any() } },
    },
  },
});

export const applicationRoutes = createRouter<HttpEnv>()
  .route('/', lifeRoutes)
  .openapi(listAll, async (c) => c.json(await listApplications(userContext(c)), 200))
  .openapi(open, async (c) => c.json({ id: await openApplication(userContext(c), c.req.valid('json').id) }, 200))
  .openapi(readOwn, async (c) => {
    const { uploads } = await readMultipart(c, z.unknown(), 'file');
    return c.json(await readCustomPdf(userContext(c), uploads), 200);
  })
  .openapi(openOwn, async (c) => {
    // Another company may be chosen while the file is on its way.
    const companyId = await activeCompanyIdOf(c.var.ctx.db, userContext(c).user.id);
    const { data, uploads } = await readMultipart(c, customGrantForm, 'file');
    return c.json({ id: await openCustom(userContext(c), data, uploads, companyId) }, 201);
  })
  .openapi(lists, async (c) => c.json(await checklists(userContext(c)), 200))
  .openapi(read, async (c) => c.json(await readApplication(userContext(c), c.req.valid('param').id), 200))
  .openapi(writeText, async (c) => {
    const { id: application, section } = c.req.valid('param');
    return c.json(await writeTogether(userContext(c), application, section, c.req.valid('json')), 200);
  })
  .openapi(plan, async (c) => {
    const { planRevision, ...planning } = c.req.valid('json');
    const application = c.req.valid('param').id;
    await savePlanning(userContext(c), application, planRevision, planning);
    return c.json(await readApplication(userContext(c), application), 200);
  })
  .openapi(budget, async (c) => {
    const application = c.req.valid('param').id;
    await saveBudget(userContext(c), application, c.req.valid('json'));
    return c.json(await readApplication(userContext(c), application), 200);
  })
  .openapi(attach, async (c) => {
    const application = c.req.valid('param').id;
    const { data, uploads } = await readMultipart(c, attachmentAbout, 'files');
    const addedIds = await addAttachments(userContext(c), application, data, uploads);
    return c.json({ addedIds, ...(await readApplication(userContext(c), application)) }, 201);
  })
  .openapi(attachKept, async (c) => {
    const application = c.req.valid('param').id;
    const { documentId, document } = c.req.valid('json');
    await attachDocument(userContext(c), application, documentId, { kind: 'altro', document });
    return c.json(await readApplication(userContext(c), application), 201);
  })
  .openapi(detach, async (c) => {
    const { id: application, fileId } = c.req.valid('param');
    await removeAttachment(userContext(c), application, fileId);
    return c.json(await readApplication(userContext(c), application), 200);
  })
  .openapi(dossier, async (c) => {
    const { name, bytes } = await buildDossier(userContext(c), c.req.valid('param').id);
    return c.body(bytes as never, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
