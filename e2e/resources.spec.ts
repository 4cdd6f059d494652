import { expect, test } from './fixtures.ts';

test('a person finds a guide, watches the tour by keyboard, and reads the own figures', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { headers } = await newBusiness();
  await page.goto('/resources');
  await expectAccessible();
  await page.getByLabel('Cerca nelle risorse').fill('fideiussione');
  await expect(page).toHaveURL(/q=fideiussione/);
  await page.getByLabel('Cerca nelle risorse').fill('');
  await page.getByRole('link', { name: /^Leggi: Come leggere un bando/ }).click();
  await expect(page.getByRole('heading', { name: '4. Da quando valgono le spese' })).toBeVisible();
  await page.getByRole('link', { name: 'Torna alle risorse' }).click();
  await page.getByRole('link', { name: /^Guarda: / }).click();
  await expect(page.getByText('Passo 1 di 6')).toBeVisible();
  await page.getByRole('region', { name: 'Tutorial passo per passo' }).press('ArrowRight');
  await expect(page.getByText('Passo 2 di 6')).toBeVisible();
  await expectAccessible();

  await page.goto('/analytics');
  await expect(page.getByText('Ancora niente da contare')).toBeVisible();
  const seen = await page.request.post('/api/context/views', { headers, data: { grantId: '1' } });
  expect(seen.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Le tue cifre' })).toContainText('Bandi visti1');
  await expectAccessible();
  await page.getByLabel('Periodo').selectOption({ label: 'Gennaio – giugno 2026' });
  await expect(page).toHaveURL(/da=2026-01/);
  await expect(page.getByRole('rowheader', { name: 'Gennaio 2026' }).last()).toBeVisible();
});
