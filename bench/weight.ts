import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';

/** The script and the fonts a first visit fetches, page by page, on a running product: `npm run bench:weight -- http://localhost:3000`. */
const BUDGET_KB = 125;
const PAGES = ['/', '/bandi', '/grant/1', '/consultants-preview', '/blog', '/auth', '/strumenti'];
const base = process.argv[2] ?? 'http://localhost:3000';
const executablePath = findChromium();

const kb = (bytes: number) => Math.round(bytes / 100) / 10;

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
for (const path of PAGES) {
  const context = await browser.newContext(); // nothing cached from the page before
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    const url = response.url();
    if (!/\.(js|woff2)$/.test(url)) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    if (url.endsWith('.js')) scripts.set(url, gzipSync(body, { level: 9 }).length);
    else fonts.set(url, body.length);
  });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const sum = (sizes: Map<string, number>) => kb([...sizes.values()].reduce((all, size) => all + size, 0));
  const scriptKb = sum(scripts);
  const ratioToBudget = Math.round((scriptKb / BUDGET_KB) * 100) / 100;
  const line = { bench: 'weight', path, scriptKb, files: scripts.size, fontKb: sum(fonts), fonts: fonts.size };
  process.stdout.write(`${JSON.stringify({ ...line, ratioToBudget })}\n`);
  await context.close();
}
await browser.close();
