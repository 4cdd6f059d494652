import { expect, test } from './fixtures.ts';

test('the desk: no page for anybody else; summary and log for an administrator', async ({
  page,
  signedInAs,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  expect((await page.goto('/admin'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Amministrazione' })).toHaveCount(0);

  await signedInAs('admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Amministrazione' }).click();
  await expect(page.getByRole('heading', { name: 'Riepilogo', level: 1 })).toBeVisible();
  await page.getByLabel('Periodo', { exact: true }).selectOption('90g');
  await expect(page).toHaveURL(/giorni=90g/);
  await page.getByLabel('Grafico di').selectOption('salvati');
  await expect(page.getByRole('figure', { name: /Bandi salvati/ })).toBeVisible();
  await expectAccessible();

  const desk = page.getByRole('navigation', { name: 'Navigazione dell’amministrazione' });
  await desk.getByRole('link', { name: /Registro/ }).click();
  await page.getByLabel('Azione', { exact: true }).selectOption('ticket_risposta');
  await expect(page).toHaveURL(/azione=ticket_risposta/);
  await page.reload();
  await expect(page.getByLabel('Azione', { exact: true })).toHaveValue('ticket_risposta');
  await expectAccessible();
  await desk.getByRole('link', { name: 'Torna a Bandolo' }).click();
  await expect(page).toHaveURL(/dashboard/);
});
