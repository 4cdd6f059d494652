import { createRoute, z } from '@hono/zod-openapi';
import { synonymInput } from '#domain/admin/synonyms.ts';
import { SEARCH_TERMS_EXPORT, SYNONYMS_EXPORT } from '#messages/admin/search-words.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { synonym, synonymPage, synonymQuery, termPage, termQuery } from './shapes.ts';
import { addSynonyms, changeSynonym, exportSynonyms, readSynonymPage, removeSynonyms } from './synonyms.ts';
import { exportTerms, readTerms } from './terms.ts';

const tags = ['Amministrazione'];
const AT_ONCE = 50;
const done = json(
  z.object({ status: z.literal('ok') }),
  'Fatto: la ricerca ne tiene conto da subito, in ogni processo',
);
const csv = (description: string) => ({ 200: { description, content: { 'text/csv': { schema: z.string() } } } });

const listTerms = createRoute({
  method: 'get',
  path: '/search-terms',
  operationId: 'listSearchTerms',
  tags,
  request: { query: termQuery },
  responses: { 200: json(termPage, 'Le parole cercate, senza dati di chi cerca') },
});
const termsCsv = createRoute({
  method: 'get',
  path: '/search-terms/export.csv',
  operationId: 'exportSearchTerms',
  tags,
  request: { query: termQuery },
  responses: csv('Le parole cercate, in CSV'),
});
const list = createRoute({
  method: 'get',
  path: '/synonyms',
  operationId: 'listSynonyms',
  tags,
  request: { query: synonymQuery },
  responses: { 200: json(synonymPage, 'I sinonimi della redazione') },
});
const synonymsCsv = createRoute({
  method: 'get',
  path: '/synonyms/export.csv',
  operationId: 'exportSynonyms',
  tags,
  request: { query: synonymQuery },
  responses: csv('I sinonimi, in CSV'),
});
const add = createRoute({
  method: 'post',
  path: '/synonyms',
  operationId: 'addSynonyms',
  tags,
  request: jsonBody(z.object({ synonyms: z.array(synonymInput).min(1).max(AT_ONCE) })),
  responses: { 200: done },
});
const change = createRoute({
  method: 'put',
  path: '/synonyms/{id}',
  operationId: 'changeSynonym',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100) }), ...jsonBody(synonymInput) },
  responses: { 200: done },
});
const remove = createRoute({
  method: 'post',
  path: '/synonyms/removals',
  operationId: 'removeSynonyms',
  tags,
  request: jsonBody(z.object({ ids: z.array(z.string().min(1).max(100)).min(1).max(AT_ONCE) })),
  responses: { 200: json(z.object({ removed: z.array(synonym) }), 'I sinonimi tolti') },
});

const ok = { status: 'ok' as const };
export const searchWordRoutes = createRouter<HttpEnv>()
  .openapi(listTerms, async (c) => c.json(await readTerms(userContext(c), c.req.valid('query')), 200))
  .openapi(termsCsv, async (c) =>
    c.body(await exportTerms(userContext(c), c.req.valid('query')), 200, csvAttachment(SEARCH_TERMS_EXPORT.fileName)),
  )
  .openapi(list, async (c) => c.json(await readSynonymPage(userContext(c), c.req.valid('query')), 200))
  .openapi(synonymsCsv, async (c) =>
    c.body(await exportSynonyms(userContext(c), c.req.valid('query')), 200, csvAttachment(SYNONYMS_EXPORT.fileName)),
  )
  .openapi(add, async (c) => {
    await addSynonyms(userContext(c), c.req.valid('json').synonyms);
    return c.json(ok, 200);
  })
  .openapi(change, async (c) => {
    await changeSynonym(userContext(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json(ok, 200);
  })
  .openapi(remove, async (c) =>
    c.json({ removed: await removeSynonyms(userContext(c), c.req.valid('json').ids) }, 200),
  );
