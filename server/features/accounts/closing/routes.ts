import { createRoute, z } from '@hono/zod-openapi';
import { accountClosing } from '#domain/accounts/closing.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import { clearSessionCookie } from '#server/features/accounts/session-cookie.ts';
import { closeAccount, keepAccount } from './closing.ts';

const tags = ['Impostazioni'];

const close = createRoute({
  method: 'post',
  path: '/deletion',
  operationId: 'closeAccount',
  tags,
  request: jsonBody(accountClosing),
  responses: {
    200: json(z.object({ eraseAfter: z.iso.datetime() }), 'Account chiuso: fino a quel giorno si può tenere'),
  },
});
const keep = createRoute({
  method: 'post',
  path: '/deletion/undo',
  operationId: 'keepAccount',
  tags,
  request: jsonBody(z.object({ token: z.string().max(200) })),
  responses: { 200: json(z.object({ status: z.literal('ripristinato') }), 'L’account è di nuovo aperto') },
});

export const closingRoutes = createRouter<HttpEnv>()
  .openapi(close, async (c) => {
    const ctx = userContext(c);
    const eraseAfter = await closeAccount(ctx, c.req.valid('json'));
    clearSessionCookie(c, ctx.env.publicUrl);
    return c.json({ eraseAfter: eraseAfter.toISOString() }, 200);
  })
  .openapi(keep, async (c) => {
    const { ctx } = c.var;
    await countAttempt(ctx, RATE.linkPerIp, ctx.client.ip);
    await keepAccount(ctx, c.req.valid('json').token);
    return c.json({ status: 'ripristinato' as const }, 200);
  });
