import type { Context, MiddlewareHandler } from 'hono';
import { API_KEY, isForKeys } from '#domain/api-keys/key-rules.ts';
import { AppError } from '#domain/errors.ts';
import type { HttpEnv } from '#server/context.ts';
import { spendKey } from './service.ts';

const BEARER = new RegExp(`^Bearer (${API_KEY.prefix}[\\w-]{20,100})$`, 'i');

type Deps = { operationOf: (c: Context) => string | undefined; isPublic: (operation: string) => boolean };

/**
 * A program with a key reads what anybody may, as nobody in particular; what is counted by address is counted by key.
 * Keys open nothing of their owner's.
 */
export const byKey =
  ({ operationOf, isPublic }: Deps): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const [, key] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    if (!key) return next();
    const operation = operationOf(c);
    const { id, left } = await spendKey(c.var.ctx, key);
    if (operation && !(isPublic(operation) && isForKeys(operation))) throw new AppError('not_allowed');
    c.set('user', null);
    c.set('sessionToken', null);
    c.set('provenAt', null);
    c.set('ctx', { ...c.var.ctx, client: { ...c.var.ctx.client, ip: `key:${id}` } });
    c.header('x-ratelimit-limit', String(API_KEY.requestsPerDay));
    c.header('x-ratelimit-remaining', String(left));
    return next();
  };
