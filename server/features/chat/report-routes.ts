import { createRoute, z } from '@hono/zod-openapi';
import { chatReport } from '#domain/chat/chat-report.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { closeReport, listReports } from './reports.ts';

const tags = ['Amministrazione'];
const answer = (description: string) => ({
  responses: { 200: json(z.object({ reports: z.array(chatReport) }), description) },
});

const list = createRoute({
  method: 'get',
  path: '/chat-reports',
  operationId: 'listChatReports',
  tags,
  ...answer('Le segnalazioni da leggere, dalla più vecchia'),
});
const close = createRoute({
  method: 'post',
  path: '/chat-reports/{id}/closing',
  operationId: 'closeChatReport',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  ...answer('Quelle che restano'),
});

export const chatReportRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json({ reports: await listReports(userContext(c)) }, 200))
  .openapi(close, async (c) => c.json({ reports: await closeReport(userContext(c), c.req.valid('param').id) }, 200));
