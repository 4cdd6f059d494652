import { createRoute, z } from '@hono/zod-openapi';
import { noticeInput, retryInput, switchInput } from '#domain/admin/system.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { FAILURE_EXPORT } from '#messages/admin/system.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { exportFailures, readSystem, retryJobs, setNotice, setSwitch } from './service.ts';
import { systemQuery, systemShape } from './shapes.ts';

const tags = ['Amministrazione'];

const read = createRoute({
  method: 'get',
  path: '/system',
  operationId: 'readSystem',
  tags,
  request: { query: systemQuery },
  responses: { 200: json(systemShape, 'Code, mail, spazio, versioni e interruttori') },
});
const csv = createRoute({
  method: 'get',
  path: '/system/failures/export.csv',
  operationId: 'exportFailedJobs',
  tags,
  request: { query: systemQuery },
  responses: { 200: { description: 'I lavori falliti, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const notice = createRoute({
  method: 'put',
  path: '/system/notice',
  operationId: 'setSiteNotice',
  tags,
  request: jsonBody(noticeInput),
  responses: { 200: json(systemShape, 'Il sistema con il nuovo avviso') },
});
const feature = createRoute({
  method: 'put',
  path: '/system/switches',
  operationId: 'setSwitch',
  tags,
  request: jsonBody(switchInput),
  responses: { 200: json(systemShape, 'Il sistema con l’interruttore cambiato') },
});
const retry = createRoute({
  method: 'post',
  path: '/system/retries',
  operationId: 'retryJobs',
  tags,
  request: jsonBody(retryInput),
  responses: { 200: json(z.object({ retried: z.array(z.string()) }), 'I lavori che si riprovano') },
});

export const systemRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readSystem(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(await exportFailures(userContext(c), c.req.valid('query')), 200, csvAttachment(FAILURE_EXPORT.fileName)),
  )
  .openapi(notice, async (c) => {
    await setNotice(userContext(c), c.req.valid('json').text);
    return c.json(await readSystem(userContext(c)), 200);
  })
  .openapi(feature, async (c) => {
    await setSwitch(userContext(c), c.req.valid('json'));
    return c.json(await readSystem(userContext(c)), 200);
  })
  .openapi(retry, async (c) => c.json({ retried: await retryJobs(userContext(c), c.req.valid('json')) }, 200));
