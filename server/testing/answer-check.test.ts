import { createRoute, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import type { Api } from '#server/app.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { createAnswerCheck } from './answer-check.ts';

const route = createRoute({
  method: 'get',
  path: '/things/{id}',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(z.object({ id: z.string(), size: z.number().nullable() }), 'A thing') },
});
const api = createRouter().openapi(route, (c) => c.json({ id: 'a', size: null }, 200));
const check = createAnswerCheck(api as unknown as Api);
const answers = (body: object, status = 200) => check('GET', '/things/a', Response.json(body, { status }));

test('an answer as declared passes, and so does a refusal in the common shape', async () => {
  await answers({ id: 'a', size: null });
  await answers({ code: 'not_found', message: 'Non trovato', fields: [], requestId: 'r' }, 404);
});

test('a field too few, too many, of another kind, or a status nobody declared fails', async () => {
  await expect(answers({ id: 'a' })).rejects.toThrow(/GET \/things\/\{id\} breaks its promise for 200/);
  await expect(answers({ id: 'a', size: 1, secret: 'x' })).rejects.toThrow(/it sends .*secret/);
  await expect(answers({ id: 'a', size: '1' })).rejects.toThrow(/breaks its promise/);
  await expect(answers({}, 201)).rejects.toThrow(/does not declare/);
  await expect(answers({ error: 'no' }, 404)).rejects.toThrow(/breaks its promise for 404/);
});
