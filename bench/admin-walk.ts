import { join } from 'node:path';
import { chromium, type Request } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { findChromium } from '#scripts/chromium.mjs';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import { fillDesk, GRANTS } from './admin/volume.ts';
import { signIn, startProduct, temporaryFolder } from './attack/product.ts';

/**
 * An administrator goes through every area of the built product in a browser, with a realistic amount behind it. One line
 * of JSON per screen: how long the server took for the slowest of the page itself and what the page then asks for, and its
 * processor time for all of that with scripts and pictures. Ends with 1 when a wait is over 300 ms. ADMIN_PORT: the port.
 */
const AT_MOST_MS = 300;
const ASKS = 3;
const SCREENS = {
  summary: '/admin?giorni=365g',
  consultants: '/admin/consulenti',
  'all consultants': '/admin/consulenti?stato=tutti&pagina=2',
  catalogue: '/admin/catalogo',
  'catalogue, search': '/admin/catalogo?q=numero%2077',
  'one grant': '/admin/catalogo?apri=bando-77',
  imports: '/admin/catalogo/importazioni',
  'searches in vain': '/admin/catalogo/ricerche',
  synonyms: '/admin/catalogo/sinonimi',
  users: '/admin/utenti',
  'users, search': '/admin/utenti?q=cognome%2099',
  'one user': '/admin/utenti/u77',
  'data requests': '/admin/utenti/richieste',
  support: '/admin/supporto?vista=tutti',
  assistant: '/admin/assistente?giorni=365g',
  system: '/admin/sistema',
  'audit log': '/admin/registro',
};

const folder = temporaryFolder();
const port = Number(process.env.ADMIN_PORT ?? 3971);
const start = () => startProduct(port, { DATA_DIR: folder.path, PUBLIC_URL: `http://localhost:${String(port)}` });
await (await start()).stop();
const database = await openEmbedded(join(folder.path, 'postgres'));
// Copies of real grants under names of their own.
await database.db.execute(
  sql.raw(`with known as (select *, row_number() over (order by id) - 1 as at, count(*) over () as size from grants)
  insert into grants (id, data, name, level, closes_on, link, source_name, version, revision, created_at, updated_at)
  select 'bando-' || n, data || jsonb_build_object('id', 'bando-' || n, 'name', 'Bando numero ' || n), 'Bando numero ' || n,
    level, closes_on, link, source_name, 1, (select revision from catalogue_state), created_at, updated_at
  from generate_series(0, ${String(GRANTS - 1)}) n join known on known.at = n % known.size`),
);
await fillDesk(database.db);
await database.close();

const product = await start();
const [name, value] = (await signIn(product.url, 'admin@bandolo.example')).split('=') as [string, string];
const browser = await chromium.launch({ executablePath: findChromium() });
const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1280, height: 900 } });
await context.addCookies([{ name, value, url: product.url }]);
const page = await context.newPage();

/** From each request to the first byte of its answer: the page, and what it asks for by itself. */
async function timesOf(path: string): Promise<number[]> {
  const times: number[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(admin|api)/.test(pathname)) return;
    const { requestStart, responseStart } = request.timing();
    times.push(Math.round(responseStart - requestStart));
  };
  page.on('requestfinished', note);
  await page.goto(product.url + path);
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  return times;
}

let isHeld = true;
for (const [screen, path] of Object.entries(SCREENS)) {
  const slowest: number[] = [];
  await timesOf(path); // what a process does once
  const cpuBefore = product.cpuMs();
  for (let ask = 0; ask < ASKS; ask += 1) slowest.push(Math.max(...(await timesOf(path))));
  const cpuMs = Math.round((product.cpuMs() - cpuBefore) / ASKS);
  slowest.sort((one, other) => one - other);
  const slowestMs = slowest.at(-1)!;
  isHeld &&= slowestMs <= AT_MOST_MS;
  const medianMs = slowest[Math.floor(ASKS / 2)];
  console.log(JSON.stringify({ bench: 'admin-walk', screen, medianMs, slowestMs, cpuMs }));
}
await browser.close();
await product.stop();
folder.remove();
process.exit(isHeld ? 0 : 1);
