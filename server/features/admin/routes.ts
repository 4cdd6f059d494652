import { createRoute, z } from '@hono/zod-openapi';
import { ADMIN_QUEUES } from '#domain/admin/sections.ts';
import { CONVERSION_STEPS, DEFAULT_PERIOD, MEASURES, PERIODS } from '#domain/admin/summary.ts';
import { APPLICATION_STATUSES } from '#domain/applications/application-status.ts';
import { IMPORT_SOURCES } from '#domain/imports/codes.ts';
import { SOURCE_LIGHTS } from '#domain/imports/source-light.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { readQueues, readSummary } from './service.ts';

const tags = ['Amministrazione'];
const queues = z.record(z.enum(ADMIN_QUEUES), z.number());
const summary = z
  .object({
    days: z.number(),
    bucketDays: z.number(),
    queues,
    sources: z.array(
      z.object({
        source: z.enum(IMPORT_SOURCES),
        isAsked: z.boolean(),
        light: z.enum(SOURCE_LIGHTS),
        lastSuccess: z.string().nullable(),
        lastFailure: z.string().nullable(),
      }),
    ),
    measures: z.array(
      z.object({
        measure: z.enum(MEASURES),
        total: z.number(),
        before: z.number(),
        points: z.array(z.object({ from: z.string(), value: z.number(), before: z.number() })),
      }),
    ),
    applications: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), count: z.number() })),
    conversion: z.array(z.object({ step: z.enum(CONVERSION_STEPS), people: z.number() })),
  })
  .openapi('AdminSummary');

const read = createRoute({
  method: 'get',
  path: '/summary',
  operationId: 'readAdminSummary',
  tags,
  request: { query: z.object({ giorni: z.enum(PERIODS).default(DEFAULT_PERIOD) }) },
  responses: { 200: json(summary, 'Che cosa aspetta, come stanno le fonti e i numeri del periodo') },
});
const waiting = createRoute({
  method: 'get',
  path: '/queues',
  operationId: 'readAdminQueues',
  tags,
  responses: { 200: json(z.object({ queues }), 'Che cosa aspetta') },
});

export const adminRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readSummary(userContext(c), c.req.valid('query').giorni), 200))
  .openapi(waiting, async (c) => c.json(await readQueues(userContext(c)), 200));
