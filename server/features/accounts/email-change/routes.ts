import { createRoute, z } from '@hono/zod-openapi';
import { emailChange } from '#domain/accounts/email-change.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import { askEmailChange, confirmEmailChange } from './email-change.ts';

const tags = ['Impostazioni'];

const ask = createRoute({
  method: 'post',
  path: '/email',
  operationId: 'askEmailChange',
  tags,
  request: jsonBody(emailChange),
  responses: { 202: json(z.object({ status: z.literal('controlla_email') }), 'Al nuovo indirizzo arriva un link') },
});
const confirm = createRoute({
  method: 'post',
  path: '/email/confirmation',
  operationId: 'confirmEmailChange',
  tags,
  request: jsonBody(z.object({ token: z.string().max(200) })),
  responses: { 200: json(z.object({ status: z.literal('cambiata') }), 'L’account ha il nuovo indirizzo') },
});

export const emailChangeRoutes = createRouter<HttpEnv>()
  .openapi(ask, async (c) => {
    await askEmailChange(userContext(c), c.req.valid('json'));
    return c.json({ status: 'controlla_email' as const }, 202);
  })
  .openapi(confirm, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.linkPerIp, ctx.client.ip);
    await confirmEmailChange(ctx, c.req.valid('json').token);
    return c.json({ status: 'cambiata' as const }, 200);
  });
