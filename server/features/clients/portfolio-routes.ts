import { createRoute, z } from '@hono/zod-openapi';
import { clientInput, portfolio } from '#domain/sharing/portfolio.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { addClient, leaveClient, listPortfolio } from './portfolio.ts';

const tags = ['Consulenze'];

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listClients',
  tags,
  responses: { 200: json(portfolio, 'Le aziende per cui il consulente può lavorare') },
});
const create = createRoute({
  method: 'post',
  path: '/',
  operationId: 'addClient',
  tags,
  request: jsonBody(clientInput),
  responses: {
    201: json(portfolio.extend({ createdId: z.string() }), 'Cliente inserito sotto mandato, ed è quello attivo'),
  },
});
const leave = createRoute({
  method: 'delete',
  path: '/active',
  operationId: 'leaveClient',
  tags,
  responses: { 200: json(portfolio, 'Nessuna azienda è attiva') },
});

export const portfolioRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await listPortfolio(userContext(c)), 200))
  .openapi(create, async (c) => c.json(await addClient(userContext(c), c.req.valid('json')), 201))
  .openapi(leave, async (c) => c.json(await leaveClient(userContext(c)), 200));
