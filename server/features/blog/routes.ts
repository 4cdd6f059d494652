import { createRoute, z } from '@hono/zod-openapi';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
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
const span = z.union([
  z.object({ kind: z.enum(['text', 'strong', 'em']), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
]);
const block = z.union([
  z.object({ kind: z.literal('heading'), text: z.string(), id: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(span) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(span)) }),
]);
const article = summary.extend({ blocks: z.array(block) }).openapi('Article');

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
