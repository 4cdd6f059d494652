import { createRoute, z } from '@hono/zod-openapi';
import { pricesInput, quotaInput } from '#domain/admin/assistant.ts';
import { DEFAULT_PERIOD } from '#domain/admin/summary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { readAssistantDesk, setPrices, setQuota } from './desk.ts';
import { assistantDesk, assistantQuery } from './shapes.ts';

const tags = ['Amministrazione'];
const responses = { 200: json(assistantDesk, 'Uso, esiti, costi, errori e limiti dell’assistente') };

const read = createRoute({
  method: 'get',
  path: '/assistant',
  operationId: 'readAssistantDesk',
  tags,
  request: { query: assistantQuery },
  responses,
});
const quota = createRoute({
  method: 'put',
  path: '/assistant/quotas/{id}',
  operationId: 'setAssistantQuota',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100) }), ...jsonBody(quotaInput) },
  responses,
});
const prices = createRoute({
  method: 'put',
  path: '/assistant/prices',
  operationId: 'setAssistantPrices',
  tags,
  request: jsonBody(pricesInput),
  responses,
});

export const assistantDeskRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readAssistantDesk(userContext(c), c.req.valid('query').giorni), 200))
  .openapi(quota, async (c) => {
    await setQuota(userContext(c), c.req.valid('param').id, c.req.valid('json').daily);
    return c.json(await readAssistantDesk(userContext(c), DEFAULT_PERIOD), 200);
  })
  .openapi(prices, async (c) => {
    await setPrices(userContext(c), c.req.valid('json'));
    return c.json(await readAssistantDesk(userContext(c), DEFAULT_PERIOD), 200);
  });
