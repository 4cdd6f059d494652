import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';

/** The script a first visit fetches, page by page, on a running product: `npm run bench:weight -- http://localhost:3000`. */
const BUDGET_KB = 130;
const PAGES = ['/', '/bandi', '/grant/1', '/auth', '/strumenti'];
const base = process.argv[2] ?? 'http://localhost:3000';
const executablePath = findChromium();

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
for (const path of PAGES) {
  const page = await browser.newPage();
  const scripts = new Map<string, { gzip: number; isRun: boolean }>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const gzip = gzipSync(await response.body().catch(() => ''), { level: 9 }).length;
    const isRun = response.request().resourceType() === 'script';
    const known = scripts.get(response.url());
    scripts.set(response.url(), { gzip: Math.max(gzip, known?.gzip ?? 0), isRun: isRun || (known?.isRun ?? false) });
  });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const kb = (files: readonly { gzip: number }[]) =>
    Math.round(files.reduce((sum, { gzip }) => sum + gzip, 0) / 100) / 10;
  const all = [...scripts.values()];
  const firstLoadKb = kb(all.filter(({ isRun }) => isRun));
  const fetchedAheadKb = kb(all.filter(({ isRun }) => !isRun));
  const ratioToBudget = Math.round(((firstLoadKb + fetchedAheadKb) / BUDGET_KB) * 100) / 100;
  const line = { bench: 'weight', path, firstLoadKb, fetchedAheadKb, files: all.length, ratioToBudget };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  await page.close();
}
await browser.close();
