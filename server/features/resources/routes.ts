import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#domain/errors.ts';
import { RESOURCE_CATEGORIES, RESOURCE_KINDS } from '#domain/resources/resources.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { textBlock } from '#server/platform/http/text-blocks.ts';
import { allResources, consultantResources, type Resource } from './guides.ts';

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
    isForConsultants: z.boolean(),
  })
  .openapi('ResourceSummary');

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listResources',
  tags,
  responses: { 200: json(z.object({ resources: z.array(summary) }), 'Guide, video e riferimenti') },
});
const desk = createRoute({
  method: 'get',
  path: '/consultants',
  operationId: 'listConsultantResources',
  tags,
  responses: { 200: json(z.object({ resources: z.array(summary) }), 'Guide e norme per chi fa consulenza') },
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

const today = (now: Date) => romeMoment(now).day;

export const resourceRoutes = createRouter<HttpEnv>()
  .openapi(list, (c) => c.json({ resources: allResources().map(summaryOf) }, 200))
  .openapi(desk, (c) => c.json({ resources: consultantResources(today(c.var.ctx.now())).map(summaryOf) }, 200))
  .openapi(read, (c) => {
    const { slug } = c.req.valid('param');
    const forConsultants = c.var.user?.userType === 'consultant' ? consultantResources(today(c.var.ctx.now())) : [];
    const found = [...allResources(), ...forConsultants].find((each) => each.slug === slug);
    if (!found) throw new AppError('not_found');
    return c.json({ ...summaryOf(found), blocks: found.blocks }, 200);
  });
