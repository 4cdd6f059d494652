import { createRoute, z } from '@hono/zod-openapi';
import { MEDIA_TYPES } from '#domain/files/file-purposes.ts';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { clientDocuments } from '#domain/sharing/client-documents.ts';
import { TEMPLATE_IDS, templateData } from '#domain/sharing/templates.ts';
import { PORTFOLIO_TABLE } from '#messages/sharing/who-can.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment } from '#server/features/files/service.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { readConsultantDashboard } from './dashboard.ts';
import { listClientDocuments } from './documents.ts';
import { portfolioCsv } from './portfolio-csv.ts';
import { templateDataOf, templateFile } from './templates.ts';

const tags = ['Consulenze'];
const company = z.object({ companyId: z.string().min(1).max(100) });

const documents = createRoute({
  method: 'get',
  path: '/documents',
  operationId: 'listClientDocuments',
  tags,
  responses: { 200: json(clientDocuments, 'Che cosa condividono i clienti, e che cosa è tenuto per loro') },
});
const portfolio = createRoute({
  method: 'get',
  path: '/portfolio.csv',
  operationId: 'exportPortfolio',
  tags,
  responses: { 200: { description: 'Clienti e scadenze, per un foglio di calcolo', content: { 'text/csv': {} } } },
});
const data = createRoute({
  method: 'get',
  path: '/companies/{companyId}/template-data',
  operationId: 'readTemplateData',
  tags,
  request: { params: company },
  responses: { 200: json(templateData, 'I dati del cliente che i modelli usano; nullo dove mancano') },
});
const file = createRoute({
  method: 'get',
  path: '/companies/{companyId}/templates/{template}',
  operationId: 'downloadTemplate',
  tags,
  request: { params: company.extend({ template: z.enum(TEMPLATE_IDS) }) },
  responses: {
    200: { description: 'Il modello compilato, in Word', content: { [MEDIA_TYPES.docx]: { schema: z.any() } } },
  },
});

export const deskRoutes = createRouter<HttpEnv>()
  .openapi(documents, async (c) => c.json(await listClientDocuments(userContext(c)), 200))
  .openapi(portfolio, async (c) => {
    const ctx = userContext(c);
    const { portfolio: table } = await readConsultantDashboard(ctx);
    const csv = inDateLanguage(ctx.user.dateLanguage, () => portfolioCsv(table));
    return c.body(csv, 200, attachment(PORTFOLIO_TABLE.exportName, 'text/csv; charset=utf-8'));
  })
  .openapi(data, async (c) => c.json(await templateDataOf(userContext(c), c.req.valid('param').companyId), 200))
  .openapi(file, async (c) => {
    const { companyId, template } = c.req.valid('param');
    const { bytes, name } = await templateFile(userContext(c), companyId, template);
    return c.body(bytes as never, 200, attachment(name, MEDIA_TYPES.docx));
  });
