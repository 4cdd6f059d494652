import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What earlier journeys of the same demo person asked belongs to them: this tab begins with nothing said. */
async function freshConversation(page: Page) {
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: { id: string } };
  await page.addInitScript((key) => {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, '{"messages":[],"draft":""}');
  }, `bandolo-filo-${user.id}`);
}

const launcher = (page: Page, name: string) => page.getByRole('button', { name }).locator('visible=true');
const chat = (page: Page, project: string) =>
  project === 'phone'
    ? page.getByRole('dialog', { name: 'Chat con Filo' })
    : page.getByRole('region', { name: 'Chat con Filo' });

test('Filo answers from the catalogue, with links, on every signed-in screen @phone', async ({
  page,
  signedInAs,
  expectAccessible,
}, { project }) => {
  test.slow();
  await signedInAs('azienda');
  await freshConversation(page);
  await page.goto('/profile');
  const isPhone = project.name === 'phone';
  const window = chat(page, project.name);
  const log = page.getByRole('log', { name: 'Conversazione con Filo' });
  const input = page.getByRole('textbox', { name: 'Scrivi a Filo' });

  await test.step('opens with a greeting by name and questions to begin with', async () => {
    await launcher(page, 'Chiedi a Filo').click();
    await expect(window).toBeVisible();
    await expect(log.getByText('Ciao Giulia, sono Filo.')).toBeVisible();
    await expect(page.getByText('Risponde Filo, senza servizi esterni')).toBeVisible();
    await expect(isPhone ? window : input).toBeFocused();
    await expectAccessible();
  });

  await test.step('a suggestion is answered with grants of the catalogue', async () => {
    await page.getByRole('button', { name: 'Trova bandi per la mia azienda' }).click();
    await expect(page.getByRole('button', { name: 'Copia la risposta' })).toBeVisible();
    await expect(log.getByRole('link').first()).toHaveAttribute('href', /^\/(grant|bandi|advanced-search)/);
    await expect(page.getByRole('group', { name: 'Domande per cominciare' })).toHaveCount(0);
    await expectAccessible();
  });

  await test.step('Shift+Enter breaks the line, Enter sends, blank text is ignored', async () => {
    await input.fill('   ');
    await input.press('Enter');
    await input.fill('Quali scadenze');
    await input.press('Shift+Enter');
    await input.pressSequentially('ho?');
    await expect(input).toHaveValue('Quali scadenze\nho?');
    await input.press('Enter');
    await expect(input).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Copia la risposta' })).toHaveCount(2);
  });

  await test.step('an answer is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copia la risposta' }).first().click();
    await expect(page.getByText('Contenuto copiato')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Officine Brenta');
  });

  await test.step('Escape minimises and gives the focus back; the state survives a reload and another screen', async () => {
    await input.focus();
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(launcher(page, 'Riapri la chat con Filo')).toBeFocused();
    await expectAccessible();
    await page.reload();
    await launcher(page, 'Riapri la chat con Filo').click();
    await expect(page.getByRole('button', { name: 'Copia la risposta' })).toHaveCount(2);
    await page.goto('/advanced-search');
    await expect(window).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copia la risposta' })).toHaveCount(2);
  });

  await test.step('a link of an answer opens the screen, and on phones uncovers it', async () => {
    await log.getByRole('link', { name: 'Apri la ricerca intelligente' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cerca Bandi' })).toBeVisible();
    if (isPhone) await expect(window).toBeHidden();
    else await page.getByRole('button', { name: 'Chiudi la chat' }).click();
    await expect(launcher(page, isPhone ? 'Riapri la chat con Filo' : 'Chiedi a Filo')).toBeVisible();
  });
});

test('an answer that fails says so and is asked again', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('azienda');
  await freshConversation(page);
  await page.goto('/profile');
  await launcher(page, 'Chiedi a Filo').click();
  await page.route('**/api/ai-assistant/stream', (route) =>
    route.fulfill({ status: 409, json: { code: 'unexpected', message: '', fields: [], requestId: '' } }),
  );
  await page.getByRole('textbox', { name: 'Scrivi a Filo' }).fill('Mi serve un consulente');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('Errore nel chat')).toBeVisible();
  await expectAccessible();
  await page.unroute('**/api/ai-assistant/stream');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('button', { name: 'Copia la risposta' })).toBeVisible();
  await expect(log.getByText('Errore nel chat')).toHaveCount(0);
  await expect(log.getByText('Mi serve un consulente')).toHaveCount(1);
});

