import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#domain/errors.ts';
import type { BodyLoad } from './body-load.ts';
import { refuse } from './http.ts';
import { isBoundedJson } from './json-shape.ts';

type Guard = {
  maxBytesOf(c: Context): number;
  load: BodyLoad;
  /** Runs before a byte of the body is read. */
  count(c: Context): Promise<void>;
};

/**
 * Stands after identity and access: nobody's body is read before it is known that they may send one. Over the wire a
 * body says how long it is; only requests made within the process do not, and those are counted as they are read.
 */
export const guardBody =
  ({ maxBytesOf, load, count }: Guard): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.raw.body === null) return next();
    if (c.req.header('transfer-encoding') !== undefined) throw new AppError('length_required');
    const maxSize = maxBytesOf(c);
    const declared = Number(c.req.header('content-length') ?? 0);
    if (declared > maxSize) throw new AppError('body_too_large');
    await count(c);
    const release = load.take(c.req.header('x-client-ip') ?? '', declared);
    try {
      const onError = (refused: Context) => refuse(refused as never, new AppError('body_too_large'));
      return await bodyLimit({ maxSize, onError })(c, async () => {
        await refuseUnboundedJson(c);
        await next();
      });
    } finally {
      release();
    }
  };

/** The text is kept by the request: what parses it later reads it from there. */
async function refuseUnboundedJson(c: Context): Promise<void> {
  if (!/^application\/[\w.+-]*json/i.test(c.req.header('content-type') ?? '')) return;
  if (!isBoundedJson(await c.req.text())) throw new AppError('body_too_large');
}
