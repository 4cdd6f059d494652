import { createRoute, z } from '@hono/zod-openapi';
import { IMPORT_SOURCES } from '#domain/imports/codes.ts';
import { SOURCE_LIGHTS } from '#domain/imports/source-light.ts';
import { REJECTED_EXPORT } from '#messages/imports/runs.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { listImports, readImport, rejectedCsv, requestImport } from './service.ts';

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
  file: z
    .instanceof(File)
    .optional()
    .openapi({ type: 'string', format: 'binary', description: 'Senza file si interroga la fonte' }),
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
  request: { body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
  responses: { 202: json(importRun, 'Importazione avviata') },
});
const list = createRoute({
  method: 'get',
  path: '/imports',
  operationId: 'listImports',
  tags,
  responses: {
    200: json(
      z.object({ imports: z.array(importRun), sources: z.array(sourceState) }),
      'Le fonti, e le importazioni dalla più recente',
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
    const { source, file, dryRun } = c.req.valid('form');
    const upload = file ? { name: file.name.slice(0, 200), bytes: new Uint8Array(await file.arrayBuffer()) } : null;
    return c.json(await requestImport(userContext(c), { source, file: upload, isDryRun: dryRun }), 202);
  })
  .openapi(list, async (c) => c.json(await listImports(userContext(c)), 200))
  .openapi(rejected, async (c) =>
    c.body(await rejectedCsv(userContext(c), c.req.valid('param').id), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${REJECTED_EXPORT.fileName}.csv"`,
    }),
  )
  .openapi(read, async (c) => c.json(await readImport(userContext(c), c.req.valid('param').id), 200));
