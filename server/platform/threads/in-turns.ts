import type { Steps } from '#domain/steps.ts';

/** Others get their turn after so long. */
export const TURN_MS = 8;

/** Who waits for a turn, the first to come first. */
const waiting: (() => void)[] = [];

/**
 * Whoever waits goes first. One who does long work at each round of the loop: several beside each other keep everybody
 * else waiting no longer than one of them.
 */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveTurn);
  });

function giveTurn(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(giveTurn);
}

/** Long work that can pause: goes on until its turn is over, then lets whoever waits go first. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (let begun = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < TURN_MS) continue;
    await turn();
    begun = performance.now();
  }
}
