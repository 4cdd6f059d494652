import { createRoute, z } from '@hono/zod-openapi';
import { documentFields, MAX_COPY_FOR_CHARS } from '#domain/documents/document-input.ts';
import { DOCUMENT_KINDS } from '#domain/documents/document-kinds.ts';
import { DOCUMENT_STATES } from '#domain/documents/validity.ts';
import { AppError } from '#domain/errors.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { activeCompanyIdOf } from '#server/features/companies/service.ts';
import { shownInPlace } from '#server/features/files/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import * as service from './service.ts';

const tags = ['Documenti'];
const params = z.object({ id: z.string().min(1).max(100) });
const day = z.string().nullable();
const item = z
  .object({
    id: z.string(),
    fileId: z.string(),
    fileName: z.string(),
    mediaType: z.string(),
    bytes: z.number(),
    title: z.string(),
    /** Who put it there, where it was not the owner. */
    addedBy: z.string().nullable(),
    kind: z.enum(DOCUMENT_KINDS),
    issuedOn: day,
    validUntil: day,
    expiresOn: day,
    because: z.string().nullable(),
    state: z.enum(DOCUMENT_STATES),
    isReplaced: z.boolean(),
    erasedOn: day,
    createdAt: z.string(),
  })
  .openapi('Document');
const vault = z.object({
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** A client's, for a consultant: it is added to, and changed by its owner alone. */
  isOwn: z.boolean(),
  today: z.string(),
  items: z.array(item),
});

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readDocuments',
  tags,
  responses: { 200: json(vault, 'I documenti dell’azienda attiva') },
});
const add = createRoute({
  method: 'post',
  path: '/',
  operationId: 'addDocument',
  tags,
  request: formOf('Campo data (JSON: kind, facoltativo) e un file: PDF, JPG, PNG, DOC, DOCX o XLSX fino a 10 MB'),
  responses: { 201: json(vault.extend({ addedId: z.string() }), 'Documento aggiunto') },
});
const change = createRoute({
  method: 'patch',
  path: '/{id}',
  operationId: 'changeDocument',
  tags,
  request: { params, ...jsonBody(documentFields.partial()) },
  responses: { 200: json(vault, 'Nome, tipo e date dopo la modifica') },
});
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'deleteDocument',
  tags,
  request: { params },
  responses: { 200: json(vault, 'Documento eliminato: si può ripristinare per un giorno') },
});
const restore = createRoute({
  method: 'post',
  path: '/{id}/restore',
  operationId: 'restoreDocument',
  tags,
  request: { params },
  responses: { 200: json(vault, 'Documento ripristinato') },
});
const preview = createRoute({
  method: 'get',
  path: '/{id}/preview',
  operationId: 'previewDocument',
  tags,
  request: { params },
  responses: {
    200: {
      description: 'Un PDF o un’immagine, da mostrare',
      content: { 'application/octet-stream': { schema: z.any() } },
    },
  },
});

const wordsOf = createRoute({
  method: 'get',
  path: '/{id}/words',
  operationId: 'readDocumentWords',
  tags,
  request: { params },
  responses: {
    200: json(
      z.object({ text: z.string(), isPartial: z.boolean(), problem: z.string().nullable() }),
      'Le parole di un DOCX o di un XLSX; le celle di una riga sono divise da tabulazioni',
    ),
  },
});
const copy = createRoute({
  method: 'get',
  path: '/{id}/copy.pdf',
  operationId: 'copyDocument',
  tags,
  request: { params, query: z.object({ per: z.string().trim().min(1).max(MAX_COPY_FOR_CHARS) }) },
  responses: {
    200: {
      description: 'Una copia con il destinatario scritto su ogni pagina',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});

const about = z.object({ kind: z.enum(DOCUMENT_KINDS).nullable().default(null) });

export const documentRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await service.readVault(userContext(c)), 200))
  .openapi(add, async (c) => {
    // Another company may be chosen while the file is on its way.
    const companyId = await activeCompanyIdOf(c.var.ctx.db, userContext(c).user.id);
    const { data, uploads } = await readMultipart(c, about, 'file');
    return c.json(await service.addDocument(userContext(c), data.kind, uploads, companyId), 201);
  })
  .openapi(change, async (c) => {
    const told = Object.entries(c.req.valid('json')).filter(([, value]) => value !== undefined);
    return c.json(await service.changeDocument(userContext(c), c.req.valid('param').id, Object.fromEntries(told)), 200);
  })
  .openapi(remove, async (c) => c.json(await service.deleteDocument(userContext(c), c.req.valid('param').id), 200))
  .openapi(restore, async (c) => c.json(await service.restoreDocument(userContext(c), c.req.valid('param').id), 200))
  .openapi(wordsOf, async (c) => c.json(await service.readDocumentWords(userContext(c), c.req.valid('param').id), 200))
  .openapi(copy, async (c) => {
    const made = await service.markedCopy(userContext(c), c.req.valid('param').id, c.req.valid('query').per);
    return c.body(made as never, 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="copia.pdf"',
      'x-content-type-options': 'nosniff',
    });
  })
  .openapi(preview, async (c) => {
    const { file, bytes } = await service.readDocumentFile(userContext(c), c.req.valid('param').id);
    const headers = shownInPlace(file.mediaType);
    if (!headers) throw new AppError('not_found');
    return c.body(bytes as never, 200, headers);
  });
