import { expect, test } from './fixtures.ts';

test('the business home: counters, shortcuts, hub, AI grants, activity and the bell', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  test.slow();
  await signedInAs('azienda');
  await page.goto('/dashboard', { waitUntil: 'networkidle' }); // every request is read to its end
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ciao Giulia');
  const counters = page.getByRole('region', { name: 'I tuoi ultimi 30 giorni' });
  for (const label of ['Ricerche AI', 'Bandi visti', 'Candidature inviate', 'Sessioni AI']) {
    await expect(counters.getByText(label)).toBeVisible();
  }
  await expect(counters.getByText(/rispetto ai 30 giorni prima/).first()).toBeVisible();
  const grants = page.getByRole('region', { name: 'Bandi AI per Giulia' });
  await expect(grants.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Attività recente' }).getByRole('listitem')).toHaveCount(6);
  await expectAccessible();

  await page.getByRole('switch', { name: 'Auto' }).click();
  await expect(page.getByText('Analisi completata')).toBeVisible();
  await expect(page.getByText('Bandi analizzati').locator('xpath=following-sibling::*[1]')).toHaveText('5');
  await page.getByRole('button', { name: 'Analisi completa' }).click();
  await expect(page.getByRole('tab', { name: 'Analisi' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/Ha risposto: Filo, assistente integrato/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Nascondi hub' }).click();
  await expect(page.getByRole('tab', { name: 'Analisi' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostra hub' }).click();
  await expect(page.getByRole('tab', { name: 'Admin' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Rigenera Bandi AI' }).click();
  await expect(page.getByText('4 bandi AI generati per il tuo profilo!')).toBeVisible();
  const first = grants.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name: /Visualizza Dettagli/ }).click();
  await expect(page.getByText(`Bando "${name}" aperto`)).toBeVisible();
  await expect(page).toHaveURL(/\/grant\//);

  await page.goto('/dashboard');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifiche/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveCount(4);
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Vedi tutte' }).click();
  await expect(page).toHaveURL('/notifications');
});

test('a new account is asked for its region once and then sees the change', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  await page.goto('/dashboard');
  await expect(page.getByText('Ancora nessuna attività.')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('In quale regione lavora la tua azienda?').selectOption('Veneto');
  await page.getByRole('button', { name: 'Salva regione' }).click();
  await expect(page.getByText('Regione salvata')).toBeVisible();
  await expect(page.getByLabel('In quale regione lavora la tua azienda?')).toHaveCount(0);

  await page.getByRole('button', { name: 'Salva bando' }).first().click();
  await expect(page.getByText('Bando salvato con successo!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Hai salvato/ })).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('Ancora nessuna notifica')).toBeVisible();
  await expectAccessible();
});

test('notifications: unread, by kind, one and all, with the way back', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  await page.goto('/notifications');
  const list = page.getByRole('list', { name: 'Elenco delle notifiche' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
  const read = page.getByRole('button', { name: /^Segna come letta/ });
  const before = await read.count();
  expect(before).toBeGreaterThan(0);
  await read.first().click();
  await expect(page.getByText('Segnata come letta', { exact: true })).toBeVisible();
  await expect(read).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(read).toHaveCount(before);

  await page.getByRole('button', { name: 'Segna tutte come lette' }).click();
  await expect(read).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla' }).last().click();
  await expect(read).toHaveCount(before);

  await page.getByRole('link', { name: /^Da leggere/ }).click();
  await expect(page).toHaveURL('/notifications?filter=non_lette');
  await expect(list.getByRole('listitem')).toHaveCount(before);
  await page.getByRole('link', { name: 'Tutte', exact: true }).click();
  await page.getByLabel('Argomento').selectOption('scadenza');
  await expect(page).toHaveURL('/notifications?kind=scadenza');
  await list.locator('a[href^="/grant/"]').first().click();
  await expect(page).toHaveURL(/\/grant\//);
});

test('an administrator sees the Admin tab of the hub; a consultant has another home', async ({ page, signedInAs }) => {
  await signedInAs('admin');
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Admin' }).click();
  await expect(page.getByText('Tempo medio di risposta')).toBeVisible();
  await signedInAs('consulente');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/consultant-dashboard');
});
