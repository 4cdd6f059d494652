import { createRoute, z } from '@hono/zod-openapi';
import { companyChanges } from '#domain/companies/company-input.ts';
import { FOLD_REASONS } from '#domain/matching/offer.ts';
import { projectChanges, projectFields } from '#domain/projects/project.ts';
import { VERDICTS } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { answerEffect } from './answer-effect.ts';
import { companyProfile } from './company-profile.ts';
import { judgedCards } from './cards.ts';
import { spendSteps } from './spend-steps.ts';
import { checkActiveCompany, checkProfile, matchActiveCompany, matchProfile, verdictsFor } from './service.ts';
import { judgedCard, judgementShape, matchItem, verdictShape } from './shapes.ts';

/** At least 60 calls a minute per client are promised; twice that are kept. */
const MATCH_RATE: RateRule = { name: 'match-ip', limit: 120, windowSeconds: 60 };
const MAX_ITEMS = 500;
const USUAL_ITEMS = 20;

const tags = ['Requisiti'];
const verdict = z.enum([...VERDICTS, 'tutti']).optional();
const limit = z.coerce.number().int().min(1).max(MAX_ITEMS).default(USUAL_ITEMS);
const named = z.object({ id: z.string(), companyName: z.string() });
const company = named.nullable();
/** What the company wants to do (domain/projects/project.ts); keys that it does not know are ignored. */
const project = projectFields.nullish();
const grantId = z.object({ id: z.string() });
/** Parted by commas. */
const ids = z.string().max(20_000);
const MAX_IDS = 200;
const listed = (text: string): string[] => text.split(',').filter(Boolean).slice(0, MAX_IDS);

const matchAny = createRoute({
  method: 'post',
  path: '/match',
  operationId: 'matchCompany',
  tags,
  request: jsonBody(z.object({ company: companyProfile, project, limit, verdict })),
  responses: {
    200: json(
      z.object({
        items: z.array(matchItem),
        folded: z.array(z.object({ reason: z.enum(FOLD_REASONS), items: z.array(matchItem) })),
      }),
      'I bandi da proporre a un’azienda descritta da chi chiede; con un progetto, gli altri stanno in gruppi con il motivo',
    ),
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
      z.object({
        /** Of a client's company: where the client is asked for what is missing. */
        company: named.extend({ consultancyId: z.string().nullable() }).nullable(),
        project: z.object({ name: z.string() }).nullable(),
        /** The day it holds for. */
        on: z.iso.date(),
        result: judgementShape.nullable(),
      }),
      'Requisito per requisito, per l’azienda attiva',
    ),
  },
});
const cards = createRoute({
  method: 'get',
  path: '/match/cards',
  operationId: 'listJudgedCards',
  tags,
  request: { query: z.object({ ids }) },
  responses: {
    200: json(
      z.object({
        items: z.array(judgedCard),
        others: z.object({
          count: z.number(),
          nearest: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
        }),
      }),
      'I bandi indicati come schede con verdetto e cifra sul progetto, e quelli che non fanno per il progetto',
    ),
  },
});
const steps = createRoute({
  method: 'get',
  path: '/match/spend-steps',
  operationId: 'listSpendSteps',
  tags,
  responses: {
    200: json(
      z.object({
        steps: z.array(z.object({ name: z.string(), min: z.number().nullable(), max: z.number().nullable() })),
      }),
      'Le soglie di spesa dei bandi aperti che l’azienda attiva potrebbe chiedere',
    ),
  },
});
const effect = createRoute({
  method: 'post',
  path: '/match/effect',
  operationId: 'readAnswerEffect',
  tags,
  request: jsonBody(
    z.object({
      company: companyChanges.omit({ version: true }).partial().optional(),
      project: projectChanges.optional(),
    }),
  ),
  responses: {
    200: json(z.object({ changed: z.int() }), 'Quanti verdetti sono cambiati rispetto ai valori che c’erano prima'),
  },
});
const verdicts = createRoute({
  method: 'get',
  path: '/verdicts',
  operationId: 'listVerdicts',
  tags,
  request: { query: z.object({ ids }) },
  responses: {
    200: json(z.object({ verdicts: z.record(z.string(), verdictShape) }), 'Il verdetto di ogni bando indicato'),
  },
});

export const matchingRoutes = createRouter<HttpEnv>()
  .openapi(matchAny, async (c) => {
    const { ctx, user } = c.var;
    await ctx.limits.use(MATCH_RATE, ctx.client.ip);
    const { company: profile, project: wanted, ...query } = c.req.valid('json');
    return c.json(await matchProfile(ctx, user, profile, wanted ?? null, query), 200);
  })
  .openapi(matchMine, async (c) => c.json(await matchActiveCompany(userContext(c), c.req.valid('query')), 200))
  .openapi(checkAny, async (c) => {
    const { ctx, user } = c.var;
    await ctx.limits.use(MATCH_RATE, ctx.client.ip);
    const { company: profile, project: wanted } = c.req.valid('json');
    return c.json(await checkProfile(ctx, user, c.req.valid('param').id, profile, wanted ?? null), 200);
  })
  .openapi(checkMine, async (c) => c.json(await checkActiveCompany(userContext(c), c.req.valid('param').id), 200))
  .openapi(verdicts, async (c) => c.json(await verdictsFor(userContext(c), listed(c.req.valid('query').ids)), 200))
  .openapi(effect, async (c) => c.json({ changed: await answerEffect(userContext(c), c.req.valid('json')) }, 200))
  .openapi(steps, async (c) => c.json({ steps: await spendSteps(userContext(c)) }, 200))
  .openapi(cards, async (c) => c.json(await judgedCards(userContext(c), listed(c.req.valid('query').ids)), 200));
