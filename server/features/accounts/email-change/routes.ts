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
  request: jsonBody(z.object({ token: z.string().max(200), password: z.string().min(1).max(200).optional() })),
  responses: {
    200: json(
      z.object({ status: z.enum(['cambiata', 'serve_password']) }),
      'Il nuovo indirizzo, o la password da dare',
    ),
  },
});

export const emailChangeRoutes = createRouter<HttpEnv>()
  .openapi(ask, async (c) => {
    await askEmailChange(userContext(c), c.req.valid('json'));
    return c.json({ status: 'controlla_email' as const }, 202);
  })
  .openapi(confirm, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.linkPerIp, ctx.client.ip);
    const isChanged = await confirmEmailChange(ctx, { ...c.req.valid('json'), signedInAs: c.var.user?.id ?? null });
    return c.json({ status: isChanged ? ('cambiata' as const) : ('serve_password' as const) }, 200);
  });
