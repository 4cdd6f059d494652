import { parentPort } from 'node:worker_threads';

/** A thread beside the one that serves everybody: it runs what it is named, one task after the other. */
type Task = { id: number; module: string; name: string; args: unknown[] };

parentPort?.on('message', ({ id, module, name, args }: Task) => {
  void run(module, name, args).then((told) => parentPort?.postMessage({ id, ...told }));
});

async function run(module: string, name: string, args: unknown[]): Promise<{ result: unknown } | { problem: string }> {
  try {
    const loaded = (await import(module)) as Record<string, (...given: unknown[]) => unknown>;
    return { result: await loaded[name]!(...args) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
