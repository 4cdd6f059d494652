import { createRoute, z } from '@hono/zod-openapi';
import { PLAN_SECTIONS } from '#domain/business-plans/sections.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { documentRoutes } from './document-routes.ts';
import { startGeneration } from './generating.ts';
import { createPlan, deletePlan, restorePlan, savePlan } from './planning.ts';
import { listPlans, readPlan } from './reading.ts';
import * as shapes from './shapes.ts';
import { versionRoutes } from './version-routes.ts';
import { acceptSection, saveSection } from './writing.ts';

/** Each begins a job that writes up to twelve parts. */
const GENERATION_RATE: RateRule = { name: 'business-plan-generation-user', limit: 60, windowSeconds: 600 };

const tags = ['Business plan'];
const one = z.object({ id: z.string().min(1).max(100) });
const part = one.extend({ section: z.enum(PLAN_SECTIONS) });
const view = (description: string) => ({ 200: json(shapes.planView, description) });
const list = (description: string) => ({ 200: json(shapes.planList, description) });

const listAll = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listBusinessPlans',
  tags,
  request: { query: z.object({ companyId: z.string().max(100).optional() }) },
  responses: list('I business plan di un’azienda, di solito quella attiva'),
});
const create = createRoute({
  method: 'post',
  path: '/',
  operationId: 'createBusinessPlan',
  tags,
  request: jsonBody(shapes.newPlan),
  responses: { 201: json(shapes.planView, 'Un piano nuovo, già compilato con ciò che si sa di azienda e progetto') },
});
const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readBusinessPlan',
  tags,
  request: { params: one },
  responses: view('Un piano: risposte, parti e avanzamento della generazione'),
});
const change = createRoute({
  method: 'patch',
  path: '/{id}',
  operationId: 'saveBusinessPlan',
  tags,
  request: { params: one, ...jsonBody(shapes.planChange) },
  responses: {
    200: json(shapes.savedPlan, 'Salvato, oppure il piano che un altro dispositivo ha salvato nel frattempo'),
  },
});
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'deleteBusinessPlan',
  tags,
  request: { params: one },
  responses: list('Eliminato; si può ripristinare'),
});
const restore = createRoute({
  method: 'post',
  path: '/{id}/restore',
  operationId: 'restoreBusinessPlan',
  tags,
  request: { params: one },
  responses: list('Ripristinato'),
});
const generate = createRoute({
  method: 'post',
  path: '/{id}/generation',
  operationId: 'generateBusinessPlan',
  tags,
  request: { params: one, ...jsonBody(shapes.generation) },
  responses: { 202: json(shapes.planView, 'La generazione è cominciata: l’avanzamento si legge dal piano') },
});
const write = createRoute({
  method: 'put',
  path: '/{id}/sections/{section}',
  operationId: 'saveBusinessPlanSection',
  tags,
  request: { params: part, ...jsonBody(shapes.sectionChange) },
  responses: { 200: json(shapes.savedSection, 'Salvata, oppure la parte com’è stata scritta nel frattempo') },
});
const accept = createRoute({
  method: 'put',
  path: '/{id}/sections/{section}/acceptance',
  operationId: 'acceptBusinessPlanSection',
  tags,
  request: { params: part, ...jsonBody(z.object({ isAccepted: z.boolean() })) },
  responses: view('Una parte accettata non viene riscritta dalla prossima generazione'),
});

export const businessPlanRoutes = createRouter<HttpEnv>()
  .route('/', versionRoutes)
  .route('/', documentRoutes)
  .openapi(listAll, async (c) => c.json(await listPlans(userContext(c), c.req.valid('query').companyId), 200))
  .openapi(create, async (c) => c.json(await createPlan(userContext(c), c.req.valid('json')), 201))
  .openapi(read, async (c) => c.json(await readPlan(userContext(c), c.req.valid('param').id), 200))
  .openapi(change, async (c) =>
    c.json(await savePlan(userContext(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(remove, async (c) => c.json(await deletePlan(userContext(c), c.req.valid('param').id), 200))
  .openapi(restore, async (c) => c.json(await restorePlan(userContext(c), c.req.valid('param').id), 200))
  .openapi(generate, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.use(GENERATION_RATE, ctx.user.id);
    return c.json(await startGeneration(ctx, c.req.valid('param').id, c.req.valid('json').sections), 202);
  })
  .openapi(write, async (c) => {
    const { id, section } = c.req.valid('param');
    return c.json(await saveSection(userContext(c), id, section, c.req.valid('json')), 200);
  })
  .openapi(accept, async (c) => {
    const { id, section } = c.req.valid('param');
    return c.json(await acceptSection(userContext(c), id, section, c.req.valid('json').isAccepted), 200);
  });
