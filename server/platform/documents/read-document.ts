import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentReading, ReadableType } from '#domain/files/document-reading.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './limits.ts';
import { createTurns } from './turns.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const READER = resolve(import.meta.dirname, 'reader-process.ts');
/** Code and packages: not the data, which may lie beside them, nor any setting. */
const READABLE = [
  ...['package.json', 'domain', 'server/platform', 'node_modules'].map((path) => resolve(ROOT, path)),
  realpathSync(resolve(ROOT, 'node_modules')),
];
const turns = createTurns(DOCUMENT_LIMITS.atOnce, DOCUMENT_LIMITS.waiting);

type ReadOptions = {
  limits?: Partial<DocumentLimits>;
  /** Memory watched from inside, where the system holds nobody to a limit; beside such a limit the watch has no room. */
  isWatched?: boolean;
  /** Whose turn it is: one person's documents are read one after the other. */
  turnOf?: string;
  /** Another reader, for tests of the limits themselves. */
  reader?: string;
};

/**
 * The words of a document, found by another process: a file of 2 kB can inflate to 1 GB or keep every extractor busy for
 * ever, and this process serves everybody else. The other one may be killed at any moment, knows no secret of the
 * environment, and can neither write files nor start programs.
 */
export async function readDocument(
  bytes: Uint8Array,
  type: ReadableType,
  { limits = {}, isWatched = process.platform !== 'linux', reader = READER, turnOf = '' }: ReadOptions = {},
): Promise<DocumentReading> {
  const held = { ...DOCUMENT_LIMITS, ...limits };
  const leave = await turns.enter(turnOf);
  if (!leave) return { ok: false, problem: 'busy' };
  try {
    return await readApart(
      bytes,
      commandOf(held, isWatched, [reader, type, JSON.stringify({ ...held, isWatched })]),
      held,
    );
  } finally {
    leave();
  }
}

function readApart(bytes: Uint8Array, [command, ...args]: [string, ...string[]], limits: DocumentLimits) {
  return new Promise<DocumentReading>((done) => {
    const child = spawn(command, args, { cwd: ROOT, env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
    const answer: Buffer[] = [];
    let size = 0;
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      child.kill('SIGKILL');
    }, limits.maxMs);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.answerBytes) child.kill('SIGKILL');
      else answer.push(chunk);
    });
    child.stdin.on('error', () => {}); // it ended before it had read everything: the exit says why
    child.stdin.end(bytes);
    const end = (reading: DocumentReading) => {
      clearTimeout(timer);
      done(reading);
    };
    child.on('error', () => end({ ok: false, problem: 'unsupported' }));
    child.on('close', (_code, signal) => {
      if (hasTimedOut || signal === 'SIGXCPU') return end({ ok: false, problem: 'too_slow' });
      end(readingOf(Buffer.concat(answer).toString()));
    });
  });
}

/** No whole answer: the kernel, the heap's limit or the watch has stopped it. */
function readingOf(text: string): DocumentReading {
  try {
    return JSON.parse(text) as DocumentReading;
  } catch {
    return { ok: false, problem: 'too_heavy' };
  }
}

/** Through a shell that lowers the limits of the system first; Windows has neither. */
function commandOf(limits: DocumentLimits, isWatched: boolean, reader: string[]): [string, ...string[]] {
  const readable = READABLE.map((path) => `--allow-fs-read=${path}`);
  const flags = ['--no-warnings', '--permission', ...readable, ...(isWatched ? ['--allow-worker'] : [])];
  const heap = `--max-old-space-size=${String(limits.heapMegabytes)}`;
  const node: [string, ...string[]] = [process.execPath, ...flags, heap, ...reader];
  if (process.platform === 'win32') return node;
  const room = isWatched ? '' : `ulimit -v ${String(Math.round(limits.addressBytes / 1024))};`;
  return ['/bin/sh', '-c', `ulimit -c 0; ulimit -S -t ${String(limits.cpuSeconds)}; ${room} exec "$@"`, 'sh', ...node];
}
