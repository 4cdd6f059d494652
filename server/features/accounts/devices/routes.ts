import { createRoute, z } from '@hono/zod-openapi';
import { deviceOf } from '#domain/accounts/device.ts';
import { AppError } from '#domain/errors.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { tokenHash } from '#server/platform/tokens.ts';
import { deleteOtherSessions } from '#server/features/accounts/session-store.ts';
import { endSessionOf, idOf, listSessions } from './store.ts';

const device = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isHandheld: z.boolean(),
  ip: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
const body = z.object({ devices: z.array(device) });
const fresh = json(body, 'I dispositivi collegati come sono ora, il più recente prima');
const tags = ['Impostazioni'];

const list = createRoute({
  method: 'get',
  path: '/devices',
  operationId: 'listDevices',
  tags,
  responses: { 200: fresh },
});
const end = createRoute({
  method: 'delete',
  path: '/devices/{id}',
  operationId: 'signOutDevice',
  tags,
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: fresh },
});
const endOthers = createRoute({
  method: 'delete',
  path: '/devices',
  operationId: 'signOutOtherDevices',
  tags,
  responses: { 200: fresh },
});

/** Where a person is signed in, and the way to end it from here (SET-4). Every write answers with the fresh list. */
export const deviceRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await devicesOf(c.var), 200))
  .openapi(end, async (c) => {
    const { db, user } = userContext(c);
    if (!(await endSessionOf(db, user.id, c.req.valid('param').id, currentHash(c.var))))
      throw new AppError('not_found');
    return c.json(await devicesOf(c.var), 200);
  })
  .openapi(endOthers, async (c) => {
    const { db, user } = userContext(c);
    await deleteOtherSessions(db, user.id, currentHash(c.var));
    return c.json(await devicesOf(c.var), 200);
  });

const currentHash = ({ sessionToken }: HttpEnv['Variables']) => tokenHash(sessionToken ?? '');

async function devicesOf(variables: HttpEnv['Variables']): Promise<z.infer<typeof body>> {
  const { db, user, now } = userContext({ var: variables });
  const current = idOf(currentHash(variables));
  const rows = await listSessions(db, user.id, now());
  const devices = rows.map(({ userAgent, createdAt, lastUsedAt, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: row.id === current,
  }));
  return { devices };
}
