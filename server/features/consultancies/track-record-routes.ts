import { createRoute, z } from '@hono/zod-openapi';
import { DIRECTORY_PAGE } from '#domain/consultants/directory-search.ts';
import { callDay } from '#domain/consultancies/first-call.ts';
import { consultantFit, recommendation, trackRecord } from '#domain/consultancies/track-record.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { readCalls } from './first-calls.ts';
import { consultantFits, readTrackRecord, recommendConsultant } from './track-record.ts';

const tags = ['Consulenti'];

const recommend = createRoute({
  method: 'get',
  path: '/recommendation',
  operationId: 'recommendConsultant',
  tags,
  request: { query: z.object({ grant: z.string().max(200).optional() }) },
  responses: {
    200: json(z.object({ recommendation: recommendation.nullable() }), 'Chi consigliamo all’azienda attiva, e perché'),
  },
});
const ids = z
  .string()
  .max(DIRECTORY_PAGE.max * 101)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(100)).max(DIRECTORY_PAGE.max));
const fits = createRoute({
  method: 'get',
  path: '/fits',
  operationId: 'consultantFits',
  tags,
  request: { query: z.object({ ids, grant: z.string().max(200).optional() }) },
  responses: {
    200: json(z.object({ fits: z.array(consultantFit) }), 'Che cosa dicono gli incarichi chiusi all’azienda attiva'),
  },
});
const read = createRoute({
  method: 'get',
  path: '/{id}/track-record',
  operationId: 'readTrackRecord',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  responses: { 200: json(trackRecord, 'Esiti per bando e recensioni, senza i nomi dei clienti') },
});

const callsBody = z.object({ days: z.array(callDay) });
const calls = createRoute({
  method: 'get',
  path: '/{id}/calls',
  operationId: 'readFirstCalls',
  tags,
  request: { params: z.object({ id: z.string().min(1).max(100) }) },
  responses: { 200: json(callsBody, 'Quando la prima chiamata gratuita è libera, nei prossimi giorni di lavoro') },
});

export const trackRecordRoutes = createRouter<HttpEnv>()
  .openapi(recommend, async (c) => {
    const found = await recommendConsultant(userContext(c), c.req.valid('query').grant);
    return c.json(z.object({ recommendation: recommendation.nullable() }).parse({ recommendation: found }), 200);
  })
  .openapi(fits, async (c) => {
    const query = c.req.valid('query');
    return c.json(
      { fits: z.array(consultantFit).parse(await consultantFits(userContext(c), query.ids, query.grant)) },
      200,
    );
  })
  .openapi(calls, async (c) =>
    c.json(callsBody.parse({ days: await readCalls(c.var.ctx, c.req.valid('param').id) }), 200),
  )
  .openapi(read, async (c) =>
    c.json(trackRecord.parse(await readTrackRecord(c.var.ctx, c.req.valid('param').id)), 200),
  );
