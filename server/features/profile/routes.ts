import { createRoute, z } from '@hono/zod-openapi';
import { companyView } from '#domain/companies/company-profile.ts';
import { consultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { personalData } from '#domain/profile/personal-data.ts';
import { USER_TYPES } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { readProfile, updateProfile } from './service.ts';

const profile = z.object({
  id: z.string(),
  userType: z.enum(USER_TYPES).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  businessProfiles: z.array(companyView),
  primaryBusiness: companyView.nullable(),
  /** Only for consultants; null for everyone else. */
  isApproved: z.boolean().nullable(),
  consultantProfile: consultantProfileView.nullable(),
  /** What the consultant is specialised in, as the profile says it. */
  aree_specializzazione: z.array(z.string()),
});
const body = z.object({ profile });
const tags = ['Profilo'];

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readProfile',
  tags,
  responses: { 200: json(body, 'Il profilo di chi chiede, con le sue aziende') },
});
const update = createRoute({
  method: 'patch',
  path: '/',
  operationId: 'updateProfile',
  tags,
  request: jsonBody(personalData),
  responses: { 200: json(body, 'Il profilo aggiornato; l’e-mail si cambia nelle impostazioni') },
});

export const profileRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(body.parse({ profile: await readProfile(userContext(c)) }), 200))
  .openapi(update, async (c) =>
    c.json(body.parse({ profile: await updateProfile(userContext(c), c.req.valid('json')) }), 200),
  );
