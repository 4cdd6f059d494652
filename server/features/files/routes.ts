import { createRoute, z } from '@hono/zod-openapi';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter } from '#server/platform/http/http.ts';
import { downloadFile } from './download.ts';
import { attachment } from './service.ts';

const download = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'downloadFile',
  tags: ['File'],
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: {
      description: 'Il file, per chi ne è proprietario e per chi può leggere ciò a cui è allegato',
      content: { 'application/octet-stream': { schema: z.any() } },
    },
  },
});

export const fileRoutes = createRouter<HttpEnv>().openapi(download, async (c) => {
  const { file, bytes } = await downloadFile(userContext(c), c.req.valid('param').id);
  return c.body(bytes as never, 200, attachment(file.name, file.mediaType));
});
