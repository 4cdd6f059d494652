import { createRoute, z } from '@hono/zod-openapi';
import { taxCodeProblem } from '#domain/companies/tax-code.ts';
import { AppError } from '#domain/errors.ts';
import { aidEntrySchema, ledgerSchema, undertakingSchema } from '#domain/tools/de-minimis/ledger-schema.ts';
import { DE_MINIMIS_REGIMES } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_CSV, LEDGER_PROBLEMS } from '#messages/tools-screens.ts';
import { RNA_PROBLEM_TEXTS, TAX_CODE_PROBLEMS } from '#messages/tools.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import * as ledger from './ledger.ts';
import { ledgerCsv } from './ledger-csv.ts';
import { importRegister } from './register-import.ts';

const tags = ['Strumenti'];
const companyId = z.string().max(64);
const ofCompany = z.object({ companyId });
const ofRow = z.object({ companyId, id: z.string().max(64) });

const entryInput = aidEntrySchema.omit({ id: true }).extend({
  grantedOn: aidEntrySchema.shape.grantedOn.refine((day) => day >= '1990-01-01', LEDGER_PROBLEMS.tooOld),
  amountGge: aidEntrySchema.shape.amountGge.refine((amount) => amount > 0, LEDGER_PROBLEMS.amount),
  cor: emptyIsNull(40),
  car: emptyIsNull(40),
  title: emptyIsNull(500),
});
const firmInput = undertakingSchema.omit({ id: true }).extend({
  relation: z.enum(['linked', 'acquired', 'doubtful', 'outside']),
  taxCode: emptyIsNull(20).superRefine((code, check) => {
    const problem = code === null ? null : taxCodeProblem(code);
    if (problem) check.addIssue({ code: 'custom', message: TAX_CODE_PROBLEMS[problem] });
  }),
});

const ledgerView = z
  .object({
    company: z.object({
      id: z.string(),
      name: z.string(),
      taxCodes: z.array(z.string()),
      related: z.array(z.object({ name: z.string(), kind: z.enum(['associata', 'collegata']) })),
    }),
    day: z.string(),
    ledger: ledgerSchema,
    rooms: z.array(
      z.object({
        regime: z.enum(DE_MINIMIS_REGIMES),
        ceiling: z.number(),
        used: z.number(),
        left: z.number(),
        leftWithoutDoubtful: z.number(),
      }),
    ),
    planned: z.array(
      z.object({
        grantId: z.string(),
        name: z.string(),
        regime: z.enum(DE_MINIMIS_REGIMES),
        closesOn: z.string().nullable(),
        mostEuro: z.number().nullable(),
      }),
    ),
    unknownRegimes: z.number(),
  })
  .openapi('DeMinimisLedger');
const importReport = ledgerView.extend({
  report: z.object({
    records: z.number(),
    added: z.number(),
    duplicates: z.number(),
    skipped: z.array(z.object({ cor: z.string().nullable(), reason: z.enum(['date', 'amount']) })),
  }),
});
const fresh = { 200: json(ledgerView, 'Il registro come è ora') };

