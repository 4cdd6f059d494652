import { createRoute, z } from '@hono/zod-openapi';
import { TOLD_KINDS } from '#domain/activity/event-kinds.ts';
import { isMonth } from '#domain/analytics/months.ts';
import { BADGES } from '#domain/analytics/summary.ts';
import { SECTORS } from '#domain/vocabulary.ts';
import { ANALYTICS_EXPORT } from '#messages/analytics/analytics.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { analyticsCsv, analyticsXlsx } from './export.ts';
import { readAnalytics } from './service.ts';

const tags = ['Analytics'];
const query = z.object({ da: z.string().refine(isMonth).optional() });
const count = z.number();
const month = z.object({
  month: z.string(),
  bando_visto: count,
  bando_salvato: count,
  ricerca_ai: count,
  candidatura_inviata: count,
});
const insight = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trend'), last: count, previous: count }),
  z.object({ kind: z.literal('settore'), sector: z.string(), count }),
  z.object({ kind: z.literal('senza_salvare'), grantId: z.string(), title: z.string(), times: count }),
  z.object({ kind: z.literal('non_candidato'), saved: count }),
  z.object({ kind: z.literal('ricerche_senza_visite'), searches: count }),
]);
const analytics = z
  .object({
    months: z.array(z.string()),
    firstEventAt: z.string().nullable(),
    cards: z.object({
      views: count,
      applications: count,
      aiQueries: count,
      averageScore: count.nullable(),
      scored: count,
    }),
    rows: z.array(month),
    sectors: z.array(z.object({ sector: z.enum(SECTORS), count })),
    recent: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(TOLD_KINDS),
        badge: z.enum(BADGES),
        subjectId: z.string().nullable(),
        title: z.string(),
        at: z.string(),
      }),
    ),
    insights: z.array(insight),
  })
  .openapi('Analytics');

const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
});
const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readAnalytics',
  tags,
  request: { query },
  responses: { 200: json(analytics, 'Le attività della persona in sei mesi, e che cosa dicono gli ultimi 30 giorni') },
});
const csv = createRoute({
  method: 'get',
  path: '/export.csv',
  operationId: 'exportAnalyticsCsv',
  tags,
  request: { query },
  responses: { 200: file('text/csv', 'La tabella mensile, in CSV') },
});
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const xlsx = createRoute({
  method: 'get',
  path: '/export.xlsx',
  operationId: 'exportAnalyticsXlsx',
  tags,
  request: { query },
  responses: { 200: file(XLSX, 'La tabella mensile, in un foglio di calcolo') },
});

const named = (type: string, extension: string, months: readonly string[]) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${ANALYTICS_EXPORT.fileName}-${months[0] ?? ''}.${extension}"`,
});

export const analyticsRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readAnalytics(userContext(c), c.req.valid('query').da), 200))
  .openapi(csv, async (c) => {
    const { rows, months } = await readAnalytics(userContext(c), c.req.valid('query').da);
    return c.body(analyticsCsv(rows), 200, named('text/csv; charset=utf-8', 'csv', months));
  })
  .openapi(xlsx, async (c) => {
    const { rows, months } = await readAnalytics(userContext(c), c.req.valid('query').da);
    return c.body((await analyticsXlsx(rows)) as never, 200, named(XLSX, 'xlsx', months));
  });
