import { createRoute, z } from '@hono/zod-openapi';
import { consultantProfileChanges, consultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { readConsultantProfile, updateConsultantProfile } from './service.ts';

const body = z.object({ profile: consultantProfileView });
const tags = ['Consulenti'];

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readConsultantProfile',
  tags,
  responses: { 200: json(body, 'Il profilo nel marketplace di chi chiede, con i documenti che ha inviato') },
});
const update = createRoute({
  method: 'patch',
  path: '/',
  operationId: 'updateConsultantProfile',
  tags,
  request: jsonBody(consultantProfileChanges),
  responses: { 200: json(body, 'Il profilo aggiornato; l’approvazione resta com’è') },
});

export const consultantProfileRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(body.parse({ profile: await readConsultantProfile(userContext(c)) }), 200))
  .openapi(update, async (c) =>
    c.json(body.parse({ profile: await updateConsultantProfile(userContext(c), c.req.valid('json')) }), 200),
  );
