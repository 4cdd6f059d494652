import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#domain/errors.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ENTRY = resolve(import.meta.dirname, 'thread-entry.ts');
/** A task that takes longer is given up with its thread, and those behind it with it. */
const MAX_MS = 120_000;
const MAX_WAITING = 50;
/** A thread without work keeps its memory for nothing. */
const IDLE_MS = 60_000;

type Told = { id: number; result?: unknown; problem?: string };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout };

let thread: { worker: Worker; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout } | undefined;
let lastId = 0;

/**
 * Runs a pure function in a thread of its own: for whatever may take more than fifty milliseconds. `module` is a path
 * from the root of the product; what goes in and comes out is copied, so it should be small or plain text.
 */
export function runApart<Result>(module: string, name: string, ...args: unknown[]): Promise<Result> {
  const { worker, waiting } = (thread ??= startThread());
  clearTimeout(thread.idle);
  if (waiting.size >= MAX_WAITING) return Promise.reject(new AppError('service_unavailable'));
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), MAX_MS).unref();
    waiting.set(id, { resolve, reject, timer });
    worker.ref();
    worker.postMessage({ id, module: resolvePath(module), name, args });
  });
}

const resolvePath = (module: string): string => resolve(ROOT, module);

function startThread() {
  const worker = new Worker(ENTRY, { execArgv: ['--no-warnings'] });
  const waiting = new Map<number, Waiting>();
  const started: NonNullable<typeof thread> = { worker, waiting };
  worker.on('message', ({ id, result, problem }: Told) => {
    const task = waiting.get(id);
    waiting.delete(id);
    clearTimeout(task?.timer);
    if (problem === undefined) task?.resolve(result);
    else task?.reject(new Error(problem));
    if (waiting.size > 0) return;
    worker.unref();
    started.idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  });
  worker.on('error', () => {}); // its end follows, and says the same to everybody who waits
  worker.on('exit', () => {
    if (thread === started) thread = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error('the thread ended before its work'));
    }
  });
  return started;
}
