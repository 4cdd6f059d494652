import { createRoute, z } from '@hono/zod-openapi';
import { newApiKey } from '#domain/api-keys/new-api-key.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { requireRecentProof } from '#server/features/accounts/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './service.ts';

const tags = ['Impostazioni'];
const apiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    shown: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    usedToday: z.int(),
  })
  .openapi('ApiKey');
const keys = z.array(apiKey);
const fresh = json(z.object({ keys }), 'Le chiavi come sono ora, la più recente prima');

const list = createRoute({
  method: 'get',
  path: '/api-keys',
  operationId: 'listApiKeys',
  tags,
  responses: { 200: fresh },
});
const create = createRoute({
  method: 'post',
  path: '/api-keys',
  operationId: 'createApiKey',
  tags,
  request: jsonBody(newApiKey),
  responses: { 201: json(z.object({ key: z.string(), keys }), 'La chiave, che si vede solo ora, e l’elenco') },
});
const revoke = createRoute({
  method: 'delete',
  path: '/api-keys/{id}',
  operationId: 'revokeApiKey',
  tags,
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: fresh },
});

/** Keys for programs that read the catalogue (SET-13). */
export const apiKeyRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json({ keys: await listApiKeys(userContext(c)) }, 200))
  .openapi(create, async (c) => {
    requireRecentProof(c);
    return c.json(await createApiKey(userContext(c), c.req.valid('json')), 201);
  })
  .openapi(revoke, async (c) => c.json({ keys: await revokeApiKey(userContext(c), c.req.valid('param').id) }, 200));
