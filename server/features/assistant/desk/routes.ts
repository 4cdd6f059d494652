import { createRoute, z } from '@hono/zod-openapi';
import { pricesInput, quotaInput } from '#domain/admin/assistant.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { ASSISTANT_EXPORT, QUOTA_EXPORT } from '#messages/admin/assistant.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { exportAssistantFailures, exportQuotas, readAssistantDesk, setPrices, setQuota } from './desk.ts';
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
const csv = createRoute({
  method: 'get',
  path: '/assistant/failures/export.csv',
  operationId: 'exportAssistantFailures',
  tags,
  request: { query: assistantQuery },
  responses: { 200: { description: 'Gli errori raccolti, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const quotasCsv = createRoute({
  method: 'get',
  path: '/assistant/quotas/export.csv',
  operationId: 'exportAssistantQuotas',
  tags,
  request: { query: assistantQuery },
  responses: { 200: { description: 'I limiti per persona, in CSV', content: { 'text/csv': { schema: z.string() } } } },
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
  .openapi(read, async (c) => c.json(await readAssistantDesk(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(
      await exportAssistantFailures(userContext(c), c.req.valid('query')),
      200,
      csvAttachment(ASSISTANT_EXPORT.fileName),
    ),
  )
  .openapi(quotasCsv, async (c) =>
    c.body(await exportQuotas(userContext(c), c.req.valid('query')), 200, csvAttachment(QUOTA_EXPORT.fileName)),
  )
  .openapi(quota, async (c) => {
    await setQuota(userContext(c), c.req.valid('param').id, c.req.valid('json').daily);
    return c.json(await readAssistantDesk(userContext(c)), 200);
  })
  .openapi(prices, async (c) => {
    await setPrices(userContext(c), c.req.valid('json'));
    return c.json(await readAssistantDesk(userContext(c)), 200);
  });
