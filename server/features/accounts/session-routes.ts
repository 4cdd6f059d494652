import { createRoute, z } from '@hono/zod-openapi';
import { anyCodeGiven, passwordGiven } from '#domain/accounts/two-factor.ts';
import { signIn as signInInput } from '#domain/accounts/registration.ts';
import { AppError } from '#domain/errors.ts';
import { fieldMessage } from '#messages/validation.ts';
import { userContext, type Context, type HttpEnv } from '#server/context.ts';
import { installationOf } from '#server/features/installation/service.ts';
import { createRouter, defaultHook, json, jsonBody, refuse } from '#server/platform/http/http.ts';
import { countAttempt } from './attempts.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { RATE } from './rate-rules.ts';
import { hasRecentProof, proveAgain } from './recent-proof.ts';
import { forgetRegisteredBrowser, readRegisteredBrowser } from './registered-browser.ts';
import { confirmEmail, signIn } from './service.ts';
import { clearSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { confirmedBody, enteredBody, sessionBody, shownUser, tags } from './session-user.ts';
import { endSession, extendSession } from './sessions.ts';
import { answerEntered, enterWithCode } from './two-factor/second-step.ts';
import { waysInOf } from './ways-in.ts';
import { waysIn } from './ways-in-shape.ts';

const site = z.object({
  isDemo: z.boolean(),
  hasOutbox: z.boolean(),
  providers: z.array(z.enum(['google', 'facebook'])),
  /** What administrators tell everybody, above every page. */
  notice: z.string().nullable(),
  takesSignUps: z.boolean(),
});

const read = createRoute({
  method: 'get',
  path: '/session',
  operationId: 'readSession',
  tags,
  responses: { 200: json(sessionBody.extend({ site }), 'Chi è collegato, e che cosa offre questa installazione') },
});
const start = createRoute({
  method: 'post',
  path: '/session',
  operationId: 'signIn',
  tags,
  request: jsonBody(signInInput),
  responses: { 200: json(enteredBody, 'Sessione aperta, o codice da dare') },
});
const code = createRoute({
  method: 'post',
  path: '/session/code',
  operationId: 'giveSecondStep',
  tags,
  request: jsonBody(anyCodeGiven),
  responses: { 200: json(enteredBody, 'Codice giusto, sessione aperta') },
});
const confirm = createRoute({
  method: 'post',
  path: '/session/confirmation',
  operationId: 'confirmEmail',
  tags,
  request: jsonBody(z.object({ token: z.string().max(200), password: z.string().min(1).max(200).optional() })),
  responses: { 200: json(confirmedBody, 'E-mail confermata e sessione aperta, o password da dare') },
});
const readProof = createRoute({
  method: 'get',
  path: '/session/proof',
  operationId: 'readSessionProof',
  tags,
  responses: {
    200: json(z.object({ isRecent: z.boolean(), waysIn }), 'Se chi chiede ha appena mostrato chi è, e come può farlo'),
  },
});
const prove = createRoute({
  method: 'post',
  path: '/session/proof',
  operationId: 'proveAgain',
  tags,
  request: jsonBody(passwordGiven),
  responses: { 200: json(z.object({ isRecent: z.literal(true) }), 'Password giusta: per dieci minuti non serve più') },
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

/** Without e-mail or password there is one sentence (ACC-7); what is merely misspelt is named beside its field. */
const refuseMissing: typeof defaultHook = (result, c) => {
  const { email, password } = (result as { data?: { email?: unknown; password?: unknown } }).data ?? {};
  if (result.success || (email && password)) return defaultHook(result, c);
  const fields = Object.entries({ email, password }).flatMap(([field, value]) =>
    value ? [] : [{ field, message: fieldMessage({ code: 'invalid_type' }) }],
  );
  return refuse(c as never, new AppError('missing_credentials', { fields }));
};

/** Signing in answers with the person, so that the screen never has to ask again. */
export const sessionRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json({ user: shownUser(c.var.user), site: await siteOf(c.var) }, 200))
  .openapi(
    start,
    async (c) => {
      const input = c.req.valid('json');
      const { ctx } = c.var;
      const device = await knownDevice(c, input.email);
      await (device ? countAttempt(ctx, RATE.signInPerDevice, device) : countStranger(ctx, input.email));
      const entered = await answerEntered(c, await signIn(ctx, input));
      if (!device && entered.user) await rememberDevice(c, ctx, entered.user.id);
      return c.json(entered, 200);
    },
    refuseMissing as never,
  )
  .openapi(confirm, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.linkPerIp, ctx.client.ip);
    const entered = await confirmEmail(ctx, { ...c.req.valid('json'), browser: readRegisteredBrowser(c) });
    if ('needsPassword' in entered) return c.json({ user: null, needsCode: false, ...entered }, 200);
    forgetRegisteredBrowser(c);
    return c.json({ ...(await answerEntered(c, entered)), needsPassword: null }, 200);
  })
  .openapi(readProof, async (c) =>
    c.json({ isRecent: hasRecentProof(c), waysIn: await waysInOf(c.var.ctx.db, userContext(c).user.id) }, 200),
  )
  .openapi(prove, async (c) => {
    await proveAgain(c, c.req.valid('json').password);
    return c.json({ isRecent: true as const }, 200);
  })
  .openapi(code, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.signInPerIp, ctx.client.ip);
    const signedIn = await enterWithCode(c, c.req.valid('json').code);
    await rememberDevice(c, ctx, signedIn.user.id);
    return c.json(await answerEntered(c, signedIn), 200);
  })
  .openapi(refresh, async (c) => {
    const { ctx, sessionToken } = c.var;
    if (sessionToken) {
      const expiresAt = await extendSession(ctx.db, sessionToken, ctx.now());
      writeSessionCookie(c, ctx.env.publicUrl, { token: sessionToken, expiresAt });
    }
    return c.json({ user: shownUser(c.var.user) }, 200);
  })
  .openapi(end, async (c) => {
    const { ctx, sessionToken } = c.var;
    if (sessionToken) await endSession(ctx.db, sessionToken);
    clearSessionCookie(c, ctx.env.publicUrl);
    return c.json({ user: null }, 200);
  });

async function countStranger(ctx: Context, email: string): Promise<void> {
  await countAttempt(ctx, RATE.signInPerIp, ctx.client.ip);
  await countAttempt(ctx, RATE.signInPerPair, `${ctx.client.ip} ${email}`);
  await countAttempt(ctx, RATE.signInPerAccount, email);
}

async function siteOf({ ctx, seesOutbox }: HttpEnv['Variables']) {
  const { notice, switches } = await installationOf(ctx);
  return {
    isDemo: ctx.env.hasDemoData,
    hasOutbox: seesOutbox,
    providers: (['google', 'facebook'] as const).filter((provider) => ctx.env[provider] !== undefined),
    notice,
    takesSignUps: switches.registrazioni,
  };
}
