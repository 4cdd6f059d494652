import { createRoute, z } from '@hono/zod-openapi';
import { SECTORS } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { listCompanies } from './service.ts';

const company = z.object({
  id: z.string(),
  companyName: z.string(),
  roleInCompany: z.string(),
  sector: z.enum(SECTORS),
  isPrimary: z.boolean(),
});

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listCompanies',
  tags: ['Aziende'],
  responses: { 200: json(z.object({ companies: z.array(company) }), 'Le aziende di chi chiede, la più recente prima') },
});

export const companyRoutes = createRouter<HttpEnv>().openapi(list, async (c) => {
  const rows = await listCompanies(userContext(c));
  return c.json({ companies: rows.map((row) => company.parse(row)) }, 200);
});
