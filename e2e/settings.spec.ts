import { expect, test } from './fixtures.ts';

test('a person changes the password, and the old one no longer works @phone', async ({
  page,
  baseURL,
  expectAccessible,
}, { project }) => {
  const email = `sara-${project.name}-${String(Date.now())}@officine.example`;
  const headers = { origin: baseURL ?? '' };
  const person = {
    firstName: 'Sara',
    lastName: 'Sala',
    email,
    password: 'tornio-verde-42',
    companyName: 'Sala Srl',
    sector: 'retail',
    role: 'CEO',
    acceptTerms: true,
  };
  await page.request.post('/api/registrations/business', { headers, data: person });
  let token: string | undefined;
  await expect(async () => {
    const { mails } = (await (await page.request.get('/api/dev/outbox')).json()) as {
      mails: { to: string; text: string }[];
    };
    token = mails.find((mail) => mail.to === email)?.text.match(/token=([\w-]+)/)?.[1];
    expect(token).toBeTruthy();
  }).toPass();
  await page.request.post('/api/session/confirmation', { headers, data: { token } });

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
  await page.getByLabel('Password attuale').fill('tornio-verde-42');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('La tua password è stata aggiornata con successo.')).toBeVisible();
  const old = await page.request.post('/api/session', { headers, data: { email, password: 'tornio-verde-42' } });
  expect(old.status()).toBe(401);
});
