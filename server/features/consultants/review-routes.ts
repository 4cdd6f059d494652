import { createRoute, z } from '@hono/zod-openapi';
import { decisionInput, reviewedProfile, reviewQuery } from '#domain/consultants/profile-review.ts';
import { AppError } from '#domain/errors.ts';
import { REVIEW_EXPORT } from '#messages/consultants/review.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment, shownInPlace } from '#server/features/files/service.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { exportReviewed, listReviewed } from './review-list.ts';
import { decideProfile, readReviewedFile } from './review.ts';

const tags = ['Amministrazione'];
const params = z.object({ id: z.string().min(1).max(100) });

const page = z.object({
  profiles: z.array(reviewedProfile),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  pages: z.number(),
});
const csv = createRoute({
  method: 'get',
  path: '/consultants/export.csv',
  operationId: 'exportReviewedConsultants',
  tags,
  request: { query: reviewQuery },
  responses: { 200: { description: 'I consulenti, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const list = createRoute({
  method: 'get',
  path: '/consultants',
  operationId: 'listReviewedConsultants',
  tags,
  request: { query: reviewQuery },
  responses: {
    200: json(page, 'I profili da verificare, o quelli di un altro stato, con documenti e decisioni'),
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

const preview = createRoute({
  method: 'get',
  path: '/consultants/{id}/files/{fileId}/preview',
  operationId: 'previewConsultantFile',
  tags,
  request: { params: params.extend({ fileId: z.string().min(1).max(100) }) },
  responses: {
    200: {
      description: 'Un PDF o un’immagine inviati per la verifica, da mostrare',
      content: { 'application/octet-stream': { schema: z.any() } },
    },
  },
});

export const consultantReviewRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(page.parse(await listReviewed(userContext(c), c.req.valid('query'))), 200))
  .openapi(csv, async (c) =>
    c.body(await exportReviewed(userContext(c), c.req.valid('query')), 200, csvAttachment(REVIEW_EXPORT.fileName)),
  )
  .openapi(preview, async (c) => {
    const { id, fileId } = c.req.valid('param');
    const { file, bytes } = await readReviewedFile(userContext(c), id, fileId);
    const headers = shownInPlace(file.mediaType);
    if (!headers) throw new AppError('not_found');
    return c.body(bytes as never, 200, headers);
  })
  .openapi(decide, async (c) => {
    const profile = await decideProfile(userContext(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json({ profile: reviewedProfile.parse(profile) }, 200);
  })
  .openapi(download, async (c) => {
    const { id, fileId } = c.req.valid('param');
    const { file, bytes } = await readReviewedFile(userContext(c), id, fileId);
    return c.body(bytes as never, 200, attachment(file.name, file.mediaType));
  });
