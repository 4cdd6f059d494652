import { createRoute, z } from '@hono/zod-openapi';
import { EMPLOYEE_BANDS, REGIONS, SECTORS } from '#domain/vocabulary.ts';
import { DEMO } from '#messages/site/demo.ts';
import type { HttpEnv } from '#server/context.ts';
import { judgementShape, matchItem } from '#server/features/matching/service.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { demoDossier, demoJourney } from './demo.ts';
import { landingFigures } from './service.ts';

const LANDING_RATE: RateRule = { name: 'landing-ip', limit: 240, windowSeconds: 60 };

/** A paper is drawn for each. */
const DOSSIER_RATE: RateRule = { name: 'demo-dossier-ip', limit: 20, windowSeconds: 300 };

const landing = createRoute({
  method: 'get',
  path: '/landing',
  operationId: 'readLanding',
  tags: ['Sito'],
  request: {
    query: z.object({ sector: z.enum(SECTORS), region: z.enum(REGIONS), employees: z.enum(EMPLOYEE_BANDS) }),
  },
  responses: {
    200: json(
      z
        .object({
          suited: z.number(),
          open: z.number(),
          catalogue: z.number(),
          /** Companies kept here; null while they are too few to be told. */
          companies: z.number().nullable(),
        })
        .openapi('Landing'),
      'Quanti bandi riguardano imprese come questa, e le cifre di questa installazione',
    ),
  },
});

const nullableText = z.string().nullable();
const demo = createRoute({
  method: 'get',
  path: '/demo',
  operationId: 'readDemo',
  tags: ['Sito'],
  request: { query: z.object({ grant: z.string().max(200).optional() }) },
  responses: {
    200: json(
      z
        .object({
          company: z.object({
            companyName: z.string(),
            city: nullableText,
            region: nullableText,
            employees: z.number().nullable(),
            revenue: z.number().nullable(),
            foundedOn: nullableText,
            description: z.string(),
          }),
          project: z.object({ title: z.string(), description: z.string(), spend: z.number().nullable() }),
          matches: z.array(matchItem.omit({ checks: true })),
          chosen: z.object({ id: z.string(), name: z.string(), checkedOn: z.string() }),
          judgement: judgementShape,
          draft: z.object({
            title: z.string(),
            paragraphs: z.array(z.string()),
            used: z.array(z.string()),
            missing: z.array(z.string()),
            gulpease: z.number().nullable(),
          }),
        })
        .openapi('DemoJourney'),
      'Il percorso completo su un’impresa di esempio: niente viene conservato',
    ),
  },
});

const dossier = createRoute({
  method: 'get',
  path: '/demo/dossier.pdf',
  operationId: 'printDemoDossier',
  tags: ['Sito'],
  request: { query: z.object({ grant: z.string().max(200).optional() }) },
  responses: {
    200: {
      description: 'Il dossier dell’impresa di esempio: niente viene conservato',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});

export const siteRoutes = createRouter<HttpEnv>()
  .openapi(landing, async (c) => {
    const { ctx } = c.var;
    await ctx.limits.use(LANDING_RATE, ctx.client.ip);
    return c.json(await landingFigures(ctx, c.req.valid('query')), 200);
  })
  .openapi(demo, async (c) => {
    const { ctx } = c.var;
    await ctx.limits.use(LANDING_RATE, ctx.client.ip);
    return c.json(await demoJourney(ctx, c.req.valid('query').grant), 200);
  })
  .openapi(dossier, async (c) => {
    const { ctx } = c.var;
    await ctx.limits.use(DOSSIER_RATE, ctx.client.ip);
    const pdf = await demoDossier(ctx, c.req.valid('query').grant);
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${DEMO.fileName}"`,
    });
  });
