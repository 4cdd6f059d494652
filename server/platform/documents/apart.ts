import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { LINEAR_PATTERNS } from '#server/platform/linear-patterns.ts';
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

const MEGABYTE = 1024 * 1024;
const VIRTUAL = String.raw`/VmPeak:\s+(\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1]`;
const ENGINE_FLAGS = ['--no-warnings', '--disable-wasm-trap-handler', LINEAR_PATTERNS];
/** Where the system does not tell. */
const USUAL_BARE_BYTES = 1024 * MEGABYTE;

let bare: Promise<number> | undefined;

/** Address space that Node takes before it does anything: 0.8 to 1.1 GB, by processor and kernel. Asked once. */
const bareBytes = (): Promise<number> =>
  (bare ??= promisify(execFile)(process.execPath, [...ENGINE_FLAGS, '-p', VIRTUAL], { env: APART_ENV }).then(
    ({ stdout }) => Number(stdout) * 1024 || USUAL_BARE_BYTES,
    () => USUAL_BARE_BYTES,
  ));

export type Command = [string, ...string[]];

/** Through a shell that lowers the limits of the system first, and its place in line; Windows has neither. */
export async function apartCommand(limits: DocumentLimits, isWatched: boolean, script: string[]): Promise<Command> {
  const readable = READABLE.map((path) => `--allow-fs-read=${path}`);
  const flags = [...ENGINE_FLAGS, '--permission', ...readable, ...(isWatched ? ['--allow-worker'] : [])];
  const heap = `--max-old-space-size=${String(limits.heapMegabytes)}`;
  const node: Command = [process.execPath, ...flags, heap, ...script];
  if (process.platform === 'win32') return node;
  const room = isWatched ? '' : `ulimit -v ${String(Math.round(((await bareBytes()) + limits.roomBytes) / 1024))};`;
  const held = `ulimit -c 0; ulimit -S -t ${String(limits.cpuSeconds)}; ${room}`;
  return ['/bin/sh', '-c', `${held} exec nice -n 5 "$@"`, 'sh', ...node];
}
