import { AppError } from '#domain/errors.ts';
import type { Log } from '#server/platform/log.ts';

const ROUNDS = 3;

/** What reading a text once more would take of the thread that serves everybody. */
export type Reread = { rereadMs: number; isTooSlow: boolean };

/** In a worker: tries what will read the text again outside it. */
export function tryReread(maxMs: number, work: () => unknown): Reread {
  const rereadMs = leastCpuMs(maxMs, work);
  return { rereadMs, isTooSlow: rereadMs > maxMs };
}

/** Outside: a text that would keep everybody waiting is refused before anything reads it again. */
export function refuseSlow(
  log: Log,
  { rereadMs, isTooSlow }: Reread,
  owner: { module: string; name: string; chars: number },
): void {
  if (!isTooSlow) return;
  log.warn({ ...owner, rereadMs }, 'a text takes too long to read');
  throw new AppError('text_not_read');
}

/**
 * Processor time of this thread, in milliseconds, however busy the machine is: the least of a few rounds, since the first
 * ones compile what they use. It stops as soon as a round stays within `enoughMs`.
 */
function leastCpuMs(enoughMs: number, work: () => unknown): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least > enoughMs; round += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
