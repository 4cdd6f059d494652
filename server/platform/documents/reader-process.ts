import { Worker } from 'node:worker_threads';
import type { DocumentReading, ReadableType } from '#domain/files/document-reading.ts';
import { readDocx } from './docx-text.ts';
import type { DocumentLimits } from './limits.ts';
import { readPdf } from './pdf-text.ts';
import { readPlainText } from './plain-text.ts';
import { readPicture } from './scan/recognise-pages.ts';
import { readXlsx } from './xlsx-text.ts';
import type { Progress } from './scan/read-scan.ts';

/** Runs alone, started by read-document.ts: a document on the way in, lines of JSON on the way out, the answer last. */
const [type, told] = process.argv.slice(2) as [ReadableType, string];
const limits = JSON.parse(told) as DocumentLimits & { isWatched: boolean };

/** A thread of its own: it also sees what the main one does in a single long step. */
const WATCH = `
  setInterval(() => {
    if (process.memoryUsage.rss() > ${String(limits.residentBytes)}) process.kill(process.pid, 'SIGKILL');
  }, 25);
`;
if (limits.isWatched) new Worker(WATCH, { eval: true }).unref();

async function input(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

const tell: Progress = (page, pages) => void process.stdout.write(`${JSON.stringify({ page, pages })}\n`);

const readers: Record<ReadableType, (bytes: Uint8Array) => Promise<DocumentReading> | DocumentReading> = {
  pdf: (bytes) => readPdf(bytes, limits, tell),
  jpg: (bytes) => readPicture(bytes, limits, tell),
  png: (bytes) => readPicture(bytes, limits, tell),
  docx: (bytes) => readDocx(bytes, limits),
  xlsx: (bytes) => readXlsx(bytes, limits),
  txt: (bytes) => readPlainText(bytes, limits),
};

async function read(): Promise<DocumentReading> {
  try {
    const reading = await readers[type](await input());
    return reading.ok && reading.text.trim() === '' ? { ok: false, problem: 'no_text' } : reading;
  } catch (error) {
    return { ok: false, problem: error instanceof RangeError ? 'too_heavy' : 'damaged' };
  }
}
process.stdout.write(JSON.stringify(await read()), () => process.exit(0));
