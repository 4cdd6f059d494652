import { createRoute, z } from '@hono/zod-openapi';
import { COMPANY_CAPS } from '#domain/companies/company-parts.ts';
import { CONTRADICTED_FACTS } from '#domain/eligibility/contradictions.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { listContradictions, settleContradiction } from './contradictions.ts';

const tags = ['Requisiti'];
const list = z.object({
  companyId: z.string().nullable(),
  /** Of a client's company: where the client is asked, who alone settles it. */
  consultancyId: z.string().nullable(),
  items: z.array(
    z
      .object({
        key: z.string(),
        fact: z.enum(CONTRADICTED_FACTS),
        name: z.string(),
        /** What each source says; one that cannot be picked here is corrected where it stands. */
        sides: z.array(z.object({ text: z.string(), value: z.string(), isPickable: z.boolean() })),
      })
      .openapi('Contradiction'),
  ),
});

const read = createRoute({
  method: 'get',
  path: '/contradictions',
  operationId: 'listContradictions',
  tags,
  responses: { 200: json(list, 'I dati dell’azienda attiva che non concordano tra loro') },
});
const settle = createRoute({
  method: 'post',
  path: '/contradictions/settled',
  operationId: 'settleContradiction',
  tags,
  request: jsonBody(
    z.object({ key: z.string().min(1).max(COMPANY_CAPS.text), side: z.union([z.literal(0), z.literal(1)]) }),
  ),
  responses: { 200: json(list, 'I dati che ancora non concordano') },
});

export const contradictionRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await listContradictions(userContext(c)), 200))
  .openapi(settle, async (c) => c.json(await settleContradiction(userContext(c), c.req.valid('json')), 200));
