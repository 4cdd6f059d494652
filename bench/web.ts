import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';
import { startProduct, temporaryFolder } from './attack/product.ts';
import { serveBarePage } from './bare-page.ts';
import { firstLoad } from './first-load.ts';
import { audit } from './lighthouse.ts';

/**
 * Builds and serves the product, then tells of each public page, beside React's least: what a first visit fetches, and
 * the medians of Lighthouse on its phone. One line of JSON per page. `npm run bench:web -- 5` for five runs of each;
 * on a quiet machine, because the times are of this one.
 */
const TARGETS = { scriptKb: 125, lcpRatio: 1.5, performance: 95, others: 100, cls: 0.02 };
const PAGES = ['/', '/bandi', '/grant/1', '/consultants-preview', '/blog'];
const runs = Number(process.argv[2] ?? 3);

execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const folder = temporaryFolder();
const product = await startProduct(Number(process.env.WEB_PORT ?? 3981), { DATA_DIR: folder.path, RATE_LIMIT: '0' });
const bare = await serveBarePage();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });

const { failing: _ofBare, ...least } = await audit(bare.url, runs);
tell({ path: 'react', ...(await firstLoad(browser, bare.url)), ...least });
for (const path of PAGES) {
  const load = await firstLoad(browser, product.url + path);
  const audited = await audit(product.url + path, runs);
  const { performance = 0, ...others } = audited.scores;
  const lcpRatio = Math.round((audited.lcpMs / least.lcpMs) * 100) / 100;
  const misses = [
    ...(load.script.gzipKb > TARGETS.scriptKb ? ['script'] : []),
    ...(lcpRatio > TARGETS.lcpRatio ? ['lcp'] : []),
    ...(performance < TARGETS.performance ? ['performance'] : []),
    ...Object.entries(others).flatMap(([name, score]) => (score < TARGETS.others ? [name] : [])),
    ...(audited.cls > TARGETS.cls ? ['cls'] : []),
  ];
  tell({ path, ...load, ...audited, lcpRatio, misses });
}

function tell(line: object): void {
  console.log(JSON.stringify({ bench: 'web', ...line }));
}
await browser.close();
bare.close();
await product.stop();
folder.remove();
