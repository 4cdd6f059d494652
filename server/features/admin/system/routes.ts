import { createRoute, z } from '@hono/zod-openapi';
import { noticeInput, retryInput, switchInput } from '#domain/admin/system.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { readSystem, retryJobs, setNotice, setSwitch } from './service.ts';
import { systemShape } from './shapes.ts';

const tags = ['Amministrazione'];

const read = createRoute({
  method: 'get',
  path: '/system',
  operationId: 'readSystem',
  tags,
  responses: { 200: json(systemShape, 'Code, mail, spazio, versioni e interruttori') },
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
  .openapi(read, async (c) => c.json(await readSystem(userContext(c)), 200))
  .openapi(notice, async (c) => {
    await setNotice(userContext(c), c.req.valid('json').text);
    return c.json(await readSystem(userContext(c)), 200);
  })
  .openapi(feature, async (c) => {
    await setSwitch(userContext(c), c.req.valid('json'));
    return c.json(await readSystem(userContext(c)), 200);
  })
  .openapi(retry, async (c) => c.json({ retried: await retryJobs(userContext(c), c.req.valid('json')) }, 200));
