import { createRoute, z } from '@hono/zod-openapi';
import { consultantProfileChanges, consultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { AppError } from '#domain/errors.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import { addDocuments, changePhoto } from './own-files.ts';
import { readConsultantProfile, updateConsultantProfile } from './service.ts';

const body = z.object({ profile: consultantProfileView });
const tags = ['Consulenti'];

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readConsultantProfile',
  tags,
  responses: { 200: json(body, 'Il profilo nel marketplace di chi chiede, con i documenti che ha inviato') },
});
const update = createRoute({
  method: 'patch',
  path: '/',
  operationId: 'updateConsultantProfile',
  tags,
  request: jsonBody(consultantProfileChanges),
  responses: { 200: json(body, 'Il profilo aggiornato; ciò che l’approvazione ha guardato aspetta la revisione') },
});

const answer = (description: string) => ({ responses: { 200: json(body, description) } });
const documents = createRoute({
  method: 'post',
  path: '/documents',
  operationId: 'addConsultantDocuments',
  tags,
  request: formOf('I documenti per la verifica, in `documents`'),
  ...answer('Il profilo, con i documenti inviati'),
});
const photo = createRoute({
  method: 'post',
  path: '/photo',
  operationId: 'changeConsultantPhoto',
  tags,
  request: formOf('La foto, in `photo`'),
  ...answer('Il profilo, con la foto nuova'),
});
const noPhoto = createRoute({
  method: 'delete',
  path: '/photo',
  operationId: 'removeConsultantPhoto',
  tags,
  ...answer('Il profilo, senza foto'),
});
const nothing = z.object({});

export const consultantProfileRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(body.parse({ profile: await readConsultantProfile(userContext(c)) }), 200))
  .openapi(update, async (c) =>
    c.json(body.parse({ profile: await updateConsultantProfile(userContext(c), c.req.valid('json')) }), 200),
  )
  .openapi(documents, async (c) => {
    const { uploads } = await readMultipart(c, nothing, 'documents');
    return c.json(body.parse({ profile: await addDocuments(userContext(c), uploads) }), 200);
  })
  .openapi(photo, async (c) => {
    const { uploads } = await readMultipart(c, nothing, 'photo');
    if (uploads.length === 0) throw new AppError('invalid_input');
    return c.json(body.parse({ profile: await changePhoto(userContext(c), uploads) }), 200);
  })
  .openapi(noPhoto, async (c) => c.json(body.parse({ profile: await changePhoto(userContext(c), []) }), 200));
