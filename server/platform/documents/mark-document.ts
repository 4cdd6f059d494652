import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { APART_ENV, apartCommand, ROOT } from './apart.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './limits.ts';
import { readingTurns } from './turns.ts';

const MARKER = resolve(import.meta.dirname, 'marking-process.ts');

/**
 * A copy of a paper with words burnt into every page, made by another process for the reasons of read-document.ts. Null
 * where none could be made in time.
 */
export async function markDocument(
  bytes: Uint8Array,
  type: 'pdf' | 'jpg' | 'png',
  words: string,
  turnOf: string,
  limits: Partial<DocumentLimits> = {},
): Promise<Uint8Array | null> {
  const leave = await readingTurns.enter(turnOf);
  if (!leave) return null;
  try {
    return await markedApart(bytes, type, words, { ...DOCUMENT_LIMITS, ...limits });
  } finally {
    leave();
  }
}

async function markedApart(
  bytes: Uint8Array,
  type: string,
  words: string,
  limits: DocumentLimits,
): Promise<Uint8Array | null> {
  const told = JSON.stringify({ ...limits, words });
  const [command, ...args] = await apartCommand(limits, process.platform !== 'linux', [MARKER, type, told]);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: APART_ENV,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), limits.maxMarkMs);
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.copyBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.stdin.on('error', () => {}); // it ended before it had read everything: the exit says why
    child.stdin.end(bytes);
    const end = (copy: Uint8Array | null) => {
      clearTimeout(timer);
      done(copy);
    };
    child.on('error', () => end(null));
    child.on('close', (code) => end(code === 0 && size > 0 ? new Uint8Array(Buffer.concat(chunks)) : null));
  });
}
