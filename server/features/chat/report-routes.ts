import { createRoute, z } from '@hono/zod-openapi';
import { chatReportPage, REPORT_VERDICTS } from '#domain/chat/chat-report.ts';
import { REPORTS_EXPORT } from '#messages/chat/chat.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { closeReport, exportReports, listReports, reportsQuery } from './reports-desk.ts';

const tags = ['Amministrazione'];
const answer = (description: string) => ({ responses: { 200: json(chatReportPage, description) } });

const list = createRoute({
  method: 'get',
  path: '/chat-reports',
  operationId: 'listChatReports',
  tags,
  request: { query: reportsQuery },
  ...answer('Le segnalazioni da leggere'),
});
const csv = createRoute({
  method: 'get',
  path: '/chat-reports/export.csv',
  operationId: 'exportChatReports',
  tags,
  request: { query: reportsQuery },
  responses: { 200: { description: 'Le segnalazioni, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const close = createRoute({
  method: 'post',
  path: '/chat-reports/{id}/closing',
  operationId: 'closeChatReport',
  tags,
  request: {
    params: z.object({ id: z.string().min(1).max(100) }),
    ...jsonBody(z.object({ verdict: z.enum(REPORT_VERDICTS) })),
  },
  ...answer('Quelle che restano'),
});

export const chatReportRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await listReports(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(await exportReports(userContext(c), c.req.valid('query')), 200, csvAttachment(REPORTS_EXPORT.fileName)),
  )
  .openapi(close, async (c) => {
    await closeReport(userContext(c), c.req.valid('param').id, c.req.valid('json').verdict);
    return c.json(await listReports(userContext(c)), 200);
  });
