import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';
import { pause, startProduct, temporaryFolder } from './attack/product.ts';

/**
 * Someone types into an application, a word every tenth of a second; server and browser are killed together, the server
 * starts again, and another browser reads what is there: how many seconds of typing are missing.
 * `npm run bench:typing -- [rounds]`
 */
const BUDGET_S = 2;
const WORD_MS = 100;
const rounds = Number(process.argv[2] ?? 5);
const PORT = 3992;
const folder = temporaryFolder();
const start = () => startProduct(PORT, { DATA_DIR: folder.path });
const sign = { email: 'azienda@bandolo.example', password: 'bandolo-demo' };
const SECTION = 'Obiettivi del progetto';

async function openSection(url: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await (await browser.newContext({ baseURL: url, locale: 'it-IT' })).newPage();
  await page.request.post('/api/session', { headers: { origin: url }, data: sign });
  const { items } = (await (await page.request.get('/api/grants?pageSize=1')).json()) as { items: { id: string }[] };
  await page.goto(`/apply/${items[0]!.id}`);
  await page.waitForURL(/\/apply\/[0-9a-f-]{36}/);
  await page.goto(`${new URL(page.url()).pathname}?sezione=project_objectives`);
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
  return { browser, page, box: page.getByRole('textbox', { name: SECTION }) };
}

/** Types until it cannot; the words that reached the box, with when they did. */
function typing(page: Page, round: number) {
  const typed: { word: string; at: number }[] = [];
  const done = (async () => {
    for (let count = 0; ; count += 1) {
      const word = `giro${String(round)}parola${String(count)}`;
      await page.keyboard.insertText(`${word} `);
      typed.push({ word, at: performance.now() });
      await pause(WORD_MS);
    }
  })().catch(() => undefined);
  return { typed, done };
}

const missing: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const before = await start();
  const writer = await openSection(before.url);
  await writer.box.fill('');
  await writer.box.focus();
  const { typed, done } = typing(writer.page, round);
  await pause(4000 + ((round * 677) % 1900));
  const killedAt = performance.now();
  await Promise.all([before.stop('SIGKILL'), writer.browser.close()]);
  await done;
  const after = await start();
  const reader = await openSection(after.url);
  const text = await reader.box.inputValue();
  const lost = typed.find(({ word, at }) => at < killedAt && !text.includes(`${word} `));
  missing.push(lost ? (killedAt - lost.at) / 1000 : 0);
  await reader.browser.close();
  await after.stop();
}
folder.remove();
const worst = Math.max(...missing);
console.log(
  JSON.stringify({
    bench: 'typing',
    rounds,
    missingSeconds: missing.map((each) => Number(each.toFixed(2))),
    budgetSeconds: BUDGET_S,
  }),
);
process.exit(worst <= BUDGET_S ? 0 : 1);
