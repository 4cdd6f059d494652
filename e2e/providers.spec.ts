import { startFakeProvider } from '#server/testing/fake-provider.ts';
import { expect, test } from './fixtures.ts';
import { portOf, startServer } from './server.ts';

test('a first sign-in with Google asks for the type, completes the account and signs in again at once', async ({
  page,
}) => {
  const fake = await startFakeProvider({
    sub: 'g-1',
    email: 'nora@posta.example',
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Neri',
  });
  const server = await startServer({
    port: portOf(test.info().parallelIndex, 'second'),
    env: {
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      OAUTH_TEST_ISSUER: fake.issuer,
    },
  });
  try {
    await page.goto(`${server.url}/auth?vista=accedi`);
    await page.getByRole('button', { name: 'Accedi con Google' }).click();
    await expect(page.getByText('Ancora un passo')).toBeVisible();
    await page.getByRole('button', { name: /Utente Aziendale/ }).click();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Nora');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nora@posta.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.getByLabel('Nome azienda').fill('Nora Srl');
    await page.getByLabel('Settore').selectOption('tourism');
    await page.getByLabel('Ruolo in azienda').fill('Founder');
    await page.getByLabel(/Accetto i termini/).check();
    await page.getByRole('button', { name: 'Crea account aziendale' }).click();
    await expect(page).toHaveURL(`${server.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');

    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto(`${server.url}/auth?vista=accedi`);
    await page.getByRole('button', { name: 'Accedi con Google' }).click();
    await expect(page).toHaveURL(`${server.url}/dashboard`);
    // The address is first: until the dashboard is there, "Esci" is the landing's.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');

    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    fake.state.fails = true;
    await page.goto(`${server.url}/auth?vista=accedi`);
    await page.getByRole('button', { name: 'Accedi con Google' }).click();
    await expect(page.getByText("Errore durante l'accesso con Google")).toBeVisible();
  } finally {
    await server.stop();
    await fake.close();
  }
});
