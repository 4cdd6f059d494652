import { createRoute, z } from '@hono/zod-openapi';
import { PLAN_SECTIONS } from '#domain/business-plans/sections.ts';
import { documentBlock } from '#domain/documents/document-block.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { attachPlan } from './attaching.ts';
import { downloadDocx, downloadPdf, downloadXlsx, readDocument } from './documents.ts';

const tags = ['Business plan'];
const one = z.object({ id: z.string().min(1).max(100) });
const section = z.enum(PLAN_SECTIONS);
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const documentView = z.object({
  title: z.string(),
  subtitle: z.string(),
  company: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  note: z.string(),
  pageCount: z.int(),
  hasFigures: z.boolean(),
  contents: z.array(z.object({ section, title: z.string(), page: z.int(), open: z.int() })),
  open: z.array(z.object({ page: z.int(), section, text: z.string() })),
  pages: z.array(z.object({ number: z.int(), blocks: z.array(documentBlock) })),
});
const read = createRoute({
  method: 'get',
  path: '/{id}/document',
  operationId: 'readBusinessPlanDocument',
  tags,
  request: { params: one },
  responses: { 200: json(documentView, 'Il documento pagina per pagina, come nel PDF') },
});
const file = <const Path extends string>(path: Path, operationId: string, type: string, description: string) =>
  createRoute({
    method: 'get',
    path,
    operationId,
    tags,
    request: { params: one },
    responses: { 200: { description, content: { [type]: { schema: z.any() } } } },
  });
const pdf = file('/{id}/piano.pdf', 'downloadBusinessPlanPdf', 'application/pdf', 'Il piano in PDF, con tag');
const docx = file('/{id}/piano.docx', 'downloadBusinessPlanDocx', DOCX, 'Il piano in Word');
const xlsx = file('/{id}/piano.xlsx', 'downloadBusinessPlanXlsx', XLSX, 'Le proiezioni, con formule');
const attach = createRoute({
  method: 'post',
  path: '/{id}/attachments',
  operationId: 'attachBusinessPlan',
  tags,
  request: { params: one, ...jsonBody(z.object({ applicationId: z.string().min(1).max(200) })) },
  responses: { 201: json(z.object({ fileId: z.string() }), 'Il PDF del piano, allegato a una candidatura') },
});

const sent = (type: string, { name, bytes }: { name: string; bytes: Uint8Array }) =>
  new Response(Uint8Array.from(bytes), {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });

export const documentRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readDocument(userContext(c), c.req.valid('param').id), 200))
  .openapi(pdf, async (c) => sent('application/pdf', await downloadPdf(userContext(c), c.req.valid('param').id)))
  .openapi(docx, async (c) => sent(DOCX, await downloadDocx(userContext(c), c.req.valid('param').id)))
  .openapi(xlsx, async (c) => sent(XLSX, await downloadXlsx(userContext(c), c.req.valid('param').id)))
  .openapi(attach, async (c) => {
    const { applicationId } = c.req.valid('json');
    return c.json({ fileId: await attachPlan(userContext(c), c.req.valid('param').id, applicationId) }, 201);
  });
