import { createRoute, z } from '@hono/zod-openapi';
import { readerContext, userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { editGrant, previewGrant, type EditableField } from './editing.ts';
import { REPORT_STATUSES } from './report-store.ts';
import { closeReport, listReports } from './reports.ts';
import { grantDetail } from './shapes.ts';

const tags = ['Amministrazione'];
const id = z.object({ id: z.string().min(1).max(200) });

const EDITABLE = [
  'name',
  'entity',
  'level',
  'regions',
  'sectors',
  'categories',
  'beneficiaries',
  'sizes',
  'aidForm',
  'aidIntensity',
  'aidIntensityMax',
  'aidRegime',
  'amounts',
  'eligibleCosts',
  'openingMode',
  'opensOn',
  'opensAt',
  'closesOn',
  'closesAt',
  'editorialState',
  'statusNote',
  'summary',
  'requirements',
  'benefits',
  'documents',
  'processingTime',
  'legalBasis',
  'link',
  'constraints',
  'facts',
] as const satisfies readonly EditableField[];

const grantEdit = jsonBody(
  z.object({
    version: z.number().int(),
    set: z.partialRecord(z.enum(EDITABLE), z.unknown()).default({}),
    release: z.array(z.enum(EDITABLE)).default([]),
    checkedOn: z.iso.date().optional(),
  }),
);
const preview = createRoute({
  method: 'post',
  path: '/grants/{id}/preview',
  operationId: 'previewGrant',
  tags,
  request: { params: id, ...grantEdit },
  responses: { 200: json(grantDetail, 'Il bando come sarebbe, senza salvare niente') },
});
const edit = createRoute({
  method: 'patch',
  path: '/grants/{id}',
  operationId: 'editGrant',
  tags,
  request: { params: id, ...grantEdit },
  responses: { 200: json(grantDetail, 'Il bando come lo vedono tutti, con la nuova versione') },
});
const report = z.object({
  id: z.string(),
  grantId: z.string(),
  grantName: z.string(),
  userId: z.string().nullable(),
  field: z.string().nullable(),
  text: z.string(),
  status: z.enum(REPORT_STATUSES),
  createdAt: z.string(),
});
const reportList = z.object({ reports: z.array(report) });
const reports = createRoute({
  method: 'get',
  path: '/grant-reports',
  operationId: 'listGrantReports',
  tags,
  request: { query: z.object({ status: z.enum(REPORT_STATUSES).default('nuova') }) },
  responses: { 200: json(reportList, 'Le segnalazioni, la più recente prima') },
});
const close = createRoute({
  method: 'patch',
  path: '/grant-reports/{id}',
  operationId: 'closeGrantReport',
  tags,
  request: { params: id, ...jsonBody(z.object({ status: z.enum(REPORT_STATUSES) })) },
  responses: { 200: json(reportList, 'Le segnalazioni ancora nuove') },
});

export const grantAdminRoutes = createRouter<HttpEnv>()
  .openapi(edit, async (c) => {
    const editor = { ...readerContext(c), user: userContext(c).user };
    return c.json(await editGrant(editor, c.req.valid('param').id, c.req.valid('json')), 200);
  })
  .openapi(preview, async (c) => {
    const editor = { ...readerContext(c), user: userContext(c).user };
    return c.json(await previewGrant(editor, c.req.valid('param').id, c.req.valid('json')), 200);
  })
  .openapi(reports, async (c) => c.json(await listReports(userContext(c), c.req.valid('query').status), 200))
  .openapi(close, async (c) =>
    c.json(await closeReport(userContext(c), c.req.valid('param').id, c.req.valid('json').status), 200),
  );
