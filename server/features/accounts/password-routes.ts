import { createRoute, z } from '@hono/zod-openapi';
import { email, password } from '#domain/accounts/registration.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { countAttempt } from './attempts.ts';
import { linkMailJob } from './jobs.ts';
import { RATE } from './rate-rules.ts';
import { changePassword, resetPassword } from './service.ts';
import { enteredBody, sessionBody, shownUser, tags } from './session-user.ts';
import { takeSession } from './take-session.ts';
import { answerEntered } from './two-factor/second-step.ts';

const ask = createRoute({
  method: 'post',
  path: '/password-resets',
  operationId: 'askPasswordReset',
  tags,
  request: jsonBody(z.object({ email })),
  responses: { 202: json(z.object({ status: z.literal('controlla_email') }), 'Se l’indirizzo è noto, arriva un link') },
});
const use = createRoute({
  method: 'post',
  path: '/password-resets/use',
  operationId: 'resetPassword',
  tags,
  request: jsonBody(z.object({ token: z.string().max(200), password, endsOtherAccess: z.boolean().default(true) })),
  responses: { 200: json(enteredBody, 'Password cambiata, sessione aperta o codice da dare') },
});
const change = createRoute({
  method: 'put',
  path: '/password',
  operationId: 'changePassword',
  tags,
  request: jsonBody(
    z.object({ currentPassword: z.string().min(1).max(200), password, endsOtherAccess: z.boolean().default(false) }),
  ),
  responses: { 200: json(sessionBody, 'Password cambiata, altri dispositivi scollegati') },
});

export const passwordRoutes = createRouter<HttpEnv>()
  .openapi(ask, async (c) => {
    const { ctx } = c.var;
    const { email: address } = c.req.valid('json');
    await countAttempt(ctx, RATE.mailPerIp, ctx.client.ip);
    await countAttempt(ctx, RATE.mailPerAccount, address);
    await ctx.queue.send(ctx.db, linkMailJob, { kind: 'reset', email: address });
    return c.json({ status: 'controlla_email' as const }, 202);
  })
  .openapi(use, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.linkPerIp, ctx.client.ip);
    const { token, ...given } = c.req.valid('json');
    return c.json(await answerEntered(c, await resetPassword(ctx, token, given)), 200);
  })
  .openapi(change, async (c) => {
    const ctx = userContext(c);
    await countAttempt(ctx, RATE.passwordChange, ctx.user.id);
    const { session, user } = await changePassword(ctx, c.req.valid('json'));
    await takeSession(c, session);
    return c.json({ user: shownUser(user) }, 200);
  });
