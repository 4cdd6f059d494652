import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createLog } from '#server/platform/log.ts';
import { readWords } from '#server/features/grants/service.ts';
import { openWorkers } from '#server/platform/workers/pool.ts';
import type * as tasks from '#server/platform/workers/testing/tasks.ts';

/**
 * What a worker thread costs: `node --expose-gc bench/workers.ts`. Milliseconds that one reading takes cold and warm, how
 * long this thread stands still while a task without end is ended at its limit, and megabytes per thread.
 */
const TASKS = 'server/platform/workers/testing/tasks.ts';
const ROUNDS = 300;
const services = { log: createLog('silent'), workers: openWorkers(createLog('silent')), now: () => new Date() };
const megabytes = () => (globalThis.gc?.(), process.memoryUsage().rss / 2 ** 20);
const wordsOf = (round: number) => `panificio a Taranto, forno da ${String(40_000 + round)} €`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const before = megabytes();
const coldMs = await timed(() => Promise.all([readWords(services, wordsOf(-1)), readWords(services, wordsOf(-2))]));
const threadMb = (megabytes() - before) / 2;
const hops: number[] = [];
const readings: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const nothing = () => services.workers.run<typeof tasks.spin>(TASKS, 'spin', [0], { timeLimitMs: 1000 });
  hops.push(await timed(nothing));
  readings.push(await timed(() => readWords(services, wordsOf(round))));
}
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
const endedMs = await timed(() =>
  services.workers
    .run<typeof tasks.spinForever>(TASKS, 'spinForever', [], { timeLimitMs: 1000 })
    .catch((error: Error) => error.message),
);
loop.disable();
const at = (all: number[], part: number) => all.toSorted((one, other) => one - other)[Math.floor(all.length * part)]!;
console.log({
  coldMs,
  hopMs: { median: at(hops, 0.5), p95: at(hops, 0.95) },
  readingMs: { median: at(readings, 0.5), p95: at(readings, 0.95) },
  endedMs,
  loopDelayMs: { p50: loop.percentile(50) / 1e6, max: loop.max / 1e6 },
  threadMb,
});
await services.workers.close();
