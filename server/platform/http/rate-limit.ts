import { AppError } from '#domain/errors.ts';

export type RateRule = { name: string; limit: number; windowSeconds: number };
export type RateLimiter = {
  /** Counts one use; refuses from the (limit + 1)-th within the window. */
  use(rule: RateRule, key: string): void;
};

/**
 * Fixed windows, exact counts, in memory, on a clock that nobody sets back: one process serves one installation's traffic; what must hold across
 * processes (sign-in per account) is counted in the database instead.
 */
export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const windows = new Map<string, { startedAt: number; count: number }>();
  let nextSweep = 0;

  function sweep(at: number): void {
    if (at < nextSweep) return;
    nextSweep = at + 60_000;
    for (const [key, window] of windows) if (at - window.startedAt > 3_600_000) windows.delete(key);
  }
  return {
    use(rule, key) {
      const at = now();
      sweep(at);
      const id = `${rule.name}:${key}`;
      let window = windows.get(id);
      if (!window || at - window.startedAt >= rule.windowSeconds * 1000) {
        window = { startedAt: at, count: 0 };
        windows.set(id, window);
      }
      window.count += 1;
      if (window.count > rule.limit) {
        const left = Math.ceil((window.startedAt + rule.windowSeconds * 1000 - at) / 1000);
        throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, left) });
      }
    },
  };
}

export const unlimited: RateLimiter = { use: () => {} };
