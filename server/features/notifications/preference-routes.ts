import { createRoute, z } from '@hono/zod-openapi';
import { notificationPreferences } from '#domain/notifications/preferences.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { preferencesOf, savePreferences } from './preferences.ts';

const body = z.object({ preferences: notificationPreferences });
const tags = ['Impostazioni'];

const read = createRoute({
  method: 'get',
  path: '/notifications',
  operationId: 'readNotificationPreferences',
  tags,
  responses: { 200: json(body, 'Che cosa vuole ricevere chi chiede, e come') },
});
const save = createRoute({
  method: 'put',
  path: '/notifications',
  operationId: 'saveNotificationPreferences',
  tags,
  request: jsonBody(notificationPreferences),
  responses: { 200: json(body, 'Le preferenze salvate') },
});

export const preferenceRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => {
    const { db, user } = userContext(c);
    return c.json({ preferences: await preferencesOf(db, user.id) }, 200);
  })
  .openapi(save, async (c) => {
    const { db, user, now } = userContext(c);
    return c.json({ preferences: await savePreferences(db, user.id, c.req.valid('json'), now()) }, 200);
  });
