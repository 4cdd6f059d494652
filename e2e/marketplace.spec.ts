import type { Browser, Page } from '@playwright/test';
import { axeViolations } from './accessibility.ts';
import { expect, test, watch } from './fixtures.ts';

/** A second browser, beside the first, of the demo's consultant. */
async function consultantBeside(browser: Browser, baseURL: string, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await watch(page, problems);
  const entered = await page.request.post('/api/session', {
    headers: { origin: baseURL },
    data: { email: 'consulente@bandolo.example', password: 'bandolo-demo' },
  });
  expect(entered.status()).toBe(200);
  return page;
}
const isAnswering = () => document.documentElement.dataset.script === 'ready';
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(isAnswering);
}

test('a business and a consultant, side by side: request, question, chat with a file, quote, shared application, outcome, both reviews', async ({
  page: business,
  browser,
  baseURL,
  signedInAs,
  problems,
  expectAccessible,
}) => {
  test.slow();
  await signedInAs('azienda');
  const consultant = await consultantBeside(browser, baseURL ?? '', problems);

  await business.goto('/consultant/demo-consulente');
  await business.getByRole('button', { name: 'Contatta Marco' }).click();
  await business.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(business.getByLabel('Racconta')).toBeFocused();
  await business
    .getByLabel('Racconta')
    .fill('Un centro di lavoro da 120.000 euro entro marzo: quale bando conviene chiedere?');
  await business.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(business).toHaveURL('/consultants/richieste');
  await expectAccessible();

  await open(consultant, '/consultant/requests-management');
  await expect(consultant.getByRole('tab', { name: /Nuove richieste/ })).toContainText('1');
  expect(await axeViolations(consultant)).toEqual([]);
  await consultant.getByRole('link', { name: 'Informazioni' }).click();
  await consultant.getByLabel(/^Scrivi a /).fill('Quanti addetti avete?');
  await consultant.keyboard.press('Enter');
  await business.getByRole('link', { name: 'Chat' }).first().click();
  await expect(business.getByText('Quanti addetti avete?')).toBeVisible();
  await expect(consultant.getByText('letto')).toBeVisible();
  await business.context().setOffline(true);
  await business.getByLabel('Scrivi a Marco').fill('Trentaquattro.');
  await business.keyboard.press('Enter');
  await expect(business.getByText('parte appena torna la rete')).toBeVisible();
  await business.context().setOffline(false);
  await expect(consultant.getByText('Trentaquattro.')).toHaveCount(1);
  const isOffline = (text: string) => text.includes('ERR_INTERNET_DISCONNECTED'); // the browser says so by itself
  problems.splice(0, problems.length, ...problems.filter((text) => !isOffline(text)));
  await business.getByLabel('Scrivi a Marco').fill('Ecco la visura.');
  await expect(consultant.getByText(/sta scrivendo/)).toBeVisible();
  await business
    .locator('form input[type=file]')
    .setInputFiles({ name: 'visura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await business.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(consultant.getByRole('link', { name: 'Scarica visura.pdf' })).toBeVisible();
  await expect(business.getByText(/Trentaquattro/)).toHaveCount(1);
  await expectAccessible();
  await open(consultant, '/consultant/chat');
  expect(await axeViolations(consultant)).toEqual([]);
  await business.goto('/consultants/richieste');

  await open(consultant, '/consultant/requests-management');
  await consultant.getByRole('button', { name: 'Preventivo' }).click();
  await consultant.getByLabel('Parte fissa (€)').fill('350');
  await consultant.getByLabel('A successo (%)').fill('8');
  await consultant.getByLabel('Tetto totale (€)').fill('650');
  await consultant.getByLabel('Contributo previsto (€)').fill('3080');
  await consultant.getByLabel('Nota').fill('Esito garantito.');
  await expect(consultant.getByText('Il cliente vedrà un avviso accanto al preventivo')).toBeVisible();
  await consultant.getByRole('button', { name: 'Invia preventivo' }).click();
  await expect(consultant.getByText('Preventivo inviato').first()).toBeVisible();

  await business.reload();
  await expect(business.getByText(/Promette un esito/)).toBeVisible();
  await expect(business.getByText('444,08 €')).toBeVisible(); // 350 € with fund and VAT
  await business.getByRole('button', { name: 'Accetta il preventivo' }).click();
  await expect(business.getByText('In attesa di documenti').first()).toBeVisible();
  await business.getByLabel('Visura camerale aggiornata').check();
  await business.getByLabel('Ultimo bilancio depositato').check();
  await expect(business.getByText('In corso').first()).toBeVisible();

  await open(consultant, '/consultant/requests-management?scheda=attive');
  expect(await axeViolations(consultant)).toEqual([]);

  const headers = { origin: baseURL ?? '' };
  const draft = await business.request.post('/api/applications', { headers, data: { id: '1' } });
  const { id: draftId } = (await draft.json()) as { id: string };
  await business.getByRole('link', { name: 'Chat' }).first().click();
  await business.getByRole('button', { name: 'Condividi altro' }).click();
  const shared = business.getByRole('switch').nth(1); // after the company
  const title = (await shared.locator('xpath=..').innerText()).split('\n')[0] ?? '';
  await shared.click();
  await expect(shared).toBeChecked();
  await business.keyboard.press('Escape');
  await consultant.getByRole('link', { name: 'Scheda cliente' }).first().click();
  expect(await axeViolations(consultant)).toEqual([]);
  await consultant.getByRole('link', { name: `Apri ${title}` }).click();
  await expect(consultant.getByText(/Lavori per Officine Brenta/)).toBeVisible();
  await business.getByRole('button', { name: `Revoca ${title}` }).click();
  await expect(consultant).toHaveURL('/consultant-dashboard');
  await business.request.delete(`/api/applications/${draftId}`, { headers });
  await business.goto('/consultants/richieste');

  await open(consultant, '/consultant/requests-management?scheda=attive');
  await consultant.getByRole('button', { name: 'Chiudi l’incarico' }).first().click();
  await consultant.getByLabel('Contributo concesso').fill('3080');
  await consultant.getByRole('dialog').getByRole('button', { name: 'Chiudi l’incarico' }).click();
  await expect(consultant.getByText(/Incarico chiuso/).first()).toBeVisible();
  await open(consultant, '/consultant/requests-management?scheda=storico');
  await consultant.getByRole('button', { name: 'Scrivi la recensione' }).first().click();
  await consultant.getByLabel('Com’è stato lavorare').fill('Documenti pronti, decisioni veloci.');
  await consultant.getByRole('button', { name: 'Pubblica' }).click();
  await expect(consultant.getByText('Recensione inviata').first()).toBeVisible();

  await business.reload();
  await expect(business.getByText(/ha già scritto/)).toBeVisible();
  await expect(business.getByText('Documenti pronti, decisioni veloci.')).toBeHidden();
  await business.getByRole('button', { name: 'Scrivi la recensione' }).click();
  await business.getByLabel('4 stelle').check();
  await business.getByLabel('Che cosa diresti').fill('Chiaro e puntuale, lo consiglio.');
  await business.getByRole('button', { name: 'Pubblica' }).click();
  await expect(business.getByText('Documenti pronti, decisioni veloci.')).toBeVisible();
  await business.goto('/consultant/demo-consulente');
  await expect(business.getByText('Chiaro e puntuale, lo consiglio.')).toBeVisible();
  await consultant.context().close();
});

test('the directory for visitors: figures, filters that wait for "Applica", the empty answer @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/consulenti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulenti Verificati');
  await expect(page.getByText('247 consulenti trovati')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Filtri' }).click();
  await page.getByLabel('Tariffa massima').fill('1');
  await page.getByRole('button', { name: 'Applica: 0 consulenti' }).click();
  await expect(page.getByText('Nessun consulente trovato')).toBeVisible();
  await page.getByRole('button', { name: 'Rimuovi tutti i filtri' }).click();
  await expect(page.getByText('247 consulenti trovati')).toBeVisible();
  await page
    .getByRole('link', { name: /^Visualizza Profilo di/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/consultant\//);
  await expectAccessible();
});
