import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';
import { firstLoad } from './first-load.ts';

/** The script and the fonts a first visit fetches, page by page, on a running product: `npm run bench:weight -- http://localhost:3000`. */
const BUDGET_KB = 125;
const PAGES = ['/', '/bandi', '/grant/1', '/consultants-preview', '/blog', '/auth', '/strumenti'];
const base = process.argv[2] ?? 'http://localhost:3000';
const executablePath = findChromium();

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
for (const path of PAGES) {
  const { script, font } = await firstLoad(browser, base + path);
  const line = { bench: 'weight', path, scriptKb: script.gzipKb, files: script.files };
  const ratioToBudget = Math.round((script.gzipKb / BUDGET_KB) * 100) / 100;
  console.log(JSON.stringify({ ...line, fontKb: font.gzipKb, fonts: font.files, ratioToBudget }));
}
await browser.close();
