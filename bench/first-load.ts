import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export type Weight = { files: number; gzipKb: number; brotliKb: number };
export type FirstLoad = { script: Weight; style: Weight; font: Weight };
type Kind = keyof FirstLoad;

const KINDS: readonly [RegExp, Kind][] = [
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2$/, 'font'],
];

const kb = (bytes: number) => Math.round(bytes / 100) / 10;

/** What a first visit fetches until the network is silent, with nothing cached. Fonts are compressed already. */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies = new Map<string, { kind: Kind; body: Promise<Buffer> }>();
  page.on('response', (response) => {
    const kind = KINDS.find(([name]) => name.test(new URL(response.url()).pathname))?.[1];
    if (kind) bodies.set(response.url(), { kind, body: response.body().catch(() => Buffer.alloc(0)) });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const weigh = async (kind: Kind): Promise<Weight> => {
    const all = await Promise.all([...bodies.values()].flatMap((each) => (each.kind === kind ? [each.body] : [])));
    const sum = (size: (body: Buffer) => number) => kb(all.reduce((total, body) => total + size(body), 0));
    const compressed = (compress: (body: Buffer) => Buffer) =>
      sum((body) => (kind === 'font' ? body : compress(body)).length);
    const gzipKb = compressed((body) => gzipSync(body, { level: 9 }));
    return { files: all.length, gzipKb, brotliKb: compressed((body) => brotliCompressSync(body)) };
  };
  const weighed = { script: await weigh('script'), style: await weigh('style'), font: await weigh('font') };
  await context.close();
  return weighed;
}
