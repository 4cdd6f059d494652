import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#domain/errors.ts';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { listOutbox } from './service.ts';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

const readOutbox = createRoute({
  method: 'get',
  path: '/outbox',
  operationId: 'readOutbox',
  tags: ['Sviluppo'],
  responses: { 200: json(z.object({ mails: z.array(mail) }), 'Mail di una installazione senza SMTP') },
});

export const outboxRoutes = createRouter<HttpEnv>().openapi(readOutbox, async (c) => {
  if (!c.var.seesOutbox) throw new AppError('not_found');
  const mails = await listOutbox(c.var.ctx);
  return c.json({ mails: mails.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }, 200);
});
