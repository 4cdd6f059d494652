import { createRoute, z } from '@hono/zod-openapi';
import { EMPLOYEE_BANDS, REGIONS, SECTORS } from '#domain/vocabulary.ts';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { landingFigures } from './service.ts';

const LANDING_RATE: RateRule = { name: 'landing-ip', limit: 240, windowSeconds: 60 };

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

export const siteRoutes = createRouter<HttpEnv>().openapi(landing, async (c) => {
  const { ctx } = c.var;
  ctx.limits.use(LANDING_RATE, ctx.client.ip);
  return c.json(await landingFigures(ctx, c.req.valid('query')), 200);
});
