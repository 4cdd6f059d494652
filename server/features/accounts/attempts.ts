import { sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { attempts } from './tables.ts';

/** Counts one attempt in the database, exactly, whichever process it reaches; refuses past the limit. */
export async function countAttempt(ctx: Context, rule: RateRule, key: string): Promise<void> {
  const retryAfterSeconds = await secondsPastLimit(ctx, rule, key);
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds });
}

/** Counts in the same way what is left out past the limit instead of being refused. */
export const isWithinLimit = async (ctx: Context, rule: RateRule, key: string): Promise<boolean> =>
  (await secondsPastLimit(ctx, rule, key)) === 0;

async function secondsPastLimit({ db, env, now }: Context, rule: RateRule, key: string): Promise<number> {
  if (!env.hasRateLimits) return 0;
  const windowMs = rule.windowSeconds * 1000;
  const at = now().getTime();
  const windowStart = new Date(Math.floor(at / windowMs) * windowMs);
  const [row] = await db
    .insert(attempts)
    .values({ key: `${rule.name}:${key}`, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`${attempts.count} + 1` } })
    .returning({ count: attempts.count });
  if ((row?.count ?? 0) <= rule.limit) return 0;
  return Math.max(1, Math.ceil((windowStart.getTime() + windowMs - at) / 1000));
}
