import { createRoute, z } from '@hono/zod-openapi';
import { codeGiven, passwordGiven } from '#domain/accounts/two-factor.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { waysIn } from '#server/features/accounts/ways-in-shape.ts';
import { waysInOf } from '#server/features/accounts/ways-in.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './two-factor.ts';

const tags = ['Impostazioni'];
const codes = z.object({ recoveryCodes: z.array(z.string()), waysIn });
const drawing = z.object({ size: z.int(), path: z.string() });

const start = createRoute({
  method: 'post',
  path: '/two-factor',
  operationId: 'startTwoFactor',
  tags,
  request: jsonBody(passwordGiven),
  responses: {
    200: json(z.object({ secret: z.string(), uri: z.string(), drawing }), 'Il segreto per l’app, ancora da confermare'),
  },
});
const confirm = createRoute({
  method: 'put',
  path: '/two-factor',
  operationId: 'confirmTwoFactor',
  tags,
  request: jsonBody(codeGiven),
  responses: { 200: json(codes, 'Attiva; i codici di recupero si vedono solo ora') },
});
const renew = createRoute({
  method: 'post',
  path: '/two-factor/recovery-codes',
  operationId: 'renewRecoveryCodes',
  tags,
  request: jsonBody(codeGiven),
  responses: { 200: json(codes, 'Codici di recupero nuovi: i precedenti non valgono più') },
});
const stop = createRoute({
  method: 'delete',
  path: '/two-factor',
  operationId: 'stopTwoFactor',
  tags,
  request: jsonBody(passwordGiven),
  responses: { 200: json(z.object({ waysIn }), 'Non serve più il codice per entrare') },
});

export const twoFactorRoutes = createRouter<HttpEnv>()
  .openapi(start, async (c) => c.json(await startTwoFactor(userContext(c), c.req.valid('json').password), 200))
  .openapi(confirm, async (c) => {
    const ctx = userContext(c);
    const recoveryCodes = await confirmTwoFactor(ctx, c.req.valid('json').code);
    return c.json({ recoveryCodes, waysIn: await waysInOf(ctx.db, ctx.user.id) }, 200);
  })
  .openapi(renew, async (c) => {
    const ctx = userContext(c);
    const recoveryCodes = await renewRecoveryCodes(ctx, c.req.valid('json').code);
    return c.json({ recoveryCodes, waysIn: await waysInOf(ctx.db, ctx.user.id) }, 200);
  })
  .openapi(stop, async (c) => {
    const ctx = userContext(c);
    await stopTwoFactor(ctx, c.req.valid('json').password);
    return c.json({ waysIn: await waysInOf(ctx.db, ctx.user.id) }, 200);
  });
