import { createRoute, z } from '@hono/zod-openapi';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { textBlock } from '#server/platform/http/text-blocks.ts';
import { listArticles, readArticle } from './service.ts';

const tags = ['Blog'];
const summary = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    date: z.string(),
    topic: z.string(),
    minutes: z.number(),
  })
  .openapi('ArticleSummary');
const article = summary.extend({ blocks: z.array(textBlock) }).openapi('Article');

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listArticles',
  tags,
  responses: { 200: json(z.object({ articles: z.array(summary) }), 'Gli articoli, dal più recente') },
});
const read = createRoute({
  method: 'get',
  path: '/{slug}',
  operationId: 'readArticle',
  tags,
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: { 200: json(z.object({ article, next: z.array(summary) }), 'Un articolo, e che cosa leggere dopo') },
});

export const blogRoutes = createRouter<HttpEnv>()
  .openapi(list, (c) => c.json({ articles: listArticles() }, 200))
  .openapi(read, (c) => c.json(readArticle(c.req.valid('param').slug), 200));
