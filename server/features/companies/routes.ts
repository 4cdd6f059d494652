import { createRoute, z } from '@hono/zod-openapi';
import { companyChanges, companyInput } from '#domain/companies/company-input.ts';
import { companyDetail, listedCompany } from '#domain/companies/company-profile.ts';
import { shorten } from '#domain/imports/plain-text.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import {
  archivedCompanies,
  createCompany,
  deleteCompany,
  listCompanies,
  makeCompanyPrimary,
  readCompany,
  restoreCompany,
  updateCompany,
  type Company,
} from './service.ts';
import { checkVatNumber, VAT_CHECKS } from './vat-check.ts';

const tags = ['Aziende'];
const params = z.object({ id: z.string().max(64) });
const companies = z.object({ companies: z.array(listedCompany) });
const fresh = json(companies, 'Tutte le aziende come sono ora, la più recente prima');

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listCompanies',
  tags,
  request: { query: z.object({ order: z.enum(['newest', 'primary']).optional() }) },
  responses: { 200: json(companies, 'Le aziende di chi chiede: la più recente prima, o quella attiva prima') },
});
const one = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readCompany',
  tags,
  request: { params },
  responses: { 200: json(companyDetail, 'Un’azienda dell’elenco con tutto quello che se ne sa') },
});
const create = createRoute({
  method: 'post',
  path: '/',
  operationId: 'createCompany',
  tags,
  request: jsonBody(companyInput),
  responses: { 201: json(companies.extend({ createdId: z.string() }), 'Azienda creata; la prima è quella attiva') },
});
const update = createRoute({
  method: 'patch',
  path: '/{id}',
  operationId: 'updateCompany',
  tags,
  request: { params, ...jsonBody(companyChanges) },
  responses: { 200: fresh },
});
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'deleteCompany',
  tags,
  request: { params },
  responses: {
    200: json(
      companies.extend({
        isArchived: z.boolean(),
        newPrimary: z.object({ id: z.string(), companyName: z.string() }).nullable(),
      }),
      'Azienda eliminata (archiviata, se ha candidature inviate), e quale è ora attiva se è cambiata; si può ripristinare',
    ),
  },
});
const archived = createRoute({
  method: 'get',
  path: '/archived',
  operationId: 'listArchivedCompanies',
  tags,
  responses: {
    200: json(
      z.object({ items: z.array(z.object({ id: z.string(), companyName: z.string(), archivedAt: z.string() })) }),
      'Le aziende archiviate, conservate per le candidature inviate a loro nome',
    ),
  },
});
const restore = createRoute({
  method: 'post',
  path: '/{id}/restore',
  operationId: 'restoreCompany',
  tags,
  request: { params },
  responses: { 200: fresh },
});
const makePrimary = createRoute({
  method: 'put',
  path: '/{id}/primary',
  operationId: 'makeCompanyPrimary',
  tags,
  request: { params },
  responses: { 200: fresh },
});
const vies = createRoute({
  method: 'get',
  path: '/vies/{vatNumber}',
  operationId: 'checkVatNumber',
  tags,
  request: { params: z.object({ vatNumber: z.string() }) },
  responses: {
    200: json(
      z.object({ status: z.enum(VAT_CHECKS), companyName: z.string().nullable(), address: z.string().nullable() }),
      'Che cosa risponde il VIES; "non_verificabile" quando non risponde',
    ),
  },
});

/** Two lines on a card. */
const DESCRIPTION_CHARS = 300;

const listed = (company: Company) =>
  listedCompany.parse({ ...company, description: shorten(company.description, DESCRIPTION_CHARS) });

const answer = <Outcome extends { companies: Company[] }>(outcome: Outcome) => ({
  ...outcome,
  companies: outcome.companies.map(listed),
});

export const companyRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => {
    const { order } = c.req.valid('query');
    return c.json(answer({ companies: await listCompanies(userContext(c), order) }), 200);
  })
  .openapi(create, async (c) => c.json(answer(await createCompany(userContext(c), c.req.valid('json'))), 201))
  .openapi(update, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(answer(await updateCompany(userContext(c), id, c.req.valid('json'))), 200);
  })
  .openapi(remove, async (c) => {
    const { id } = c.req.valid('param');
    const isArchived = await c.var.hasSentFor(id);
    return c.json(answer(await deleteCompany(userContext(c), id, isArchived)), 200);
  })
  .openapi(archived, async (c) => c.json(await archivedCompanies(userContext(c)), 200))
  .openapi(one, async (c) =>
    c.json(companyDetail.parse(await readCompany(userContext(c), c.req.valid('param').id)), 200),
  )
  .openapi(restore, async (c) => c.json(answer(await restoreCompany(userContext(c), c.req.valid('param').id)), 200))
  .openapi(makePrimary, async (c) =>
    c.json(answer(await makeCompanyPrimary(userContext(c), c.req.valid('param').id)), 200),
  )
  .openapi(vies, async (c) => c.json(await checkVatNumber(userContext(c), c.req.valid('param').vatNumber), 200));
