import { createRoute, z } from '@hono/zod-openapi';
import {
  FILTER_NAMES,
  GRANT_SORTS,
  LIST_FILTER_NAMES,
  MAX_QUERY_CHARS,
  type ListFilter,
} from '#domain/grants/catalogue-search.ts';
import { GRANT_STATUSES } from '#domain/filter-vocabulary.ts';
import { GRANT_LEVELS } from '#domain/vocabulary.ts';
import { GRANT_EXPORT } from '#messages/grants/grants.ts';
import { readerContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { grantCalendar } from './calendar.ts';
import { grantsCsv, grantsXlsx } from './export.ts';
import { findForExport } from './exported.ts';
import { grantQuery } from './query.ts';
import { RATE } from './rate-rules.ts';
import * as service from './service.ts';
import { countClick } from './words/term-book.ts';
import { grantDetail, grantHit, grantSummary, versionShape } from './shapes.ts';

const tags = ['Bandi'];
const id = z.object({ id: z.string().min(1).max(200) });
const facet = z.array(z.object({ value: z.string(), count: z.number() }));
const grantPage = z
  .object({
    items: z.array(grantHit),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    pages: z.number(),
    sort: z.enum(GRANT_SORTS),
    facets: z.object(
      Object.fromEntries(LIST_FILTER_NAMES.map((name) => [name, facet])) as Record<ListFilter, typeof facet>,
    ),
    hiddenCount: z.number(),
    othersCount: z.number().nullable(),
    suitedCount: z.number().nullable(),
    didYouMean: z.string().nullable(),
    waysOut: z.array(z.object({ drop: z.enum([...FILTER_NAMES, 'q', 'all']), total: z.number() })),
    namedElsewhere: z.object({ id: z.string(), name: z.string(), status: z.enum(GRANT_STATUSES) }).nullable(),
    catalogueSize: z.number(),
  })
  .openapi('GrantPage');
const suggestions = z.object({
  words: z.array(z.string()),
  grants: z.array(z.object({ id: z.string(), name: z.string(), entity: z.string(), level: z.enum(GRANT_LEVELS) })),
});
const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
});

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'searchGrants',
  tags,
  request: { query: grantQuery },
  responses: { 200: json(grantPage, 'Una pagina di bandi, con i conteggi dei filtri') },
});
const suggest = createRoute({
  method: 'get',
  path: '/suggest',
  operationId: 'suggestGrants',
  tags,
  request: { query: z.object({ q: z.string().trim().max(100).default('') }) },
  responses: { 200: json(suggestions, 'Parole e bandi che completano quello che si scrive') },
});
const click = createRoute({
  method: 'post',
  path: '/search-clicks',
  operationId: 'countSearchClick',
  tags,
  request: jsonBody(z.object({ q: z.string().trim().min(1).max(MAX_QUERY_CHARS) })),
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'Contato, senza sapere di chi') },
});
const exportCsv = createRoute({
  method: 'get',
  path: '/export.csv',
  operationId: 'exportGrantsCsv',
  tags,
  request: { query: grantQuery },
  responses: { 200: file('text/csv', 'I bandi trovati, in CSV') },
});
const exportXlsx = createRoute({
  method: 'get',
  path: '/export.xlsx',
  operationId: 'exportGrantsXlsx',
  tags,
  request: { query: grantQuery },
  responses: {
    200: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'I bandi trovati, in Excel'),
  },
});
const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readGrant',
  tags,
  request: { params: id },
  responses: { 200: json(grantDetail, 'Il bando, con versioni e bandi simili') },
});
const versions = createRoute({
  method: 'get',
  path: '/{id}/versions',
  operationId: 'listGrantVersions',
  tags,
  request: { params: id },
  responses: { 200: json(z.object({ versions: z.array(versionShape) }), 'Che cosa è cambiato, dal più recente') },
});
const similar = createRoute({
  method: 'get',
  path: '/{id}/similar',
  operationId: 'listSimilarGrants',
  tags,
  request: { params: id },
  responses: {
    200: json(z.object({ items: z.array(grantSummary) }), 'Bandi simili; anche per un indirizzo sconosciuto'),
  },
});
const calendar = createRoute({
  method: 'get',
  path: '/{id}/calendar.ics',
  operationId: 'readGrantCalendar',
  tags,
  request: { params: id },
  responses: { 200: file('text/calendar', 'Apertura e scadenza per il calendario') },
});
const report = createRoute({
  method: 'post',
  path: '/{id}/reports',
  operationId: 'reportGrant',
  tags,
  request: {
    params: id,
    ...jsonBody(z.object({ field: z.string().trim().max(60).optional(), text: z.string().trim().min(5).max(2000) })),
  },
  responses: { 201: json(z.object({ status: z.literal('ricevuta') }), 'Segnalazione ricevuta') },
});

const attachment = (name: string) => `attachment; filename="${name}"`;

/** The whole catalogue in one answer: a few times an hour for a visitor, more often for whom we know. */
async function countExport({ ctx, user }: HttpEnv['Variables']): Promise<void> {
  if (user) await ctx.limits.use(RATE.exportPerUser, user.id);
  else await ctx.limits.use(RATE.exportPerIp, ctx.client.ip);
}

/** Static paths before `/{id}`: the first match answers. */
export const grantRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await service.searchGrants(readerContext(c), c.req.valid('query')), 200))
  .openapi(suggest, async (c) => c.json(await service.suggestGrants(c.var.ctx, c.req.valid('query').q), 200))
  .openapi(click, async (c) => {
    const { ctx } = c.var;
    await ctx.limits.use(RATE.clickPerIp, ctx.client.ip);
    countClick(ctx, c.req.valid('json').q);
    return c.json({ status: 'ok' as const }, 200);
  })
  .openapi(exportCsv, async (c) => {
    await countExport(c.var);
    const found = await findForExport(readerContext(c), c.req.valid('query'));
    return c.body(grantsCsv(found, c.var.ctx.env.publicUrl), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${GRANT_EXPORT.fileName}.csv`),
    });
  })
  .openapi(exportXlsx, async (c) => {
    await countExport(c.var);
    const found = await findForExport(readerContext(c), c.req.valid('query'));
    return c.body(await grantsXlsx(c.var.ctx, found), 200, {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': attachment(`${GRANT_EXPORT.fileName}.xlsx`),
    });
  })
  .openapi(read, async (c) => c.json(await service.readGrant(readerContext(c), c.req.valid('param').id), 200))
  .openapi(versions, async (c) => c.json(await service.listVersions(readerContext(c), c.req.valid('param').id), 200))
  .openapi(similar, async (c) => c.json(await service.listSimilar(readerContext(c), c.req.valid('param').id), 200))
  .openapi(calendar, async (c) => {
    const { entry } = await service.findEntry(readerContext(c), c.req.valid('param').id);
    return c.body(grantCalendar(entry, c.var.ctx.env.publicUrl, c.var.ctx.now()), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachment(`${entry.grant.id}.ics`),
    });
  })
  .openapi(report, async (c) => {
    const { ctx, user } = c.var;
    await ctx.limits.use(RATE.reportPerIp, ctx.client.ip);
    await service.reportGrant(ctx, user, c.req.valid('param').id, c.req.valid('json'));
    return c.json({ status: 'ricevuta' as const }, 201);
  });
