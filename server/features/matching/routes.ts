import { createRoute, z } from '@hono/zod-openapi';
import { projectFields } from '#domain/projects/project.ts';
import { VERDICTS } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { companyProfile } from './company-profile.ts';
import { checkActiveCompany, checkProfile, matchActiveCompany, matchProfile, verdictsFor } from './service.ts';
import { judgementShape, matchItem, verdictShape } from './shapes.ts';

/** At least 60 calls a minute per client are promised; twice that are kept. */
const MATCH_RATE: RateRule = { name: 'match-ip', limit: 120, windowSeconds: 60 };
const MAX_ITEMS = 500;
const USUAL_ITEMS = 20;

const tags = ['Requisiti'];
const verdict = z.enum([...VERDICTS, 'tutti']).optional();
const limit = z.coerce.number().int().min(1).max(MAX_ITEMS).default(USUAL_ITEMS);
const company = z.object({ id: z.string(), companyName: z.string() }).nullable();
/** What the company wants to do (domain/projects/project.ts); keys that it does not know are ignored. */
const project = projectFields.nullish();
const grantId = z.object({ id: z.string() });

const matchAny = createRoute({
  method: 'post',
  path: '/match',
  operationId: 'matchCompany',
  tags,
  request: jsonBody(z.object({ company: companyProfile, project, limit, verdict })),
  responses: {
    200: json(z.object({ items: z.array(matchItem) }), 'I bandi più adatti a un’azienda descritta da chi chiede'),
  },
});
const matchMine = createRoute({
  method: 'get',
  path: '/match',
  operationId: 'matchActiveCompany',
  tags,
  request: { query: z.object({ limit, verdict }) },
  responses: {
    200: json(
      z.object({
        company,
        items: z.array(matchItem),
        questions: z.array(
          z.object({
            field: z.string(),
            question: z.string(),
            gain: z.string(),
            decides: z.number(),
            touches: z.number(),
          }),
        ),
      }),
      'I bandi più adatti all’azienda attiva, e il prossimo dato da aggiungere',
    ),
  },
});
const checkAny = createRoute({
  method: 'post',
  path: '/grants/{id}/eligibility',
  operationId: 'checkCompany',
  tags,
  request: { params: grantId, ...jsonBody(z.object({ company: companyProfile, project })) },
  responses: { 200: json(judgementShape, 'Requisito per requisito') },
});
const checkMine = createRoute({
  method: 'get',
  path: '/grants/{id}/eligibility',
  operationId: 'checkActiveCompany',
  tags,
  request: { params: grantId },
  responses: {
    200: json(
      z.object({ company, result: judgementShape.nullable() }),
      'Requisito per requisito, per l’azienda attiva',
    ),
  },
});
const verdicts = createRoute({
  method: 'get',
  path: '/verdicts',
  operationId: 'listVerdicts',
  tags,
  request: { query: z.object({ ids: z.string().max(20_000) }) },
  responses: {
    200: json(z.object({ verdicts: z.record(z.string(), verdictShape) }), 'Il verdetto di ogni bando indicato'),
  },
});

export const matchingRoutes = createRouter<HttpEnv>()
  .openapi(matchAny, async (c) => {
    const { ctx, user } = c.var;
    ctx.limits.use(MATCH_RATE, ctx.client.ip);
    const { company: profile, project: wanted, ...query } = c.req.valid('json');
    return c.json(await matchProfile(ctx, user, profile, wanted ?? null, query), 200);
  })
  .openapi(matchMine, async (c) => c.json(await matchActiveCompany(userContext(c), c.req.valid('query')), 200))
  .openapi(checkAny, async (c) => {
    const { ctx } = c.var;
    ctx.limits.use(MATCH_RATE, ctx.client.ip);
    const { company: profile, project: wanted } = c.req.valid('json');
    return c.json(await checkProfile(ctx, c.req.valid('param').id, profile, wanted ?? null), 200);
  })
  .openapi(checkMine, async (c) => c.json(await checkActiveCompany(userContext(c), c.req.valid('param').id), 200))
  .openapi(verdicts, async (c) =>
    c.json(await verdictsFor(userContext(c), c.req.valid('query').ids.split(',').filter(Boolean).slice(0, 200)), 200),
  );
