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

test('personal data, switches and devices stay as they were left @phone', async ({
  page,
  browser,
  baseURL,
  newBusiness,
}) => {
  const { email, password, headers } = await newBusiness();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.request.post('/api/session', { headers, data: { email, password } });
  await page.goto('/settings');
  await page.getByLabel('Telefono').fill('+39 049 123456');
  await page.getByLabel('Azienda', { exact: true }).fill('Officine Piave Srl');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(page.getByText('I tuoi dati personali sono stati aggiornati con successo.')).toBeVisible();
  await page.getByRole('switch', { name: /E-mail con novità/ }).check();
  await expect(page.getByText('Le tue preferenze di notifica sono state aggiornate.')).toBeVisible();
  await page.getByRole('button', { name: 'Scollega tutti gli altri' }).click();
  await expect(page.getByText('Gli altri dispositivi sono stati scollegati')).toBeVisible();
  expect(await (await elsewhere.request.get('/api/session')).json()).toMatchObject({ user: null });
  await elsewhere.close();
  await page.reload();
  await expect(page.getByLabel('Telefono')).toHaveValue('+39 049 123456');
  await expect(page.getByLabel('Azienda', { exact: true })).toHaveValue('Officine Piave Srl');
  await expect(page.getByRole('switch', { name: /E-mail con novità/ })).toBeChecked();
});

test('an account is closed with password and word, and the mailed link brings it back', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { email, password } = await newBusiness();
  await page.goto('/settings');
  const archive = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica i miei dati' }).click();
  expect((await archive).suggestedFilename()).toMatch(/^bandolo-i-miei-dati-[\d-]+\.zip$/);
  await page.getByRole('button', { name: 'Elimina Account' }).click();
  await page.getByLabel('La tua password').fill(password);
  await page.getByLabel('Per conferma scrivi ELIMINA').fill('elimina');
  await expectAccessible();
  await page.getByRole('button', { name: 'Elimina il mio account' }).click();
  await expect(page.getByText('Account chiuso')).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth/);
  let token = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/api/dev/outbox')).text();
    token = /riattiva\?token=([\w-]+)/.exec(outbox.slice(outbox.indexOf(email)))?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass();
  await page.goto(`/auth/riattiva?token=${token}`);
  await expectAccessible();
  await page.getByRole('button', { name: 'Tieni il mio account' }).click();
  await page.getByRole('link', { name: 'Vai all’accesso' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
  await expect(page).toHaveURL(/\/dashboard/);
});
