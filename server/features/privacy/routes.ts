import { createRoute, z } from '@hono/zod-openapi';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment } from '#server/features/files/service.ts';
import { createRouter } from '#server/platform/http/http.ts';
import { exportOwnData } from './export.ts';

const exportData = createRoute({
  method: 'get',
  path: '/export.zip',
  operationId: 'exportOwnData',
  tags: ['Impostazioni'],
  responses: {
    200: {
      description: 'Tutti i dati e i file di chi chiede, in un archivio',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});

export const privacyRoutes = createRouter<HttpEnv>().openapi(exportData, async (c) => {
  const { name, body } = await exportOwnData(userContext(c));
  return c.body(body, 200, attachment(name, 'application/zip'));
});
