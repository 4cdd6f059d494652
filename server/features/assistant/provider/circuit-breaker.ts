type BreakerState = 'closed' | 'open' | 'half_open';
export type CircuitBreaker = {
  /** True when a call may go out now; in the half-open state one call at a time is the trial. */
  tryEnter(): boolean;
  succeeded(): void;
  failed(): void;
  /** The caller gave up for reasons of its own: neither good nor bad. */
  left(): void;
  state(): BreakerState;
  failuresInARow(): number;
};

/** After this many failures in a row nobody waits for the provider any more, until the pause is over. */
export const BREAKER = { failures: 3, pauseMs: 30_000 };

export function createCircuitBreaker(now: () => number, { failures, pauseMs } = BREAKER): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | null = null;
  let hasTrial = false;
  const state = (): BreakerState => {
    if (openedAt === null) return 'closed';
    const waited = now() - openedAt;
    // A clock that somebody sets back must not make the pause any longer.
    return waited >= pauseMs || waited < 0 ? 'half_open' : 'open';
  };
  return {
    state,
    failuresInARow: () => inARow,
    tryEnter() {
      const current = state();
      if (current === 'closed') return true;
      if (current === 'open' || hasTrial) return false;
      hasTrial = true;
      return true;
    },
    succeeded() {
      [inARow, openedAt, hasTrial] = [0, null, false];
    },
    failed() {
      inARow += 1;
      if (hasTrial || inARow >= failures) openedAt = now();
      hasTrial = false;
    },
    left() {
      hasTrial = false;
    },
  };
}
