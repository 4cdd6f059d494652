import { createRoute, z } from '@hono/zod-openapi';
import { COMPANY_CAPS } from '#domain/companies/company-parts.ts';
import { HYPOTHESES } from '#domain/matching/hypotheses.ts';
import { PROJECT_CAPS } from '#domain/projects/project.ts';
import { LEGAL_FORMS, REGIONS, VERDICTS } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { grantSummary } from '#server/features/grants/service.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { whatIf } from './what-if.ts';

const RATE: RateRule = { name: 'what-if-user', limit: 120, windowSeconds: 60 };
const MOST_PEOPLE = Math.min(COMPANY_CAPS.employees, PROJECT_CAPS.hires);

const asked = z.object({
  ipotesi: z.enum(HYPOTHESES).optional(),
  regione: z.enum(REGIONS).optional(),
  forma: z.enum(LEGAL_FORMS).optional(),
  giorno: z.iso.date().optional(),
  persone: z.coerce.number().int().min(1).max(MOST_PEOPLE).optional(),
  spesa: z.coerce.number().min(1).max(PROJECT_CAPS.amount).optional(),
});
const line = z
  .object({
    grant: grantSummary,
    from: z.enum(VERDICTS),
    to: z.enum(VERDICTS),
    reason: z.string().nullable(),
    money: z.string().nullable(),
    moneyBefore: z.string().nullable(),
  })
  .openapi('WhatIfLine');
const list = z.object({ count: z.int(), items: z.array(line) });
const trial = z
  .object({
    company: z.object({ id: z.string(), companyName: z.string() }),
    home: z.object({
      region: z.enum(REGIONS).nullable(),
      city: z.string().nullable(),
      legalForm: z.enum(LEGAL_FORMS).nullable(),
    }),
    project: z.object({ title: z.string().nullable(), spend: z.number().nullable() }).nullable(),
    asked: z.object({
      ipotesi: z.enum(HYPOTHESES),
      regione: z.enum(REGIONS),
      forma: z.enum(LEGAL_FORMS),
      giorno: z.iso.date(),
      persone: z.int(),
      spesa: z.number(),
    }),
    options: z.array(z.object({ kind: z.enum(HYPOTHESES), gained: z.int(), lost: z.int() })),
    waits: z.array(z.object({ day: z.iso.date(), change: z.number().nullable() })),
    regions: z.array(z.object({ region: z.enum(REGIONS), open: z.int() })),
    result: z.object({ gained: list, lost: list, better: list, worse: list, richer: list }),
  })
  .openapi('WhatIf');

const route = createRoute({
  method: 'get',
  path: '/what-if',
  operationId: 'tryWhatIf',
  tags: ['Requisiti'],
  request: { query: asked },
  responses: {
    200: json(
      z.object({ trial: trial.nullable() }),
      'I bandi guadagnati e persi se l’azienda attiva cambia una cosa sola',
    ),
  },
});

export const whatIfRoutes = createRouter<HttpEnv>().openapi(route, async (c) => {
  const ctx = userContext(c);
  await ctx.limits.use(RATE, ctx.user.id);
  return c.json(await whatIf(ctx, c.req.valid('query')), 200);
});
