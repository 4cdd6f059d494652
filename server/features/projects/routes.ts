import { createRoute, z } from '@hono/zod-openapi';
import { PROJECT_CAPS, projectChanges, projectFields } from '#domain/projects/project.ts';
import { SECTORS } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import * as service from './service.ts';

const READ_RATE: RateRule = { name: 'project-reading-ip', limit: 120, windowSeconds: 60 };
const tags = ['Progetti'];
const ofProject = z.object({ id: z.string().max(100) });
const companyId = z.string().max(100).optional();

const project = projectFields
  .extend({
    id: z.string(),
    companyId: z.string(),
    isActive: z.boolean(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('Project');
const projectList = z.object({ companyId: z.string().nullable(), projects: z.array(project) });
const changes = projectChanges.extend({ version: z.int() });

/** Who speaks, where the sentence says so: "panificio". */
const firm = z.object({ trade: z.string(), sector: z.enum(SECTORS).nullable() }).nullable();

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listProjects',
  tags,
  request: { query: z.object({ companyId }) },
  responses: { 200: json(projectList, 'I progetti di un’azienda; quello attivo è il riferimento dei verdetti') },
});
const read = createRoute({
  method: 'post',
  path: '/reading',
  operationId: 'readProject',
  tags,
  request: jsonBody(z.object({ text: z.string().trim().min(1).max(PROJECT_CAPS.description) })),
  responses: { 200: json(z.object({ project: projectFields, firm }), 'Una frase letta nei campi di un progetto') },
});
const create = createRoute({
  method: 'post',
  path: '/',
  operationId: 'createProject',
  tags,
  request: jsonBody(projectFields.extend({ companyId })),
  responses: { 201: json(projectList.extend({ createdId: z.string() }), 'Il progetto nuovo è quello attivo') },
});
const change = createRoute({
  method: 'patch',
  path: '/{id}',
  operationId: 'updateProject',
  tags,
  request: { params: ofProject, ...jsonBody(changes) },
  responses: { 200: json(projectList, 'I progetti dopo la modifica') },
});
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'deleteProject',
  tags,
  request: { params: ofProject },
  responses: { 200: json(projectList, 'I progetti rimasti') },
});
const restore = createRoute({
  method: 'post',
  path: '/{id}/restore',
  operationId: 'restoreProject',
  tags,
  request: { params: ofProject },
  responses: { 200: json(projectList, 'I progetti, con quello ripristinato') },
});
const version = z.object({
  version: z.int(),
  fields: projectFields,
  actorName: z.string(),
  at: z.iso.datetime(),
});
const history = createRoute({
  method: 'get',
  path: '/{id}/versions',
  operationId: 'readProjectHistory',
  tags,
  request: { params: ofProject },
  responses: {
    200: json(z.object({ versions: z.array(version) }), 'Il progetto prima di ogni modifica, e chi l’ha fatta'),
  },
});
const activate = createRoute({
  method: 'put',
  path: '/{id}/active',
  operationId: 'makeProjectActive',
  tags,
  request: { params: ofProject },
  responses: { 200: json(projectList, 'I progetti, con quello scelto attivo') },
});

export const projectRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await service.listProjects(userContext(c), c.req.valid('query').companyId), 200))
  .openapi(read, async (c) => {
    const { ctx } = c.var;
    await ctx.limits.use(READ_RATE, ctx.client.ip);
    return c.json(await service.readSentence(ctx, c.req.valid('json').text), 200);
  })
  .openapi(create, async (c) => {
    const { companyId: company, ...fields } = c.req.valid('json');
    return c.json(await service.createProject(userContext(c), fields, company), 201);
  })
  .openapi(change, async (c) =>
    c.json(await service.updateProject(userContext(c), c.req.valid('param').id, known(c.req.valid('json'))), 200),
  )
  .openapi(remove, async (c) => c.json(await service.deleteProject(userContext(c), c.req.valid('param').id), 200))
  .openapi(restore, async (c) => c.json(await service.restoreProject(userContext(c), c.req.valid('param').id), 200))
  .openapi(history, async (c) => c.json(await service.projectHistory(userContext(c), c.req.valid('param').id), 200))
  .openapi(activate, async (c) =>
    c.json(await service.makeProjectActive(userContext(c), c.req.valid('param').id), 200),
  );

/** What was left out stays as it is. */
function known(body: z.infer<typeof changes>): service.ProjectChange {
  const { version, ...fields } = body;
  return { version, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
}
