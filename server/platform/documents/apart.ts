import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentLimits } from './limits.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');
/** Code and packages: not the data, which may lie beside them, nor any setting. */
const READABLE = [
  ...['package.json', 'domain', 'server/platform', 'node_modules'].map((path) => resolve(ROOT, path)),
  realpathSync(resolve(ROOT, 'node_modules')),
];

/**
 * Nothing of ours but this: each thread would reserve room of its own, which the limit counts though nobody uses it, and
 * nothing is left for what draws the pages.
 */
export const APART_ENV = { MALLOC_ARENA_MAX: '1' };

export type Command = [string, ...string[]];

/** Through a shell that lowers the limits of the system first, and its place in line; Windows has neither. */
export function apartCommand(limits: DocumentLimits, isWatched: boolean, script: string[]): Command {
  const readable = READABLE.map((path) => `--allow-fs-read=${path}`);
  const flags = [
    '--no-warnings',
    '--permission',
    '--disable-wasm-trap-handler',
    ...readable,
    ...(isWatched ? ['--allow-worker'] : []),
  ];
  const heap = `--max-old-space-size=${String(limits.heapMegabytes)}`;
  const node: Command = [process.execPath, ...flags, heap, ...script];
  if (process.platform === 'win32') return node;
  const room = isWatched ? '' : `ulimit -v ${String(Math.round(limits.addressBytes / 1024))};`;
  const held = `ulimit -c 0; ulimit -S -t ${String(limits.cpuSeconds)}; ${room}`;
  return ['/bin/sh', '-c', `${held} exec nice -n 5 "$@"`, 'sh', ...node];
}
