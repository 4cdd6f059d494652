import type { DocumentLimits } from './limits.ts';
import { markedPages } from './marked-pages.ts';

/** Runs alone, started by mark-document.ts: a document on the way in, the marked copy on the way out, or nothing. */
const [type, told] = process.argv.slice(2) as ['pdf' | 'jpg' | 'png', string];
const { words, ...limits } = JSON.parse(told) as DocumentLimits & { words: string };
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const copy = await markedPages(new Uint8Array(Buffer.concat(chunks)), type, words, limits).catch(() => null);
process.stdout.write(copy ?? '', () => process.exit(0));
