import { setImmediate as turn } from 'node:timers/promises';
import type { Steps } from '#domain/steps.ts';

/** Others get their turn after so long. */
export const TURN_MS = 8;

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
