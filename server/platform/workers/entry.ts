import { parentPort } from 'node:worker_threads';

export type Task = { id: number; module: string; name: string; args: readonly unknown[] };
/** The work itself begins now: what came before was waiting, loading and preparing. */
export type Begun = { begun: number };

type Loaded = Record<string, (...args: readonly unknown[]) => unknown>;

/** Runs one named function in a worker thread. A module's `prepare` comes first, outside the time of the work. */
export default async function runTask({ id, module, name, args }: Task): Promise<unknown> {
  const loaded = (await import(module)) as Loaded;
  await loaded.prepare?.(...args);
  parentPort?.postMessage({ begun: id } satisfies Begun);
  return loaded[name]!(...args);
}
