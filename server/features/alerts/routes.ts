import { createRoute, z } from '@hono/zod-openapi';
import { alertSetting } from '#domain/alerts/alert-setting.ts';
import { VERDICTS } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { chooseAlerts, readAlerts } from './matches.ts';

const tags = ['Avvisi'];
const alerts = z
  .object({
    company: z.object({ id: z.string(), companyName: z.string(), hasProject: z.boolean() }).nullable(),
    setting: alertSetting,
    preview: z
      .object({
        days: z.number(),
        admissible: z.number(),
        toCheck: z.number(),
        items: z.array(
          z.object({
            grantId: z.string(),
            name: z.string(),
            verdict: z.enum(VERDICTS),
            why: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
  })
  .openapi('Alerts');

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readAlerts',
  tags,
  responses: { 200: json(alerts, 'La scelta per l’azienda e il progetto attivi, con l’anteprima dell’ultimo mese') },
});
const choose = createRoute({
  method: 'put',
  path: '/',
  operationId: 'chooseAlerts',
  tags,
  request: jsonBody(alertSetting),
  responses: { 200: json(alerts, 'La scelta salvata') },
});

export const alertRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readAlerts(userContext(c)), 200))
  .openapi(choose, async (c) => c.json(await chooseAlerts(userContext(c), c.req.valid('json')), 200));