test('the intelligent search finds, explains and saves, and comes back with the way back', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  test.slow();
  await signedInAs('azienda');
  await page.goto('/advanced-search');
  await expect(launcher(page, 'Chiedi a Filo')).toBeVisible(); // the page is alive
  await expect(page.getByRole('tab', { name: 'Ricerca intelligente' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Padova, Veneto')).toBeVisible();
  await expectAccessible();

  await page.getByLabel('Livello territoriale').selectOption('regionale');
  await page.getByLabel('Richiesta personalizzata').fill('macchinari');
  await page.getByRole('button', { name: 'Avvia la ricerca' }).click();
  const results = page.getByRole('region', { name: 'Risultati della ricerca intelligente' });
  await expect(results.getByRole('heading', { level: 2 })).toHaveText(/trovat[oi]/);
  await expect(page).toHaveURL('/advanced-search?livello=regionale&richiesta=macchinari');
  await expect(results.getByText('Richiesta di Filo:')).toBeVisible();
  await expect(results.getByText('Risponde Filo, senza servizi esterni')).toBeVisible();
  const first = results.getByRole('article').first();
  await expect(first).toContainText('1.');
  await expect(first).toContainText('Regionale');
  await expect(first).toContainText('Paga ');
  await expect(first.getByRole('link', { name: /Link ufficiale/ })).toBeVisible();
  await expectAccessible();

  const save = first.getByRole('button', { name: /Salva per dopo/ });
  if (!(await save.isVisible())) {
    await first.getByRole('button', { name: 'Rimuovi dai salvati' }).click();
    await expect(page.getByText('Bando rimosso dai salvati')).toBeVisible();
  }
  await save.click();
  await expect(page.getByText('Bando salvato con successo!')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Rimuovi dai salvati' })).toHaveAttribute('aria-pressed', 'true');

  const name = await first.getByRole('heading').innerText();
  await first.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page.getByLabel('Livello territoriale')).toHaveValue('regionale');
  await expect(page.getByLabel('Richiesta personalizzata')).toHaveValue('macchinari');
  await expect(first.getByRole('heading')).toHaveText(name);
  await expect(first.getByRole('button', { name: 'Rimuovi dai salvati' })).toBeVisible();

  await page.getByRole('tab', { name: 'Ricerca standard' }).click();
  await expect(page).toHaveURL(/scheda=standard/);
  await page.goBack();
  await expect(first.getByRole('heading')).toHaveText(name);
});

test('when the search fails the error is told and examples are marked as examples; a lost session asks to sign in', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  await page.goto('/advanced-search?livello=europeo');
  await expect(launcher(page, 'Chiedi a Filo')).toBeVisible();
  await page.route('**/api/ai-assistant', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'unexpected', message: 'Servizio occupato', fields: [], requestId: '' },
    }),
  );
  await page.getByRole('button', { name: 'Avvia la ricerca' }).click();
  await expect(page.getByText('Errore nella ricerca intelligente: Servizio occupato')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questi sono esempi, non bandi veri' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible();
  await page.unroute('**/api/ai-assistant');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Cerca di nuovo' }).click();
  await expect(page.getByText('Devi essere autenticato per utilizzare la ricerca intelligente')).toBeVisible();
});

test('a consultant has Filo too, and is asked for which client to search', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('consulente');
  await freshConversation(page);
  await page.goto('/advanced-search');
  await expect(page.getByRole('button', { name: 'Avvia la ricerca' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await expect(page.getByRole('link', { name: 'Scegli il cliente' })).toHaveAttribute('href', '/consultant/clients');
  await page.getByRole('tab', { name: 'Ricerca standard' }).click();
  await expect(page.getByRole('tab', { name: 'Ricerca standard' })).toHaveAttribute('aria-selected', 'true');
  await launcher(page, 'Chiedi a Filo').click();
  await page.getByRole('button', { name: 'Come si compila una domanda?' }).click();
  await expect(page.getByRole('button', { name: 'Copia la risposta' })).toBeVisible();
});
