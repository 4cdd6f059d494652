import { createRoute, z } from '@hono/zod-openapi';
import { portfolio } from '#domain/sharing/portfolio.ts';
import { ownerInvitation, takenOver, takeoverToken, takeoverView } from '#domain/sharing/takeover.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { inviteOwner, readTakeover, takeOver } from './takeover.ts';

const tags = ['Consulenze'];

const invite = createRoute({
  method: 'post',
  path: '/clients/companies/{companyId}/invitation',
  operationId: 'inviteOwner',
  tags,
  request: { params: z.object({ companyId: z.string().min(1).max(100) }), ...jsonBody(ownerInvitation) },
  responses: { 200: json(portfolio, 'Invito mandato al titolare') },
});
const read = createRoute({
  method: 'post',
  path: '/takeovers/reading',
  operationId: 'readTakeover',
  tags,
  request: jsonBody(takeoverToken),
  responses: { 200: json(takeoverView, 'L’azienda che il titolare può prendere in carico') },
});
const take = createRoute({
  method: 'post',
  path: '/takeovers',
  operationId: 'takeOver',
  tags,
  request: jsonBody(takeoverToken),
  responses: { 200: json(takenOver, 'L’azienda è del titolare, e il consulente continua con un incarico condiviso') },
});

export const takeoverRoutes = createRouter<HttpEnv>()
  .openapi(invite, async (c) =>
    c.json(await inviteOwner(userContext(c), c.req.valid('param').companyId, c.req.valid('json')), 200),
  )
  .openapi(read, async (c) => c.json(await readTakeover(userContext(c), c.req.valid('json').token), 200))
  .openapi(take, async (c) => c.json(await takeOver(userContext(c), c.req.valid('json').token), 200));
