import { Worker } from 'node:worker_threads';
import type { DocumentReading, ReadableType } from '#domain/files/document-reading.ts';
import type { DocumentLimits } from './limits.ts';
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

type Reader = (bytes: Uint8Array) => Promise<DocumentReading> | DocumentReading;
const picture = async (): Promise<Reader> => {
  const { readPicture } = await import('./scan/recognise-pages.ts');
  return (bytes) => readPicture(bytes, limits, tell);
};
/** Loaded is only what the document at hand needs: what draws pages and knows letters takes longer to load than a text to read. */
const readers: Record<ReadableType, () => Promise<Reader>> = {
  pdf: async () => {
    const { readPdf } = await import('./pdf-text.ts');
    return (bytes) => readPdf(bytes, limits, tell);
  },
  jpg: picture,
  png: picture,
  docx: async () => {
    const { readDocx } = await import('./docx-text.ts');
    return (bytes) => readDocx(bytes, limits);
  },
  xlsx: async () => {
    const { readXlsx } = await import('./xlsx-text.ts');
    return (bytes) => readXlsx(bytes, limits);
  },
  txt: async () => {
    const { readPlainText } = await import('./plain-text.ts');
    return (bytes) => readPlainText(bytes, limits);
  },
};

async function read(): Promise<DocumentReading> {
  try {
    const [reader, bytes] = await Promise.all([readers[type](), input()]);
    const reading = await reader(bytes);
    return reading.ok && reading.text.trim() === '' ? { ok: false, problem: 'no_text' } : reading;
  } catch (error) {
    return { ok: false, problem: error instanceof RangeError ? 'too_heavy' : 'damaged' };
  }
}
process.stdout.write(JSON.stringify(await read()), () => process.exit(0));
