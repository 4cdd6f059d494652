import { createRoute, z } from '@hono/zod-openapi';
import { decisionInput, reviewedProfile } from '#domain/consultants/profile-review.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment } from '#server/features/files/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { decideProfile, listWaiting, readReviewedFile } from './review.ts';

const tags = ['Amministrazione'];
const params = z.object({ id: z.string().min(1).max(100) });

const list = createRoute({
  method: 'get',
  path: '/consultants',
  operationId: 'listWaitingConsultants',
  tags,
  responses: {
    200: json(z.object({ profiles: z.array(reviewedProfile) }), 'I profili da verificare, dal più vecchio'),
  },
});
const decide = createRoute({
  method: 'post',
  path: '/consultants/{id}/decision',
  operationId: 'decideConsultant',
  tags,
  request: { params, ...jsonBody(decisionInput) },
  responses: { 200: json(z.object({ profile: reviewedProfile }), 'La decisione, comunicata per mail e notifica') },
});
const download = createRoute({
  method: 'get',
  path: '/consultants/{id}/files/{fileId}',
  operationId: 'downloadConsultantFile',
  tags,
  request: { params: params.extend({ fileId: z.string().min(1).max(100) }) },
  responses: {
    200: {
      description: 'Un documento inviato per la verifica',
      content: { 'application/octet-stream': { schema: z.any() } },
    },
  },
});

export const consultantReviewRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) =>
    c.json({ profiles: z.array(reviewedProfile).parse(await listWaiting(userContext(c))) }, 200),
  )
  .openapi(decide, async (c) => {
    const profile = await decideProfile(userContext(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json({ profile: reviewedProfile.parse(profile) }, 200);
  })
  .openapi(download, async (c) => {
    const { id, fileId } = c.req.valid('param');
    const { file, bytes } = await readReviewedFile(userContext(c), id, fileId);
    return c.body(bytes as never, 200, attachment(file.name, file.mediaType));
  });
