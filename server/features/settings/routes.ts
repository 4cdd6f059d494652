import { createRoute, z } from '@hono/zod-openapi';
import { DATE_LANGUAGES } from '#domain/numbers/date-language.ts';
import { personalSettings } from '#domain/profile/personal-settings.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { waysIn } from '#server/features/accounts/service.ts';
import { readSettings, saveDateLanguage, saveSettings } from './service.ts';

const body = z.object({
  person: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  /** The active one; null for consultants and for who has none. */
  company: z.object({ id: z.string(), companyName: z.string() }).nullable(),
  waysIn,
  dateLanguage: z.enum(DATE_LANGUAGES),
});
const tags = ['Impostazioni'];

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readSettings',
  tags,
  responses: { 200: json(body, 'I dati di chi chiede e i modi in cui entra') },
});
const save = createRoute({
  method: 'patch',
  path: '/',
  operationId: 'saveSettings',
  tags,
  request: jsonBody(personalSettings),
  responses: { 200: json(body, 'I dati salvati; "Azienda" rinomina quella attiva') },
});

const saveDates = createRoute({
  method: 'put',
  path: '/dates',
  operationId: 'saveDateLanguage',
  tags,
  request: jsonBody(z.object({ language: z.enum(DATE_LANGUAGES) })),
  responses: { 200: json(body, 'Come si scrivono le date per chi chiede') },
});

export const settingsRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readSettings(userContext(c)), 200))
  .openapi(save, async (c) => c.json(await saveSettings(userContext(c), c.req.valid('json')), 200))
  .openapi(saveDates, async (c) => c.json(await saveDateLanguage(userContext(c), c.req.valid('json').language), 200));
