import { expect, test } from './fixtures.ts';

test('a person changes the password, and the old one no longer works @phone', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { email, password, headers } = await newBusiness();
  await page.goto('/settings');
  await expectAccessible();
  await page.getByLabel('Password attuale').fill('sbagliata');
  await page.getByLabel('Nuova password', { exact: true }).fill('nuova-chiave-lunga');
  await page.getByLabel('Conferma la nuova password').fill('diversa');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('Le password non coincidono.').first()).toBeVisible();
  await page.getByLabel('Conferma la nuova password').fill('nuova-chiave-lunga');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible();
  await page.getByLabel('Password attuale').fill(password);
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('La tua password è stata aggiornata con successo.')).toBeVisible();
  const old = await page.request.post('/api/session', { headers, data: { email, password } });
  expect(old.status()).toBe(401);
});
