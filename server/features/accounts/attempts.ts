import { lt, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { attempts } from './tables.ts';

const KEPT_MS = 24 * 3_600_000;

/** Counts one attempt in the database, exactly, whichever process it reaches; refuses past the limit. */
export async function countAttempt({ db, env, now }: Context, rule: RateRule, key: string): Promise<void> {
  if (!env.hasRateLimits) return;
  const windowMs = rule.windowSeconds * 1000;
  const at = now().getTime();
  const windowStart = new Date(Math.floor(at / windowMs) * windowMs);
  const [row] = await db
    .insert(attempts)
    .values({ key: `${rule.name}:${key}`, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`${attempts.count} + 1` } })
    .returning({ count: attempts.count });
  if ((row?.count ?? 0) <= rule.limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((windowStart.getTime() + windowMs - at) / 1000));
  throw new AppError('too_many_requests', { retryAfterSeconds });
}

/** Run by the nightly clean-up. */
export async function forgetOldAttempts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, new Date(now().getTime() - KEPT_MS)));
}
