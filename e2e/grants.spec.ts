import { expect, test } from './fixtures.ts';

for (const path of ['/bandi', '/grant/1']) {
  test(`who reads on before the script of ${path} comes stays there, and finds the place again`, async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const toTools = page.getByRole('contentinfo').getByRole('link', { name: 'Strumenti' });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(toTools).toBeAttached();
    // One scrolls what is painted: before its styles a page has another height.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready');
    expect(await scrolled()).toBe(400);
    await toTools.scrollIntoViewIfNeeded();
    const left = await scrolled();
    await toTools.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Strumenti' })).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect.poll(scrolled).toBe(left);
  });
}

test('a visitor finds a grant by words and filters, opens it and comes back to the same list @phone', async ({
  page,
  expectAccessible,
}, { project }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Esplora i Bandi' }).first().click();
  await expect(page).toHaveURL('/bandi');
  await expect(page.getByRole('heading', { level: 1, name: 'Bandi per le imprese' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ bandi su 196$/ })).toBeVisible();
  await expectAccessible();

  const box = page.getByRole('combobox', { name: 'Cerca nei bandi' });
  await box.pressSequentially('macc');
  await expect(page.getByRole('option', { name: 'macchinari', exact: true })).toBeVisible();
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await box.fill('macchinari');
  await box.press('Enter');
  await expect(page).toHaveURL(/[?&]q=macchinari/);
  await expect(page.locator('article mark').first()).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Filtri' });
  if (project.name === 'phone') await page.getByRole('button', { name: 'Filtri' }).click();
  await filters
    .getByText(/^Altre \d+ voci$/)
    .first()
    .click();
  await filters.getByLabel(/^Puglia/).check();
  if (project.name === 'phone') {
    await expect(page).toHaveURL(/region=Puglia/);
    await expectAccessible();
    await filters.getByRole('button', { name: /^Mostra \d+ bandi$/ }).click();
    await expect(filters).toBeHidden();
  }
  await expect(page).toHaveURL(/region=Puglia/);
  await expect(page.getByRole('link', { name: 'Togli il filtro Regione: Puglia' })).toBeVisible();
  const list = page.url();

  const first = page.getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Torna ai bandi' }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: 'Togli il filtro Regione: Puglia' }).click();
  await expect(page).not.toHaveURL(/region=/);
});

test('sorted by deadline the list hangs on its thread; other orders are plain lists', async ({ page }) => {
  await page.goto('/bandi');
  await expect(page.getByRole('heading', { level: 2, name: /2026|2027|Entro 7 giorni/ }).first()).toBeVisible();
  await page.getByLabel('Ordina per').last().selectOption('importo');
  await expect(page).toHaveURL(/sort=importo/);
  await expect(page.getByRole('heading', { level: 2, name: 'Risultati' })).toBeAttached();
  await page.getByRole('link', { name: 'Successiva' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('21–40 di')).toBeVisible();
  const here = page.getByRole('navigation', { name: 'Pagine' }).locator('[aria-current=page]');
  await expect(here).toHaveText(['2']);
});

test('the site map names pages that exist, and robots.txt names the site map', async ({ page, baseURL }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
  const map = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(150);
  for (const address of [addresses[0], addresses[1], addresses[6], addresses.at(-1)]) {
    const answer = await page.request.get(address ?? '');
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toContain('noindex');
  }
});

test('nothing found: the page says which filter to leave out, and of a mistyped word what was meant', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/bandi?q=macchinari&region=Puglia&minAmount=900000000');
  await expect(page.getByText('Nessun bando per «macchinari» con questi criteri')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: /^Togli il filtro Importo: \d+ band/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/bandi?q=digitalizazzione');
  await expect(page.getByText('Forse cercavi')).toBeVisible();
});

test('the export is exactly the list on screen, in its order (GRA-6)', async ({ page }) => {
  await page.goto('/bandi?region=Puglia&aidForm=fondo+perduto&sort=scadenza');
  const shown: string[] = [];
  for (;;) {
    shown.push(...(await page.getByRole('article').getByRole('heading').allInnerTexts()));
    const next = page.getByRole('link', { name: 'Successiva' });
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(page).toHaveURL(new RegExp(`page=${String(Math.floor(shown.length / 20) + 1)}`));
    await expect(page.getByText(`${String(shown.length + 1)}–`)).toBeVisible();
  }
  const address = await page.getByRole('link', { name: /^Scarica .* in CSV$/ }).getAttribute('href');
  const csv = await (await page.request.get(address ?? '')).text();
  const names = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) =>
      line.startsWith('"') ? line.slice(1, line.indexOf('";')).replaceAll('""', '"') : line.split(';')[0],
    );
  expect(names).toEqual(shown);
  const excel = await page.getByRole('link', { name: /^Scarica .* in Excel$/ }).getAttribute('href');
  expect((await page.request.get(excel ?? '')).headers()['content-type']).toContain('spreadsheetml');
});

