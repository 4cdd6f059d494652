import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { violationsIn } from './accessibility.ts';
import { expect, test, watch } from './fixtures.ts';

const PDF = {
  name: 'polizza.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};
const CHECKS = [
  'Stesso nome sui documenti',
  'Partita IVA attiva',
  'Polizza professionale valida',
  'Profilo senza promesse',
  'Tariffa e regione coerenti',
];

async function browserBeside(browser: Browser, baseURL: string, problems: string[]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await watch(page, problems);
  return page;
}

/** Signs up with a document, confirms by mail, and waits for somebody to look. */
async function signUp(page: Page, lastName: string, headers: { origin: string }): Promise<string> {
  const email = `livia-${randomUUID()}@studio.example`;
  await open(page, '/auth');
  await page.getByRole('button', { name: /Consulente Esperto/ }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Livia');
  await page.getByLabel('Cognome').fill(lastName);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('pergola-rossa-17');
  await page.getByLabel('Presentazione').fill('Bandi regionali per la manifattura.');
  await page.getByLabel('Bandi Regionali').check();
  await page.getByLabel('Manifatturiero').check();
  await page.getByLabel('Regione', { exact: true }).selectOption('Veneto');
  await page.getByLabel('Anni di esperienza').fill('12');
  await page.getByLabel('Tariffa oraria').fill('120');
  await page.getByLabel(/^Documenti/).setInputFiles([PDF]);
  await page.getByLabel(/Accetto i termini/).check();
  await page.getByRole('button', { name: 'Crea profilo consulente' }).click();
  await expect(page.getByText(/Il tuo profilo consulente è stato creato/)).toBeVisible();
  await expect(async () => {
    const outbox = await (await page.request.get('/api/dev/outbox')).text();
    const token = /conferma\?token=([\w-]+)/.exec(outbox.slice(outbox.indexOf(email)))?.[1];
    const confirmed = await page.request.post('/api/session/confirmation', { headers, data: { token } });
    expect(confirmed.status()).toBe(200);
  }).toPass();
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: { id: string } };
  return user.id;
}

/** The administrator looks at the documents, answers every check, and lets the profile in. */
async function approve(page: Page, name: string, headers: { origin: string }): Promise<void> {
  const data = { email: 'admin@bandolo.example', password: 'bandolo-demo' };
  expect((await page.request.post('/api/session', { headers, data })).status()).toBe(200);
  await open(page, `/admin/consulenti?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'polizza.pdf' })).toBeVisible();
  for (const check of CHECKS) await page.getByLabel(check).selectOption('A posto');
  await page.getByLabel('Iscrizione all’albo').selectOption('Non si applica');
  await page.getByRole('button', { name: 'Approva', exact: true }).click();
  await expect(page.getByText('Profilo approvato').first()).toBeVisible();
  await page.context().close();
}
const isAnswering = () => document.documentElement.dataset.script === 'ready';
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(isAnswering);
}

test('a business and a consultant, side by side: sign-up, approval, request, question, chat with a file, quote, shared application, outcome, both reviews, rating', async ({
  page: business,
  browser,
  baseURL,
  signedInAs,
  problems,
  expectAccessible,
}) => {
  test.slow();
  await signedInAs('azienda');
  const headers = { origin: baseURL ?? '' };
  const consultant = await browserBeside(browser, headers.origin, problems);
  // Names hold no figures.
  const lastName = `Sartor ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)}`;
  const consultantId = await signUp(consultant, lastName, headers);
  const profile = `/consultant/${consultantId}`;
  expect((await business.request.get(`/api/consultants/${consultantId}`)).status()).toBe(404);
  const papers = { vatNumber: '12345678903', insuredUntil: '2027-12-31' };
  expect((await consultant.request.patch('/api/consultant-profile', { headers, data: papers })).status()).toBe(200);
  await approve(await browserBeside(browser, headers.origin, problems), lastName, headers);

  const hours = { callDays: ['lun', 'mar', 'mer', 'gio', 'ven'], callTimes: ['10:30'] };
  expect((await consultant.request.patch('/api/consultant-profile', { headers, data: hours })).status()).toBe(200);

  await business.goto(profile);
  await expectAccessible();
  await business
    .getByRole('button', { name: /^Chiedi la chiamata del .* alle 10:30$/ })
    .first()
    .click();
  await expect(business.getByRole('dialog')).toContainText('Prima chiamata:');
  await business.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(business.getByLabel('Che cosa ti serve')).toBeFocused();
  await business
    .getByLabel('Che cosa ti serve')
    .fill('Un centro di lavoro da 120.000 euro entro marzo: quale bando conviene chiedere?');
  await business.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(business).toHaveURL('/consultants/richieste');
  const mine = business.getByRole('article', { name: lastName });
  await expect(mine).toContainText('Prima chiamata:');
  await expectAccessible();

  await open(consultant, '/consultant/requests-management');
  await expect(consultant.getByRole('tab', { name: /Nuove richieste/ })).toContainText('1');
  expect(await violationsIn(consultant, 'light')).toEqual([]);
  await consultant.getByRole('link', { name: 'Informazioni' }).click();
  await consultant.getByLabel(/^Scrivi a /).fill('Quanti addetti avete?');
  await consultant.keyboard.press('Enter');
  await business.getByRole('link', { name: 'Chat' }).first().click();
  await expect(business.getByText('Quanti addetti avete?')).toBeVisible();
  await expect(consultant.getByText('letto')).toBeVisible();
  await business.context().setOffline(true);
  await business.getByLabel('Scrivi a Livia').fill('Trentaquattro.');
  await business.keyboard.press('Enter');
  await expect(business.getByText('parte appena torna la rete')).toBeVisible();
  await business.context().setOffline(false);
  await expect(consultant.getByText('Trentaquattro.')).toHaveCount(1);
  const isOffline = (text: string) => text.includes('ERR_INTERNET_DISCONNECTED'); // the browser says so by itself
  problems.splice(0, problems.length, ...problems.filter((text) => !isOffline(text)));
  await business.getByLabel('Scrivi a Livia').fill('Ecco la visura.');
  await expect(consultant.getByText(/sta scrivendo/)).toBeVisible();
  await business
    .locator('form input[type=file]')
    .setInputFiles({ name: 'visura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await business.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(consultant.getByRole('link', { name: 'Scarica visura.pdf' })).toBeVisible();
  await expect(business.getByText(/Trentaquattro/)).toHaveCount(1);
  await expectAccessible();
  await open(consultant, '/consultant/chat');
  expect(await violationsIn(consultant, 'light')).toEqual([]);
  await business.goto('/consultants/richieste');

  await open(consultant, '/consultant/requests-management');
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
  await mine.getByRole('button', { name: 'Accetta il preventivo' }).click();
  await expect(mine.getByText('In attesa di documenti')).toBeVisible();
  await business.getByLabel('Visura camerale aggiornata').check();
  await business.getByLabel('Ultimo bilancio depositato').check();
  await expect(mine.getByText('In corso')).toBeVisible();

  await open(consultant, '/consultant/requests-management?scheda=attive');
  expect(await violationsIn(consultant, 'light')).toEqual([]);
  await expect(consultant.getByRole('tabpanel').getByRole('link', { name: 'Documenti', exact: true })).toBeVisible();
  await expect(business.getByRole('link', { name: 'Scheda dell’incarico' }).first()).toBeVisible();

  const draft = await business.request.post('/api/applications', { headers, data: { id: '1' } });
  const { id: draftId } = (await draft.json()) as { id: string };
  await business.getByRole('link', { name: 'Chat' }).first().click();
  await business.getByRole('button', { name: 'Condividi altro' }).click();
  const shared = business.getByRole('switch').nth(1); // after the company
  const title = (await shared.locator('xpath=..').innerText()).split('\n')[0] ?? '';
  await shared.click();
  await expect(shared).toBeChecked();
  await business.keyboard.press('Escape');
  await consultant.getByText('Compiti, scheda cliente, preventivo e chiusura').first().click();
  await consultant.getByRole('link', { name: 'Scheda cliente' }).first().click();
  expect(await violationsIn(consultant, 'light')).toEqual([]);
  await consultant.getByRole('link', { name: `Apri ${title}` }).click();
  await expect(consultant.getByText(/Lavori per Officine Brenta/)).toBeVisible();
  await consultant.getByRole('textbox', { name: 'Titolo del progetto' }).fill('Un centro di lavoro a cinque assi');
  await expect(consultant.getByText(/Salvato alle/)).toBeVisible();
  const seen = await (await business.request.get(`/api/applications/${draftId}`)).text();
  expect([seen.includes('Un centro di lavoro a cinque assi'), seen.includes(lastName)]).toEqual([true, true]);
  await business.getByRole('button', { name: `Revoca ${title}` }).click();
  await expect(consultant).toHaveURL('/consultant-dashboard');
  await business.request.delete(`/api/applications/${draftId}`, { headers });
  await business.goto('/consultants/richieste');

  await open(consultant, '/consultant/requests-management?scheda=attive');
  await consultant.getByText('Compiti, scheda cliente, preventivo e chiusura').first().click();
  await consultant.getByRole('button', { name: 'Chiudi l’incarico' }).first().click();
  await consultant.getByLabel('Contributo concesso').fill('3080');
  await consultant.getByRole('dialog').getByRole('button', { name: 'Chiudi l’incarico' }).click();
  await expect(consultant.getByText(/Incarico chiuso/).first()).toBeVisible();
  await open(consultant, '/consultant/requests-management?scheda=storico');
  await expect(consultant.getByRole('link', { name: 'Scarica File' })).toHaveAttribute('href', /\/file$/);
  await consultant.getByRole('button', { name: 'Scrivi la recensione' }).first().click();
  await consultant.getByLabel('5 stelle').check();
  await consultant.getByLabel('Com’è stato lavorare').fill('Documenti pronti, decisioni veloci.');
  await consultant.getByRole('button', { name: 'Pubblica' }).click();
  await expect(consultant.getByText('Recensione inviata').first()).toBeVisible();

  await business.reload();
  await mine.getByRole('button', { name: 'Conferma l’esito' }).click();
  await expect(business.getByText('Esito confermato').first()).toBeVisible();
  await expect(mine.getByText(/ha già scritto/)).toBeVisible();
  await expect(business.getByText('Documenti pronti, decisioni veloci.')).toBeHidden();
  await mine.getByRole('button', { name: 'Scrivi la recensione' }).click();
  await business.getByLabel('4 stelle').check();
  await business.getByLabel('Che cosa diresti').fill('Chiaro e puntuale, lo consiglio.');
  await business.getByRole('button', { name: 'Pubblica' }).click();
  await expect(business.getByText('Documenti pronti, decisioni veloci.')).toBeVisible();
  await consultant.reload();
  await consultant.waitForFunction(isAnswering);
  await consultant.getByRole('button', { name: 'Rispondi in pubblico' }).click();
  await consultant.getByLabel('Che cosa rispondi').fill('Grazie, è stato un bel lavoro.');
  await consultant.getByRole('button', { name: 'Pubblica' }).click();
  await expect(consultant.getByText('Risposta di Livia')).toBeVisible();
  await business.goto(profile);
  await expect(business.getByText('Chiaro e puntuale, lo consiglio.')).toBeVisible();
  await expect(business.getByText('Grazie, è stato un bel lavoro.')).toBeVisible();
  await business.goto(`/consulenti?q=${encodeURIComponent(lastName)}`);
  await expect(business.getByRole('article', { name: lastName })).toContainText('4,0 (1)');
  // The demo's figures stay as they are for others.
  const data = { availableForConsultation: false };
  expect((await consultant.request.patch('/api/consultant-profile', { headers, data })).status()).toBe(200);
  await consultant.context().close();
});

test('the directory for visitors: figures, filters that wait for "Applica", the empty answer', async ({
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

test('a profile is kept for later, let go with "Annulla", and stands in "Le mie richieste"', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  await open(page, '/consultant/demo-consulente-1');
  await expectAccessible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Salvato' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Salvato' })).toBeVisible();
  await open(page, '/consultants/richieste');
  const saved = page.getByRole('region', { name: 'Consulenti salvati' });
  await expect(saved.getByRole('link', { name: 'Chiara Donà' })).toBeVisible();
  await expectAccessible();
  await saved.getByRole('button', { name: /^Togli Chiara Donà/ }).click();
  await expect(saved).toBeHidden();
});
