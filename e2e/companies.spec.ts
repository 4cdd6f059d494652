import { expect, test } from './fixtures.ts';

test('the whole life of two companies: create, switch, edit, delete, undo, reload @phone', async ({
  page,
  newBusiness,
  expectAccessible,
}, { project }) => {
  test.slow();
  await newBusiness();
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const header = page.getByRole('banner');

  await page.goto('/dashboard');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('link', { name: 'Profilo' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('tab', { name: 'Le Mie Aziende' })).toHaveAttribute('aria-selected', 'true');
  await expect(card('Officine Ada Srl').getByText('Attiva', { exact: true })).toBeVisible();
  await expect(card('Officine Ada Srl').getByRole('button', { name: /Imposta come Attiva/ })).toHaveCount(0);
  await expectAccessible();

  await page.getByRole('link', { name: 'Aggiungi azienda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova azienda' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Salva azienda' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Per salvare completa: nome, ruolo')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Nome azienda').fill('Ada Digitale Srls');
  await page.getByLabel('Il tuo ruolo in azienda').fill('Amministratrice');
  await page.getByLabel('Settore').selectOption('technology');
  await page.locator('[name=ein]').fill('00743110158');
  await page.getByLabel('Descrizione').fill('Software per officine');
  await page.getByLabel('Provincia').selectOption('PD');
  await expect(page.getByLabel('Regione')).toHaveValue('Veneto');
  await save.click();
  await expect(page.getByText(/la cifra di controllo non torna/)).toBeVisible();
  await expect(page.locator('[name=ein]')).toBeFocused();
  await expect(page.getByLabel('Descrizione')).toHaveValue('Software per officine');
  await expectAccessible();
  await page.locator('[name=ein]').fill('00743110157');
  await save.click();
  await expect(page.getByText('Azienda "Ada Digitale Srls" creata con successo!')).toBeVisible();
  await expect(page).toHaveURL('/profile?scheda=aziende');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Ada Digitale Srls');

  await card('Ada Digitale Srls')
    .getByRole('button', { name: /Imposta come Attiva/ })
    .click();
  await expect(page.getByText('Azienda impostata come primaria')).toBeVisible();
  await expect(header.getByRole('button', { name: /Azienda attiva: Ada Digitale Srls/ })).toBeVisible();
  await header.getByRole('button', { name: /Azienda attiva/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Ada Digitale Srls', 'Officine Ada Srl']);
  await page.getByRole('menuitemradio', { name: 'Officine Ada Srl' }).click();
  await expect(page.getByText('Azienda attiva aggiornata')).toBeVisible();
  await expect(card('Officine Ada Srl').getByText('Attiva', { exact: true })).toBeVisible();

  await card('Officine Ada Srl')
    .getByRole('link', { name: /Modifica/ })
    .click();
  await page.getByLabel('Descrizione').fill('Tornitura e fresatura');
  await page.getByRole('button', { name: 'Torna alle aziende' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Resta qui' }).click();
  await page.locator('[name=ein]').fill('RSSMRA80A01H501U');
  await page.getByText('Racconta l’impresa').click();
  await page.getByLabel('Missione').fill('Pezzi giusti al primo colpo');
  await save.click();
  await expect(page.getByText('Azienda "Officine Ada Srl" modificata con successo!')).toBeVisible();

  await card('Officine Ada Srl')
    .getByRole('button', { name: /Elimina/ })
    .click();
  await expect(page.getByText('Azienda eliminata con successo')).toBeVisible();
  await expect(page.getByText('Ora l’azienda attiva è Ada Digitale Srls.')).toBeVisible();
  await expect(card('Officine Ada Srl')).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(card('Officine Ada Srl').getByText('Attiva', { exact: true })).toBeVisible();

  await page.reload();
  await expect(card('Officine Ada Srl').getByText('Attiva', { exact: true })).toBeVisible();
  await expect(card('Officine Ada Srl').getByText('Tornitura e fresatura')).toBeVisible();
  await card('Officine Ada Srl')
    .getByRole('link', { name: /Modifica/ })
    .click();
  await expect(page.locator('[name=ein]')).toHaveValue('RSSMRA80A01H501U');
  await expect(page.locator('[name=mission]')).toHaveValue('Pezzi giusti al primo colpo');
});

test('deleting every company shows the empty state; personal data change here and in the sidebar', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  await page.goto('/profile');
  await page.getByRole('button', { name: /Elimina/ }).click();
  await expect(page.getByText('Nessuna azienda configurata')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aggiungi la tua azienda' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('tab', { name: 'Dati Personali' }).click();
  await expect(page).toHaveURL('/profile?scheda=dati');
  await expectAccessible();
  await page.getByRole('button', { name: 'Modifica' }).click();
  await expect(page.getByLabel('E-mail')).not.toBeEditable();
  await page.getByLabel('Nome', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(page.getByText('Campo obbligatorio')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Adele');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(page.getByText('Profilo aggiornato')).toBeVisible();
  await expect(page.getByText('Adele Bianchi')).toBeVisible();
  await page.getByRole('link', { name: 'Torna alla dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a consultant sees only personal data, with the approval, and goes back to their own home', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('consulente');
  await page.goto('/profile?scheda=aziende&azienda=nuova');
  await expect(page.getByRole('tab')).toHaveText(['Dati Personali']);
  await expect(page.getByText(/^(Approvato|In attesa di approvazione)$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Torna alla dashboard' })).toHaveAttribute(
    'href',
    '/consultant-dashboard',
  );
});
