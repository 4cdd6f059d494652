import { readFileSync } from 'node:fs';
import { violationsIn, type Scheme } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/careers',
  '/blog',
  '/blog/cumulo-degli-aiuti',
  '/public-support',
  '/api-docs',
  '/demo',
  '/accessibilita',
  '/bandi/regioni',
  '/bandi/regione/puglia',
  '/bandi/settore/tourism',
] as const;

const WIDTHS = [320, 768, 1280] as const;
/** Names and sizes differ by width, colours by scheme: both are seen once. */
const JUDGED: Partial<Record<(typeof WIDTHS)[number], Scheme>> = { 320: 'dark', 1280: 'light' };

test('every page of the site is accessible, narrow and wide, and never scrolls sideways', async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      const scheme = JUDGED[width];
      if (scheme) expect.soft(await violationsIn(page, scheme), path).toEqual([]);
    }
  }
});

const plain = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const has = (css: string, name: string) => css.includes(`.${name.replaceAll(/[^\w-]/g, '\\$&')}`);

/** Classes of the server's HTML that the product's styles know and the page's own do not. */
function unstyledClasses(html: string, appStyles: string): string[] {
  const own = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => plain(names).split(' ')));
  return [...used].filter((name) => name && has(appStyles, name) && !has(own, name));
}

test('a visitor’s first pages bring all their styles, and wait for no file', async ({ request }) => {
  for (const path of [
    '/',
    '/bandi',
    '/bandi?q=nientedelgenere',
    '/grant/1',
    '/consultants-preview',
    '/blog',
    '/features',
  ]) {
    const html = await (await request.get(path)).text();
    const address = /<link rel="later-style" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).not.toContain('<link rel="stylesheet"');
    const appStyles = await (await request.get(address)).text();
    expect(unstyledClasses(html, appStyles), path).toEqual([]);
    expect(has(appStyles, 'own:pt-18') && has(html, 'wrap'), path).toBe(true);
  }
});

test('the live demo answers each choice in place, and is remembered; one question is open at a time (SIT-5)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Domande frequenti' })).toBeVisible();
  await page.getByLabel('Regione').focus();
  await page.getByLabel('Regione').selectOption('Puglia');
  await expect(page.getByRole('link', { name: 'Vedi i bandi in Puglia' })).toBeVisible();
  await expect(page).toHaveURL(/regione=Puglia/);
  await expect(page.getByLabel('Regione')).toBeFocused();

  await page.getByText('Quanto costa Bandolo?').click();
  await expect(page.getByText('partono da €29 al mese')).toBeVisible();
  await page.getByText('Chi sono i consulenti?').click();
  await expect(page.getByText('partono da €29 al mese')).toBeHidden();
  await page.getByText('Chi sono i consulenti?').click();
  await expect(page.getByText('esperienza verificata')).toBeHidden();

  await page.reload();
  await expect(page.getByLabel('Regione')).toHaveValue('Puglia');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bandolo.visitatore'))).toContain('Puglia');
  await page.goto('/pricing');
  await page.goto('/');
  await expect(page.getByLabel('Regione')).toHaveValue('Puglia');
});

test('"Richiedi attivazione" leaves a request, and says so', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('listitem').filter({ hasText: 'Su misura' }).getByRole('link').click();
  await expect(page.getByLabel('Piano')).toHaveValue('su_misura');
  await page.getByLabel('Nome e cognome').fill('Ada Bianchi');
  await page.getByLabel('E-mail').fill('ada@officine.example');
  await page.getByLabel('Messaggio').fill('Siamo un gruppo di tre imprese.');
  await page.getByRole('button', { name: 'Richiedi attivazione' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Messaggio ricevuto' })).toBeVisible();
  const outbox = await (await page.request.get('/api/dev/outbox')).text();
  expect(outbox).toContain('Attivazione Su misura: Ada Bianchi');
});

test('the demo leads from matches to requirements, to a draft and to the dossier, without an account', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Apri la demo completa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La demo completa' })).toBeVisible();
  const second = page.locator('#bandi').getByRole('listitem').nth(1);
  const name = (await second.getByRole('heading').textContent()) ?? '';
  await second.getByRole('link', { name: 'Verifica questo bando' }).click();
  await expect(page.locator('#requisiti')).toContainText(`Requisiti di «${name}»`);
  await expect(page.locator('#bozza')).toContainText(name);
  await expect(page.locator('#bozza')).toContainText('Officine Esempio Srl');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica il dossier in PDF' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'latin1').startsWith('%PDF-')).toBe(true);
});

test('the reference of the API is searched, a public reading can be tried, and an open operation stays within a phone', async ({
  page,
}) => {
  await page.goto('/api-docs?q=searchGrants');
  await expect(page.getByText('1 operazione')).toBeVisible();
  await page.locator('details#searchGrants summary').click();
  await expect(page.locator('pre')).toContainText('/api/grants?q=fotovoltaico');
  const href = await page.getByRole('link', { name: 'Prova: apri la risposta' }).getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(page.getByRole('table', { name: 'Parametri' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the live demo, the questions and the contact form work as plain HTML', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Settore').selectOption('tourism');
    await page.getByRole('button', { name: 'Trova i bandi' }).click();
    await expect(page).toHaveURL(/settore=tourism/);
    await expect(page.getByLabel('Settore')).toHaveValue('tourism');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByText('Quanto costa Bandolo?').click();
    await expect(page.getByText('partono da €29 al mese')).toBeVisible();
    await page.goto('/public-support?q=password');
    await expect(page.getByText('1 risposta')).toBeVisible();
    await page.getByLabel('Nome e cognome').fill('Ada Bianchi');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@officine.example');
    await page.getByLabel('Oggetto').fill('Una domanda');
    await page.getByLabel('Messaggio').fill('Come si cambia la sede?');
    await page.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect(page.getByText('Messaggio ricevuto')).toBeVisible();
  });
});

test('structured data of every public page is JSON of schema.org, and each has its own canonical address', async ({
  page,
  baseURL,
}) => {
  for (const path of PAGES) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL ?? ''}${path}"`);
    const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as { '@context': string; '@type': string },
    );
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
    if (path === '/') expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
    if (path === '/blog/cumulo-degli-aiuti') expect(things.map((thing) => thing['@type'])).toEqual(['Article']);
  }
  expect((await page.request.get('/blog/non-esiste')).status()).toBe(404);
});
