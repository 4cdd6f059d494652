import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#domain/errors.ts';
import { LEDGER_CSV } from '#messages/tools/screens.ts';
import { RNA_PROBLEM_TEXTS } from '#messages/tools/tools.ts';
import { userContext, type HttpEnv, type UserContext } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import * as ledger from './ledger.ts';
import { ledgerCsv } from './ledger-csv.ts';
import { entryInput, firmInput, importReport, ledgerView } from './ledger-shapes.ts';
import { importRegister } from './register-import.ts';

const tags = ['Strumenti'];
const companyId = z.string().max(64);
const ofCompany = z.object({ companyId });
const ofRow = z.object({ companyId, id: z.string().max(64) });

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
const entries = rowsOf('/de-minimis/{companyId}/entries', 'DeMinimisEntry', entryInput, 'Aiuto aggiunto');
const firms = rowsOf('/de-minimis/{companyId}/undertakings', 'Undertaking', firmInput, 'Impresa aggiunta');
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
  .openapi(entries.add, async (c) =>
    c.json(await ledger.addEntry(userContext(c), c.req.valid('param').companyId, c.req.valid('json')), 201),
  )
  .openapi(entries.change, async (c) => c.json(await ledger.changeEntry(...rowIn(c), c.req.valid('json')), 200))
  .openapi(entries.remove, async (c) => c.json(await ledger.removeEntry(...rowIn(c)), 200))
  .openapi(entries.restore, async (c) => c.json(await ledger.restoreEntry(...rowIn(c)), 200))
  .openapi(firms.add, async (c) =>
    c.json(await ledger.addUndertaking(userContext(c), c.req.valid('param').companyId, c.req.valid('json')), 201),
  )
  .openapi(firms.change, async (c) => c.json(await ledger.changeUndertaking(...rowIn(c), c.req.valid('json')), 200))
  .openapi(firms.remove, async (c) => c.json(await ledger.removeUndertaking(...rowIn(c)), 200))
  .openapi(firms.restore, async (c) => c.json(await ledger.restoreUndertaking(...rowIn(c)), 200))
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

/** Aids and firms are rows of one ledger: added, changed, removed and brought back in the same way. */
function rowsOf<const Path extends string, const Name extends string, Input extends z.ZodType>(
  path: Path,
  name: Name,
  input: Input,
  added: string,
) {
  const row = { tags, request: { params: ofRow }, responses: fresh };
  return {
    add: createRoute({
      method: 'post',
      path,
      operationId: `add${name}`,
      tags,
      request: { params: ofCompany, ...jsonBody(input) },
      responses: { 201: json(ledgerView, added) },
    }),
    change: createRoute({
      ...row,
      method: 'put',
      path: `${path}/{id}`,
      operationId: `change${name}`,
      request: { params: ofRow, ...jsonBody(input) },
    }),
    remove: createRoute({ ...row, method: 'delete', path: `${path}/{id}`, operationId: `remove${name}` }),
    restore: createRoute({ ...row, method: 'post', path: `${path}/{id}/restore`, operationId: `restore${name}` }),
  };
}

type RowRequest = { var: HttpEnv['Variables']; req: { valid: (part: 'param') => { companyId: string; id: string } } };

function rowIn(c: RowRequest): [UserContext, string, string] {
  const { companyId, id } = c.req.valid('param');
  return [userContext(c), companyId, id];
}
