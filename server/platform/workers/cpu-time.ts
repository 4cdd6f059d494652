const ROUNDS = 3;

/**
 * Processor time of this thread for some work, in milliseconds, however busy the machine is: the least of a few rounds,
 * since the first ones compile what they use. It stops as soon as a round stays within `enoughMs`.
 */
export function leastCpuMs(enoughMs: number, work: () => unknown): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least > enoughMs; round += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
