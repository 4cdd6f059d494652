import { createRoute, z } from '@hono/zod-openapi';
import { consultantCard, directoryPage } from '#domain/consultants/consultant-card.ts';
import { CONSULTANT_SORTS, readDirectorySearch } from '#domain/consultants/directory-search.ts';
import type { HttpEnv } from '#server/context.ts';
import { readPhoto } from '#server/features/consultants/service.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { countConsultants, findConsultants, readConsultant } from './service.ts';

const tags = ['Consulenti'];
const words = z.string().max(400).optional();
const several = z.union([words, z.array(z.string().max(100)).max(40)]).optional();

/** The filter object. A number that is none falls back; nothing is refused (CON-9). */
const query = z.object({
  q: words,
  specializations: several,
  sectors: several,
  regions: several,
  topics: several,
  minExperience: words,
  minHourlyRate: words,
  maxHourlyRate: words,
  minRating: words,
  city: words,
  verified: words,
  sort: z.enum(CONSULTANT_SORTS).optional(),
  limit: words,
});

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'searchConsultants',
  tags,
  request: { query: query.extend({ first: words }) },
  responses: { 200: json(directoryPage, 'I consulenti approvati e disponibili, con le cifre dell’elenco') },
});
const tally = createRoute({
  method: 'get',
  path: '/count',
  operationId: 'countConsultants',
  tags,
  request: { query },
  responses: { 200: json(z.object({ total: z.number() }), 'Quanti ne troverebbero questi filtri') },
});
const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readConsultant',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  responses: { 200: json(z.object({ consultant: consultantCard }), 'Il profilo pubblico') },
});

const photo = createRoute({
  method: 'get',
  path: '/{id}/photos/{photoId}',
  operationId: 'readConsultantPhoto',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100), photoId: z.string().min(1).max(100) }) },
  responses: { 200: { description: 'La foto', content: { 'image/*': { schema: z.any() } } } },
});
/** Only a picture, only for an hour: who leaves the directory takes the face along. */
const asPicture = (mediaType: string) => ({
  'content-type': mediaType,
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=3600',
});

export const directoryRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => {
    const { first, ...search } = c.req.valid('query');
    const page = await findConsultants(c.var.ctx, c.var.user, readDirectorySearch(search), first);
    return c.json(directoryPage.parse(page), 200);
  })
  .openapi(tally, async (c) =>
    c.json({ total: await countConsultants(c.var.ctx, readDirectorySearch(c.req.valid('query'))) }, 200),
  )
  .openapi(read, async (c) =>
    c.json({ consultant: consultantCard.parse(await readConsultant(c.var.ctx, c.req.valid('param').id)) }, 200),
  )
  .openapi(photo, async (c) => {
    const { id, photoId } = c.req.valid('param');
    await readConsultant(c.var.ctx, id); // not listed: not found
    const { file, bytes } = await readPhoto(c.var.ctx, id, photoId);
    return c.body(bytes as never, 200, asPicture(file.mediaType));
  });
