import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';
import { serveBarePage } from './bare-page.ts';

/**
 * How long a tap on "Filtri" waits for its answer on a phone (CPU four times slower, 1.6 Mbps, 150 ms), at load and 2 and
 * 5 s after navigation, beside a bare React page in the same run: `npm run bench:touch -- http://localhost:3000`.
 */
const BUDGET_MS = 1000;
const GIVE_UP_MS = 15_000;
const MOMENTS = { load: null, '2s': 2000, '5s': 5000 } as const;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const base = process.argv[2] ?? 'http://localhost:3000';
const repeats = Number(process.argv[3] ?? 7);

type Moment = keyof typeof MOMENTS;
type Answer = { ms: number | null; scriptReadyMs: number | null; by: 'sheet' | 'page' | null };

declare global {
  interface Window {
    touchedAt?: number;
    answered?: { at: number; by: 'sheet' | 'page' };
    readyAt?: number;
  }
}

/** Runs in the page: when the tap came (as the browser noted it) and the first frame that shows its answer. */
function watchAnswer() {
  addEventListener('pointerdown', (event) => (window.touchedAt ??= event.timeStamp), { capture: true });
  const look = () => {
    if (document.documentElement?.dataset.script === 'ready') window.readyAt ??= performance.now();
    const sheet = document.querySelector('[role=dialog]');
    const inPage = document.querySelector('#filtri');
    const by = sheet?.checkVisibility() ? 'sheet' : inPage?.checkVisibility() ? 'page' : null;
    if (window.touchedAt !== undefined && by) window.answered ??= { at: performance.now(), by };
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function tapOnce(browser: Browser, url: string, moment: Moment): Promise<Answer> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'it-IT' });
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', NETWORK);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchAnswer);
  const begun = Date.now();
  const loaded = page.waitForEvent('load');
  await page.goto(url, { waitUntil: 'commit' });
  const filters = page
    .getByText(/^Filtri/)
    .locator('visible=true')
    .first();
  await Promise.all([untilMoment(moment, begun, loaded), filters.waitFor()]);
  const box = await filters.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const answer = await answerOf(page);
  await loaded.catch(() => {});
  await context.close();
  return answer;
}

async function untilMoment(moment: Moment, begun: number, loaded: Promise<unknown>): Promise<void> {
  const after = MOMENTS[moment];
  if (after === null) await loaded;
  else await new Promise((resolve) => setTimeout(resolve, begun + after - Date.now()));
}

async function answerOf(page: Page): Promise<Answer> {
  await page.waitForFunction(() => window.answered, undefined, { timeout: GIVE_UP_MS }).catch(() => {});
  return page.evaluate(() => ({
    ms: window.answered && window.touchedAt !== undefined ? Math.round(window.answered.at - window.touchedAt) : null,
    scriptReadyMs: window.readyAt === undefined ? null : Math.round(window.readyAt),
    by: window.answered?.by ?? null,
  }));
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const bare = await serveBarePage();
const pages = { '/bandi': `${base}/bandi`, react: bare.url };
for (const moment of Object.keys(MOMENTS) as Moment[]) {
  const answers: Record<keyof typeof pages, Answer[]> = { '/bandi': [], react: [] };
  // Turn and turn about, so that what else the machine does falls on both alike.
  for (let turn = 0; turn < repeats; turn += 1) {
    for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
      answers[name].push(await tapOnce(browser, pages[name], moment));
    }
  }
  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    const all = answers[name];
    const answered = all.flatMap(({ ms }) => (ms === null ? [] : [ms]));
    const medianMs = median(answered) ?? null;
    const line = {
      bench: 'touch',
      page: name,
      tap: moment,
      taps: all.length,
      lost: all.length - answered.length,
      medianMs,
      worstMs: answered.length > 0 ? Math.max(...answered) : null,
      answeredBy: [...new Set(all.map(({ by }) => by))],
      scriptReadyMs: median(all.flatMap(({ scriptReadyMs }) => scriptReadyMs ?? [])) ?? null,
      ratioToBudget: medianMs === null ? null : Math.round((medianMs / BUDGET_MS) * 100) / 100,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
bare.close();
await browser.close();
