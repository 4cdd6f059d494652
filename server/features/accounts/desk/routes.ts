import { createRoute, z } from '@hono/zod-openapi';
import { userActionInput } from '#domain/admin/users.ts';
import { USERS_EXPORT } from '#messages/admin/users.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { actOnUsers } from './actions.ts';
import { exportUsers, readUser, readUsers } from './desk.ts';
import { userDetail, userPage, userQuery } from './shapes.ts';

const tags = ['Amministrazione'];

const list = createRoute({
  method: 'get',
  path: '/users',
  operationId: 'listUsers',
  tags,
  request: { query: userQuery },
  responses: { 200: json(userPage, 'Gli account, una pagina alla volta') },
});
const csv = createRoute({
  method: 'get',
  path: '/users/export.csv',
  operationId: 'exportUsers',
  tags,
  request: { query: userQuery },
  responses: { 200: { description: 'Gli account, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const act = createRoute({
  method: 'post',
  path: '/users/actions',
  operationId: 'actOnUsers',
  tags,
  request: jsonBody(userActionInput),
  responses: { 200: json(z.object({ changed: z.array(z.string()) }), 'Gli account che sono cambiati') },
});
const read = createRoute({
  method: 'get',
  path: '/users/{id}',
  operationId: 'readUser',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  responses: { 200: json(userDetail, 'Un account; chi lo guarda resta scritto nel registro') },
});

export const userDeskRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await readUsers(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(await exportUsers(userContext(c), c.req.valid('query')), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${USERS_EXPORT.fileName}.csv"`,
    }),
  )
  .openapi(act, async (c) => c.json({ changed: await actOnUsers(userContext(c), c.req.valid('json')) }, 200))
  .openapi(read, async (c) => c.json(await readUser(userContext(c), c.req.valid('param').id), 200));
