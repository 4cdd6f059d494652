import { AppError } from '#domain/errors.ts';

export type RateRule = { name: string; limit: number; windowSeconds: number };
export type RateLimiter = {
  /** Counts one use; refuses from the (limit + 1)-th within the window. */
  use(rule: RateRule, key: string): void;
  /** How long until it may be used again; 0 while it may. */
  waitSeconds(rule: RateRule, key: string): number;
};

/**
 * Fixed windows, exact counts, in memory, on a clock that nobody sets back: one process serves one installation's
 * traffic; what must hold across processes (sign-in per account) is counted in the database instead.
 */
export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const windows = new Map<string, { startedAt: number; count: number }>();
  let nextSweep = 0;

  function sweep(at: number): void {
    if (at < nextSweep) return;
    nextSweep = at + 60_000;
    for (const [key, window] of windows) if (at - window.startedAt > 3_600_000) windows.delete(key);
  }
  const left = ({ windowSeconds }: RateRule, { startedAt }: { startedAt: number }, at: number) =>
    Math.max(1, Math.ceil((startedAt + windowSeconds * 1000 - at) / 1000));
  function windowOf({ name, windowSeconds }: RateRule, key: string, at: number) {
    const window = windows.get(`${name}:${key}`);
    return window && at - window.startedAt < windowSeconds * 1000 ? window : undefined;
  }
  return {
    use(rule, key) {
      const at = now();
      sweep(at);
      const window = windowOf(rule, key, at) ?? { startedAt: at, count: 0 };
      windows.set(`${rule.name}:${key}`, window);
      window.count += 1;
      if (window.count > rule.limit)
        throw new AppError('too_many_requests', { retryAfterSeconds: left(rule, window, at) });
    },
    waitSeconds(rule, key) {
      const at = now();
      const window = windowOf(rule, key, at);
      return window && window.count >= rule.limit ? left(rule, window, at) : 0;
    },
  };
}

export const unlimited: RateLimiter = { use: () => {}, waitSeconds: () => 0 };
