import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { DocumentReading, ReadableType } from '#domain/files/document-reading.ts';
import { APART_ENV, apartCommand, ROOT, type Command } from './apart.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './limits.ts';
import { createKeptScans } from './kept-scans.ts';
import { readingTurns } from './turns.ts';

const READER = resolve(import.meta.dirname, 'reader-process.ts');
const scans = createKeptScans();

type OnPage = (page: number, pages: number) => void;
type ReadOptions = {
  limits?: Partial<DocumentLimits>;
  /** Memory watched from inside, where the system holds nobody to a limit; beside such a limit the watch has no room. */
  isWatched?: boolean;
  /** Whose turn it is: one person's documents are read one after the other. */
  turnOf?: string;
  /** Told before each page whose letters must be recognised. */
  onPage?: OnPage;
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
  {
    limits = {},
    isWatched = process.platform !== 'linux',
    reader = READER,
    turnOf = '',
    onPage = () => {},
  }: ReadOptions = {},
): Promise<DocumentReading> {
  const held = { ...DOCUMENT_LIMITS, ...limits };
  const name = scans.nameOf(bytes);
  const known = scans.get(name);
  if (known) return known;
  const leave = await readingTurns.enter(turnOf);
  if (!leave) return { ok: false, problem: 'busy' };
  try {
    const reading = await readApart(
      bytes,
      await apartCommand(held, isWatched, [reader, type, JSON.stringify({ ...held, isWatched })]),
      held,
      onPage,
    );
    if (reading.ok && (reading.scannedPages ?? 0) > 0) scans.keep(name, reading);
    return reading;
  } finally {
    leave();
  }
}

function readApart(bytes: Uint8Array, [command, ...args]: Command, limits: DocumentLimits, onPage: OnPage) {
  return new Promise<DocumentReading>((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: APART_ENV,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    const startedAt = performance.now();
    const told: string[] = [];
    let [size, hasTimedOut] = [0, false];
    const kill = () => {
      hasTimedOut = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(kill, limits.maxMs);
    /** Letters of a page are being recognised: that may take longer than reading them did. */
    const goOn = ({ page, pages }: Line) => {
      clearTimeout(timer);
      const left = limits.maxScanMs - (performance.now() - startedAt);
      timer = setTimeout(kill, Math.min(limits.scanPageMs, Math.max(0, left)));
      onPage(page, pages);
    };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      size += chunk.length;
      if (size > limits.answerBytes) return void child.kill('SIGKILL');
      told.push(chunk);
      // Joined only where a line ends: a long answer would be copied once more by each of its pieces.
      if (!chunk.includes('\n')) return;
      const lines = told.splice(0).join('').split('\n');
      told.push(lines.pop()!);
      for (const line of lines) goOn(JSON.parse(line) as Line);
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
      end(readingOf(told.join('')));
    });
  });
}
type Line = { page: number; pages: number };

/** No whole answer: the kernel, the heap's limit or the watch has stopped it. */
function readingOf(text: string): DocumentReading {
  try {
    return JSON.parse(text) as DocumentReading;
  } catch {
    return { ok: false, problem: 'too_heavy' };
  }
}