test('filters opened and ticked before the scripts have come count @phone', async ({ page }, { project }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/bandi', { waitUntil: 'commit' });
  if (project.name === 'phone') await page.getByRole('button', { name: 'Filtri' }).click();
  const filters = page.getByRole('complementary', { name: 'Filtri' });
  await filters.getByLabel(/^Regionale/).check();
  release();
  await expect(page).toHaveURL(/level=regionale/);
  await expect(filters.getByLabel(/^Regionale/)).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, its filters and a grant are whole in the HTML @phone', async ({ page }) => {
    await page.goto('/bandi');
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.getByRole('combobox', { name: 'Cerca nei bandi' }).fill('macchinari');
    await page.getByRole('combobox', { name: 'Cerca nei bandi' }).press('Enter');
    await expect(page).toHaveURL(/\/bandi\?q=macchinari/);
    await expect(page.getByRole('article').first()).toBeVisible();
    const filters = page.getByRole('button', { name: /Filtri/ });
    if (await filters.isVisible()) await filters.click();
    await page
      .getByRole('complementary')
      .getByLabel(/^Regionale/)
      .check();
    await page.getByRole('button', { name: 'Applica i filtri' }).click();
    await expect(page).toHaveURL(/level=regionale/);
    await expect(page.getByRole('link', { name: 'Togli il filtro Livello: Regionale' })).toBeVisible();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Requisiti di ammissibilità' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fonte e affidabilità' })).toBeVisible();
  });
});

test('the page of a grant tells everything, can be shared, reported and put in the calendar', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/grant/voucher-cloud-e-cybersecurity');
  for (const part of [
    'In breve',
    'Requisiti di ammissibilità',
    'Requisiti per la domanda',
    'Che cosa è cambiato',
    'Le date',
    'Fonte e affidabilità',
    'Bandi simili',
  ]) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^http.*\/grant\/voucher-cloud-e-cybersecurity$/,
  );
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'MonetaryGrant', amount: { currency: 'EUR', maxValue: 20_000 } });
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Voucher Cloud e Cybersecurity');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  await expect(page.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:\?subject=/);
  const calendar = await page.getByRole('link', { name: 'Aggiungi al calendario' }).getAttribute('href');
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');

  await page.getByRole('button', { name: 'Segnala un errore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Segnala un errore' });
  await dialog.getByRole('button', { name: 'Invia la segnalazione' }).click();
  await expect(dialog.getByText('Scrivi almeno 5 caratteri')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Che cosa non va').selectOption('closesOn');
  await dialog.getByLabel('Descrivi l’errore').fill('La scadenza è stata prorogata');
  await dialog.getByRole('button', { name: 'Invia la segnalazione' }).click();
  await expect(page.getByText('Segnalazione ricevuta.')).toBeVisible();
});

test('ids 1 and 2 are grants; an unknown one is "Bando non trovato" with suggestions (GRA-4, GRA-5)', async ({
  page,
  expectAccessible,
}) => {
  for (const id of ['1', '2']) expect((await page.goto(`/grant/${id}`))?.status()).toBe(200);
  const answer = await page.goto('/grant/nuova-sabatini-che-non-esiste');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Bando non trovato · Bandolo');
  await expect(page.getByRole('heading', { level: 1, name: 'Bando non trovato' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Sabatini' }).first()).toBeVisible();
  await expectAccessible();
  await page.goto('/grant/zzxq-qwx');
  await expect(page.getByRole('heading', { level: 2, name: 'I bandi aperti che scadono prima' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('link', { name: 'Vedi tutti i bandi aperti' }).click();
  await expect(page).toHaveURL('/bandi');
});
