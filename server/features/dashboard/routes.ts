import { createRoute, z } from '@hono/zod-openapi';
import { SEARCH } from '#domain/constants.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { generateGrants, readDashboard } from './service.ts';
import { dashboardShape, generatedGrants } from './shapes.ts';

const tags = ['Dashboard'];
const MAX_GENERATED = 12;

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readDashboard',
  tags,
  responses: { 200: json(dashboardShape, 'Tutto quello che la dashboard mostra') },
});
const generate = createRoute({
  method: 'post',
  path: '/ai-grants',
  operationId: 'generateAiGrants',
  tags,
  request: jsonBody(z.object({ limit: z.number().int().min(1).max(MAX_GENERATED).default(SEARCH.panelDefaultMax) })),
  responses: { 200: json(generatedGrants, 'I bandi più adatti all’azienda attiva') },
});

export const dashboardRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readDashboard(userContext(c)), 200))
  .openapi(generate, async (c) => c.json(await generateGrants(userContext(c), c.req.valid('json').limit), 200));
