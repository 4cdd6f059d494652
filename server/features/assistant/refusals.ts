import type { MiddlewareHandler } from 'hono';
import type { ErrorBody } from '#server/platform/http/http.ts';

/** Whoever refuses, the caller of the assistant finds `success` and `error` where an answer has them. */
export const refusedAsAnswer: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status < 400 || !c.res.headers.get('content-type')?.startsWith('application/json')) return;
  const refusal = (await c.res.json()) as ErrorBody;
  const error = refusal.fields[0]?.message ?? refusal.message;
  c.res = new Response(JSON.stringify({ ...refusal, success: false, error }), c.res);
};
