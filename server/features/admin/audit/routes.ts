import { createRoute, z } from '@hono/zod-openapi';
import { AUDIT_EXPORT } from '#messages/admin/audit.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { exportAuditLog, readAuditLog } from './reading.ts';
import { auditPage, auditQuery } from './shapes.ts';

const tags = ['Amministrazione'];

const list = createRoute({
  method: 'get',
  path: '/audit',
  operationId: 'readAuditLog',
  tags,
  request: { query: auditQuery },
  responses: { 200: json(auditPage, 'Chi ha fatto che cosa e quando') },
});
const csv = createRoute({
  method: 'get',
  path: '/audit/export.csv',
  operationId: 'exportAuditLog',
  tags,
  request: { query: auditQuery },
  responses: { 200: { description: 'Le righe del registro, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});

export const auditRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await readAuditLog(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(await exportAuditLog(userContext(c), c.req.valid('query')), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${AUDIT_EXPORT.fileName}.csv"`,
    }),
  );
