import { createRoute, z } from '@hono/zod-openapi';
import { RUN_ORDERS, RUN_STATES } from '#domain/admin/imports-search.ts';
import { IMPORT_SOURCES } from '#domain/imports/codes.ts';
import { SOURCE_LIGHTS } from '#domain/imports/source-light.ts';
import { REJECTED_EXPORT, RUNS_EXPORT } from '#messages/imports/runs.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { formOf, parsedBy, readForm } from '#server/platform/http/multipart.ts';
import { exportImports, listImports, readImport, rejectedCsv, requestImport } from './service.ts';

const tags = ['Amministrazione'];
const reason = z.object({ code: z.string(), message: z.string(), count: z.number(), examples: z.array(z.string()) });
const importRun = z
  .object({
    id: z.string(),
    status: z.enum(['in_corso', 'completato', 'fallito']),
    report: z.object({
      created: z.number(),
      updated: z.number(),
      unchanged: z.number(),
      rejected: z.number(),
      reasons: z.array(reason),
      warnings: z.array(reason),
      missing: z.number(),
    }),
    source: z.enum(IMPORT_SOURCES),
    fileName: z.string().nullable(),
    isDryRun: z.boolean(),
    startedAt: z.string(),
    finishedAt: z.string().nullable(),
  })
  .openapi('ImportRun');

const sourceState = z.object({
  source: z.enum(IMPORT_SOURCES),
  isAsked: z.boolean(),
  light: z.enum(SOURCE_LIGHTS),
  lastSuccess: z.string().nullable(),
  lastFailure: z.string().nullable(),
});

const YES = ['true', '1', 'on', 'si', 'sì'];
const form = z.object({
  source: z.enum(IMPORT_SOURCES),
  dryRun: z
    .string()
    .optional()
    .transform((text) => YES.includes((text ?? '').trim().toLowerCase())),
});

const start = createRoute({
  method: 'post',
  path: '/imports',
  operationId: 'startImport',
  tags,
  request: formOf('La fonte, il suo file e se è una prova', {
    type: 'object',
    required: ['source'],
    properties: {
      source: { type: 'string', enum: [...IMPORT_SOURCES] },
      file: { type: 'string', format: 'binary', description: 'Senza file si interroga la fonte' },
      dryRun: { type: 'string' },
    },
  }),
  responses: { 202: json(importRun, 'Importazione avviata') },
});
const query = z.object({
  stato: z.enum(RUN_STATES).optional(),
  ordine: z.enum(RUN_ORDERS).default('recenti'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
const csv = createRoute({
  method: 'get',
  path: '/imports/export.csv',
  operationId: 'exportImports',
  tags,
  request: { query },
  responses: { 200: { description: 'Le importazioni, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const list = createRoute({
  method: 'get',
  path: '/imports',
  operationId: 'listImports',
  tags,
  request: { query },
  responses: {
    200: json(
      z.object({
        imports: z.array(importRun),
        sources: z.array(sourceState),
        total: z.number(),
        page: z.number(),
        pageSize: z.number(),
        pages: z.number(),
      }),
      'Le fonti, e le importazioni nell’ordine chiesto',
    ),
  },
});
const rejected = createRoute({
  method: 'get',
  path: '/imports/{id}/rejected.csv',
  operationId: 'exportRejectedRows',
  tags,
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: { 200: { description: 'Le righe rifiutate, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const read = createRoute({
  method: 'get',
  path: '/imports/{id}',
  operationId: 'readImport',
  tags,
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: { 200: json(importRun, 'Una importazione, con il suo esito') },
});

export const importRoutes = createRouter<HttpEnv>()
  .openapi(start, async (c) => {
    const { fields, uploads } = await readForm(c);
    const { source, dryRun } = parsedBy(form, fields);
    const file = uploads.find(({ field }) => field === 'file');
    const upload = file ? { name: file.name.slice(0, 200), bytes: file.bytes } : null;
    return c.json(await requestImport(userContext(c), { source, file: upload, isDryRun: dryRun }), 202);
  })
  .openapi(list, async (c) => c.json(await listImports(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(await exportImports(userContext(c), c.req.valid('query')), 200, csvAttachment(RUNS_EXPORT.fileName)),
  )
  .openapi(rejected, async (c) =>
    c.body(await rejectedCsv(userContext(c), c.req.valid('param').id), 200, csvAttachment(REJECTED_EXPORT.fileName)),
  )
  .openapi(read, async (c) => c.json(await readImport(userContext(c), c.req.valid('param').id), 200));
