import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  businessCompletion,
  businessRegistration,
  consultantCompletion,
  consultantRegistration,
  email,
} from '#domain/accounts/registration.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import { countAttempt } from './attempts.ts';
import { completeBusiness, completeConsultant, type Completed } from './completion.ts';
import { linkMailJob } from './jobs.ts';
import { RATE } from './rate-rules.ts';
import { writeRegisteredBrowser } from './registered-browser.ts';
import { registerBusiness, registerConsultant } from './registration.ts';
import { tags } from './session-user.ts';

const accepted = json(z.object({ status: z.literal('controlla_email') }), 'Controlla la tua e-mail');
const completed = json(z.object({ needsConfirmation: z.boolean() }), 'Registrazione completata');

const business = createRoute({
  method: 'post',
  path: '/registrations/business',
  operationId: 'registerBusiness',
  tags,
  request: jsonBody(businessRegistration),
  responses: { 202: accepted },
});
const consultant = createRoute({
  method: 'post',
  path: '/registrations/consultant',
  operationId: 'registerConsultant',
  tags,
  request: formOf('Dati in JSON nel campo `data`, file nel campo `documents` (ripetibile)'),
  responses: { 202: accepted },
});
const finishBusiness = createRoute({
  method: 'post',
  path: '/registrations/completion/business',
  operationId: 'completeBusiness',
  tags,
  request: jsonBody(businessCompletion),
  responses: { 200: completed },
});
const finishConsultant = createRoute({
  method: 'post',
  path: '/registrations/completion/consultant',
  operationId: 'completeConsultant',
  tags,
  request: formOf('Dati in JSON nel campo `data`, file nel campo `documents` (ripetibile)'),
  responses: { 200: completed },
});
const resend = createRoute({
  method: 'post',
  path: '/confirmation-mails',
  operationId: 'resendConfirmation',
  tags,
  request: jsonBody(z.object({ email })),
  responses: { 202: accepted },
});

export const registrationRoutes = createRouter<HttpEnv>()
  .openapi(business, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.registrationPerIp, ctx.client.ip);
    writeRegisteredBrowser(c, await registerBusiness(ctx, c.req.valid('json')));
    return c.json({ status: 'controlla_email' as const }, 202);
  })
  .openapi(consultant, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.registrationPerIp, ctx.client.ip);
    const { data, uploads } = await readMultipart(c, consultantRegistration, 'documents');
    writeRegisteredBrowser(c, await registerConsultant(ctx, data, uploads));
    return c.json({ status: 'controlla_email' as const }, 202);
  })
  .openapi(finishBusiness, async (c) => answerCompleted(c, await completeBusiness(userContext(c), c.req.valid('json'))))
  .openapi(finishConsultant, async (c) => {
    const { data, uploads } = await readMultipart(c, consultantCompletion, 'documents');
    return answerCompleted(c, await completeConsultant(userContext(c), data, uploads));
  })
  .openapi(resend, async (c) => {
    const { ctx } = c.var;
    const { email: address } = c.req.valid('json');
    await countAttempt(ctx, RATE.mailPerIp, ctx.client.ip);
    await countAttempt(ctx, RATE.mailPerAccount, address);
    await ctx.queue.send(ctx.db, linkMailJob, { kind: 'confirm', email: address });
    return c.json({ status: 'controlla_email' as const }, 202);
  });

function answerCompleted(c: Context<HttpEnv>, { needsConfirmation, browser }: Completed) {
  if (needsConfirmation) writeRegisteredBrowser(c, browser);
  return c.json({ needsConfirmation }, 200);
}
