import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Log } from '#server/platform/log.ts';
import type { Begun, Task } from './entry.ts';
import { LANES, PATIENCE, type Lane } from './lanes.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ENTRY = resolve(import.meta.dirname, 'entry.ts');

type Limits = {
  /** The work itself, without waiting and loading; beyond it the thread is ended. */
  timeLimitMs: number;
  lane?: Lane;
  /** How long the text is that is read, for the log. */
  chars?: number;
  /** What is answered beyond the limit. */
  refusal?: ErrorCode;
};

export type Workers = {
  /**
   * Runs an exported function in a thread of its own. `module` is a path from the root of the product; what goes in and
   * comes out is copied.
   */
  run<Work extends (...args: never[]) => unknown>(
    module: string,
    name: string,
    args: Parameters<Work>,
    limits: Limits,
  ): Promise<Awaited<ReturnType<Work>>>;
  /** Ends all threads, also those at work. */
  close(): Promise<void>;
};

/** The worker threads of this process. None is started before there is work for it. */
export function openWorkers(log: Log): Workers {
  const lanes = new Map<Lane, ReturnType<typeof openLane>>();
  const laneOf = (name: Lane) => {
    const lane = lanes.get(name) ?? openLane(name, log, () => lanes.delete(name));
    lanes.set(name, lane);
    return lane;
  };
  return {
    async run(module, name, args, { timeLimitMs, lane = 'quick', chars, refusal = 'text_not_read' }) {
      const refused = (code: ErrorCode, problem: string) => {
        log.warn({ module, name, chars, timeLimitMs }, problem);
        return new AppError(code);
      };
      const outcome = await laneOf(lane).run({ module: resolve(ROOT, module), name, args }, timeLimitMs);
      if (outcome.kind === 'done') return outcome.result as never;
      if (outcome.kind === 'busy') throw refused('service_unavailable', 'too much work waits for a worker');
      throw refused(refusal, `a worker was ended at its ${outcome.kind} limit`);
    },
    async close() {
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}

type Outcome = { kind: 'done'; result: unknown } | { kind: 'busy' | 'time' | 'memory' };
type Stop = 'busy' | 'time';

function openLane(name: Lane, log: Log, onEnd: () => void) {
  const { threads, maxWaiting, waitLimitMs, idleMs, maxHeapMb } = LANES[name];
  // As many threads as there may be: one that is ended is replaced only up to the least number.
  const pool = new Piscina<Task, unknown>({
    filename: ENTRY,
    minThreads: threads,
    maxThreads: threads,
    execArgv: ['--no-warnings'],
    ...(maxHeapMb === null ? {} : { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }),
  });
  const beginnings = new Map<number, () => void>();
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  pool.on('message', ({ begun }: Begun) => beginnings.get(begun)?.());
  pool.on('error', (error) => log.warn({ error }, 'a worker without work failed'));

  const close = async () => {
    clearTimeout(idle);
    onEnd();
    await pool.destroy();
  };

  async function run(work: Omit<Task, 'id'>, timeLimitMs: number): Promise<Outcome> {
    // Piscina's own bound leaves out tasks that can be aborted.
    if (beginnings.size >= threads + maxWaiting) return { kind: 'busy' };
    clearTimeout(idle);
    const id = (lastId += 1);
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const stopAfter = (ms: number, why: Stop) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // An answer that came while this thread was busy counts: it is read before this runs.
        setImmediate(() => beginnings.has(id) && abort.abort(why));
      }, ms * PATIENCE.factor);
    };
    stopAfter(waitLimitMs, 'busy');
    beginnings.set(id, () => stopAfter(timeLimitMs, 'time'));
    try {
      return { kind: 'done', result: await pool.run({ ...work, id }, { signal: abort.signal }) };
    } catch (error) {
      if (abort.signal.aborted) return { kind: abort.signal.reason as Stop };
      if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') return { kind: 'memory' };
      throw error;
    } finally {
      clearTimeout(timer);
      beginnings.delete(id);
      if (idleMs !== null && beginnings.size === 0) idle = setTimeout(() => void close(), idleMs).unref();
    }
  }
  return { run, close };
}
