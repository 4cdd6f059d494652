import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#domain/errors.ts';
import { RESOURCE_CATEGORIES, RESOURCE_KINDS } from '#domain/resources/resources.ts';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { textBlock } from '#server/platform/http/text-blocks.ts';
import { allResources, type Resource } from './guides.ts';

const tags = ['Risorse'];
const summary = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    kind: z.enum(RESOURCE_KINDS),
    category: z.enum(RESOURCE_CATEGORIES),
    minutes: z.number(),
    date: z.string(),
  })
  .openapi('ResourceSummary');

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listResources',
  tags,
  responses: { 200: json(z.object({ resources: z.array(summary) }), 'Guide, video e riferimenti') },
});
const read = createRoute({
  method: 'get',
  path: '/{slug}',
  operationId: 'readResource',
  tags,
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: { 200: json(summary.extend({ blocks: z.array(textBlock) }), 'Una risorsa intera') },
});

const summaryOf = ({ blocks: _blocks, order: _order, ...rest }: Resource) => rest;

export const resourceRoutes = createRouter<HttpEnv>()
  .openapi(list, (c) => c.json({ resources: allResources().map(summaryOf) }, 200))
  .openapi(read, (c) => {
    const found = allResources().find(({ slug }) => slug === c.req.valid('param').slug);
    if (!found) throw new AppError('not_found');
    return c.json({ ...summaryOf(found), blocks: found.blocks }, 200);
  });