const active = createRoute({
  method: 'get',
  path: '/de-minimis',
  operationId: 'readActiveDeMinimisLedger',
  tags,
  responses: { 200: json(ledgerView.nullable(), 'Il registro dell’azienda attiva') },
});
const read = createRoute({
  method: 'get',
  path: '/de-minimis/{companyId}',
  operationId: 'readDeMinimisLedger',
  tags,
  request: { params: ofCompany },
  responses: fresh,
});
const addEntry = createRoute({
  method: 'post',
  path: '/de-minimis/{companyId}/entries',
  operationId: 'addDeMinimisEntry',
  tags,
  request: { params: ofCompany, ...jsonBody(entryInput) },
  responses: { 201: json(ledgerView, 'Aiuto aggiunto') },
});
const changeEntry = createRoute({
  method: 'put',
  path: '/de-minimis/{companyId}/entries/{id}',
  operationId: 'changeDeMinimisEntry',
  tags,
  request: { params: ofRow, ...jsonBody(entryInput) },
  responses: fresh,
});
const removeEntry = createRoute({
  method: 'delete',
  path: '/de-minimis/{companyId}/entries/{id}',
  operationId: 'removeDeMinimisEntry',
  tags,
  request: { params: ofRow },
  responses: fresh,
});
const restoreEntry = createRoute({
  method: 'post',
  path: '/de-minimis/{companyId}/entries/{id}/restore',
  operationId: 'restoreDeMinimisEntry',
  tags,
  request: { params: ofRow },
  responses: fresh,
});
const addFirm = createRoute({
  method: 'post',
  path: '/de-minimis/{companyId}/undertakings',
  operationId: 'addUndertaking',
  tags,
  request: { params: ofCompany, ...jsonBody(firmInput) },
  responses: { 201: json(ledgerView, 'Impresa aggiunta') },
});
const changeFirm = createRoute({
  method: 'put',
  path: '/de-minimis/{companyId}/undertakings/{id}',
  operationId: 'changeUndertaking',
  tags,
  request: { params: ofRow, ...jsonBody(firmInput) },
  responses: fresh,
});
const removeFirm = createRoute({
  method: 'delete',
  path: '/de-minimis/{companyId}/undertakings/{id}',
  operationId: 'removeUndertaking',
  tags,
  request: { params: ofRow },
  responses: fresh,
});
const restoreFirm = createRoute({
  method: 'post',
  path: '/de-minimis/{companyId}/undertakings/{id}/restore',
  operationId: 'restoreUndertaking',
  tags,
  request: { params: ofRow },
  responses: fresh,
});
const importExtract = createRoute({
  method: 'post',
  path: '/de-minimis/{companyId}/imports',
  operationId: 'importDeMinimisRegister',
  tags,
  request: { params: ofCompany, ...formOf('Estratto XML del Registro nazionale aiuti nel campo "file"') },
  responses: { 200: json(importReport, 'Che cosa è stato letto, e il registro come è ora') },
});
const exportCsv = createRoute({
  method: 'get',
  path: '/de-minimis/{companyId}/export.csv',
  operationId: 'exportDeMinimisLedger',
  tags,
  request: { params: ofCompany },
  responses: {
    200: {
      description: 'Il registro in CSV',
      content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});

/** Every write answers with the whole ledger: position and timeline follow from it. */
export const ledgerRoutes = createRouter<HttpEnv>()
  .openapi(active, async (c) => c.json(await ledger.openActiveLedger(userContext(c)), 200))
  .openapi(read, async (c) => c.json(await ledger.openLedger(userContext(c), c.req.valid('param').companyId), 200))
  .openapi(addEntry, async (c) =>
    c.json(await ledger.addEntry(userContext(c), c.req.valid('param').companyId, c.req.valid('json')), 201),
  )
  .openapi(changeEntry, async (c) => {
    const { companyId, id } = c.req.valid('param');
    return c.json(await ledger.changeEntry(userContext(c), companyId, id, c.req.valid('json')), 200);
  })
  .openapi(removeEntry, async (c) => {
    const { companyId, id } = c.req.valid('param');
    return c.json(await ledger.removeEntry(userContext(c), companyId, id), 200);
  })
  .openapi(restoreEntry, async (c) => {
    const { companyId, id } = c.req.valid('param');
    return c.json(await ledger.restoreEntry(userContext(c), companyId, id), 200);
  })
  .openapi(addFirm, async (c) =>
    c.json(await ledger.addUndertaking(userContext(c), c.req.valid('param').companyId, c.req.valid('json')), 201),
  )
  .openapi(changeFirm, async (c) => {
    const { companyId, id } = c.req.valid('param');
    return c.json(await ledger.changeUndertaking(userContext(c), companyId, id, c.req.valid('json')), 200);
  })
  .openapi(removeFirm, async (c) => {
    const { companyId, id } = c.req.valid('param');
    return c.json(await ledger.removeUndertaking(userContext(c), companyId, id), 200);
  })
  .openapi(restoreFirm, async (c) => {
    const { companyId, id } = c.req.valid('param');
    return c.json(await ledger.restoreUndertaking(userContext(c), companyId, id), 200);
  })
  .openapi(importExtract, async (c) => {
    const { uploads } = await readMultipart(c, z.unknown(), 'file');
    const [file] = uploads;
    if (!file) throw new AppError('invalid_input', { fields: [{ field: 'file', message: RNA_PROBLEM_TEXTS.not_xml }] });
    return c.json(await importRegister(userContext(c), c.req.valid('param').companyId, file.bytes), 200);
  })
  .openapi(exportCsv, async (c) => {
    const { ledger: rows, day } = await ledger.openLedger(userContext(c), c.req.valid('param').companyId);
    return c.body(ledgerCsv(rows, day), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${LEDGER_CSV.fileName}"`,
    });
  });

/** An empty box is an unknown value. */
function emptyIsNull(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable()
    .default(null);
}
