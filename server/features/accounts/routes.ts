import { createRoute, z } from '@hono/zod-openapi';
import { businessRegistration, email, signIn as signInInput } from '#domain/accounts/registration.ts';
import { USER_TYPES } from '#domain/vocabulary.ts';
import type { HttpEnv, SessionUser } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { RATE } from './rate-rules.ts';
import { confirmEmail, registerBusiness, resendConfirmation, signIn } from './service.ts';
import { clearSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { endSession, extendSession } from './sessions.ts';

export const sessionUser = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    userType: z.enum(USER_TYPES).nullable(),
    isAdmin: z.boolean(),
    isApproved: z.boolean(),
  })
  .openapi('SessionUser');
const site = z.object({
  isDemo: z.boolean(),
  hasOutbox: z.boolean(),
  providers: z.array(z.enum(['google', 'facebook'])),
});
const sessionBody = z.object({ user: sessionUser.nullable() });
const sessionState = sessionBody.extend({ site });
const tags = ['Accesso'];

const read = createRoute({
  method: 'get',
  path: '/session',
  operationId: 'readSession',
  tags,
  responses: { 200: json(sessionState, 'Chi è collegato, e che cosa offre questa installazione') },
});
const start = createRoute({
  method: 'post',
  path: '/session',
  operationId: 'signIn',
  tags,
  request: jsonBody(signInInput),
  responses: { 200: json(sessionBody, 'Sessione aperta') },
});
const confirm = createRoute({
  method: 'post',
  path: '/session/confirmation',
  operationId: 'confirmEmail',
  tags,
  request: jsonBody(z.object({ token: z.string().min(20).max(100) })),
  responses: { 200: json(sessionBody, 'E-mail confermata, sessione aperta') },
});
const refresh = createRoute({
  method: 'post',
  path: '/session/refresh',
  operationId: 'refreshSession',
  tags,
  responses: { 200: json(sessionBody, 'Sessione prolungata') },
});
const end = createRoute({
  method: 'delete',
  path: '/session',
  operationId: 'signOut',
  tags,
  responses: { 200: json(sessionBody, 'Sessione chiusa') },
});
const accepted = json(z.object({ status: z.literal('controlla_email') }), 'Controlla la tua e-mail');
const register = createRoute({
  method: 'post',
  path: '/registrations/business',
  operationId: 'registerBusiness',
  tags,
  request: jsonBody(businessRegistration),
  responses: { 202: accepted },
});
const resend = createRoute({
  method: 'post',
  path: '/confirmation-mails',
  operationId: 'resendConfirmation',
  tags,
  request: jsonBody(z.object({ email })),
  responses: { 202: accepted },
});

/** Signing in answers with the person, so that the screen never has to ask again. */
export const accountRoutes = createRouter<HttpEnv>()
  .openapi(read, (c) => c.json({ user: shown(c.var.user), site: siteOf(c.var.ctx.env) }, 200))
  .openapi(start, async (c) => {
    const input = c.req.valid('json');
    const { ctx } = c.var;
    ctx.limits.use(RATE.signInPerIp, ctx.client.ip);
    ctx.limits.use(RATE.signInPerAccount, input.email);
    const { session, user } = await signIn(ctx, input);
    writeSessionCookie(c, ctx.env.publicUrl, session);
    return c.json({ user: shown(user) }, 200);
  })
  .openapi(confirm, async (c) => {
    const { ctx } = c.var;
    ctx.limits.use(RATE.linkPerIp, ctx.client.ip);
    const { session, user } = await confirmEmail(ctx, c.req.valid('json').token);
    writeSessionCookie(c, ctx.env.publicUrl, session);
    return c.json({ user: shown(user) }, 200);
  })
  .openapi(refresh, async (c) => {
    const { ctx, sessionToken } = c.var;
    if (sessionToken) {
      const expiresAt = await extendSession(ctx.db, sessionToken, ctx.now());
      writeSessionCookie(c, ctx.env.publicUrl, { token: sessionToken, expiresAt });
    }
    return c.json({ user: shown(c.var.user) }, 200);
  })
  .openapi(end, async (c) => {
    const { ctx, sessionToken } = c.var;
    if (sessionToken) await endSession(ctx.db, sessionToken);
    clearSessionCookie(c, ctx.env.publicUrl);
    return c.json({ user: null }, 200);
  })
  .openapi(register, async (c) => {
    const { ctx } = c.var;
    ctx.limits.use(RATE.registrationPerIp, ctx.client.ip);
    await registerBusiness(ctx, c.req.valid('json'));
    return c.json({ status: 'controlla_email' as const }, 202);
  })
  .openapi(resend, async (c) => {
    const { ctx } = c.var;
    const { email: address } = c.req.valid('json');
    ctx.limits.use(RATE.mailPerAccount, address);
    await resendConfirmation(ctx, address);
    return c.json({ status: 'controlla_email' as const }, 202);
  });

const siteOf = (env: Env) => ({
  isDemo: env.hasDemoData,
  hasOutbox: env.hasOutbox,
  providers: (['google', 'facebook'] as const).filter((provider) => env[provider] !== undefined),
});
const shown = (user: SessionUser | null) => user && sessionUser.parse(user);
