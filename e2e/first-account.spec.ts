import { expect, test } from './fixtures.ts';

test('a business signs up, confirms by mail, lands on its dashboard, leaves and comes back @phone', async ({
  page,
  expectAccessible,
}, { project }) => {
  const email = `ada-${project.name}-${String(Date.now())}@officine.example`;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Trova il bandolo\s*della matassa/);
  await expectAccessible();
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectAccessible();
  await page.getByRole('button', { name: /Utente Aziendale/ }).click();

  await page.getByRole('button', { name: 'Crea account aziendale' }).click();
  await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  await page.getByLabel('Cognome').fill('Bianchi');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('tornio-verde-42');
  await page.getByLabel('Nome azienda').fill('Officine Ada Srl');
  await page.getByLabel('Settore').selectOption('manufacturing');
  await page.getByLabel('Ruolo in azienda').fill('CEO');
  await page.getByLabel(/Accetto i termini/).check();
  await page.getByRole('button', { name: 'Crea account aziendale' }).click();
  await expect(page.getByText('Registrazione completata')).toBeVisible();
  await expect(page.getByText("Controlla la tua email per confermare l'account")).toBeVisible();
  await expect(
    page.getByText('Il tuo account aziendale è stato creato con successo. Controlla la tua email per confermarlo.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Apri la posta locale' }).click();
  await expect(page).toHaveURL('/dev/outbox');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible();
  await page.locator('a[href*="/auth/conferma"]').first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Ciao Ada' })).toBeVisible();
  await expect(page.getByText('Officine Ada Srl').first()).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ciao Ada' })).toBeVisible();

  if (project.name === 'phone') await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('sbagliata');
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
  await expect(page.getByText("Errore durante l'accesso")).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('tornio-verde-42');
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Ciao Ada' })).toBeVisible();
});

test('any other path leads home, replacing history (SHE-4)', async ({ page }) => {
  await page.goto('/auth');
  await page.goto('/una-pagina-che-non-esiste');
  await expect(page).toHaveURL('/');
});
