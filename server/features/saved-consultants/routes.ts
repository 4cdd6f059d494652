import { createRoute, z } from '@hono/zod-openapi';
import { consultantCard } from '#domain/consultants/consultant-card.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { listSavedConsultants, removeSavedConsultant, saveConsultant } from './service.ts';

const tags = ['Consulenti'];
const body = z.object({ consultants: z.array(consultantCard) });
const request = { params: z.object({ id: z.string().min(1).max(100) }) };

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listSavedConsultants',
  tags,
  responses: { 200: json(body, 'I consulenti salvati, il più recente prima') },
});
const save = createRoute({
  method: 'put',
  path: '/{id}',
  operationId: 'saveConsultant',
  tags,
  request,
  responses: { 200: json(body, 'Consulente salvato') },
});
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'removeSavedConsultant',
  tags,
  request,
  responses: { 200: json(body, 'Consulente tolto dai salvati') },
});

export const savedConsultantRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(body.parse({ consultants: await listSavedConsultants(userContext(c)) }), 200))
  .openapi(save, async (c) =>
    c.json(body.parse({ consultants: await saveConsultant(userContext(c), c.req.valid('param').id) }), 200),
  )
  .openapi(remove, async (c) =>
    c.json(body.parse({ consultants: await removeSavedConsultant(userContext(c), c.req.valid('param').id) }), 200),
  );
