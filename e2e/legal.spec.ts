import { expect, test } from './fixtures.ts';

test('who registers reads the terms and the privacy notice without losing what is typed', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: /Utente Aziendale/ }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  for (const [link, title] of [
    ['termini di servizio', 'Termini di servizio'],
    ['informativa privacy', 'Informativa privacy'],
  ] as const) {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('main').getByRole('link', { name: link }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await opened.close();
  }
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel(/Accetto i termini/)).not.toBeChecked();
});

test('both are reached from the footer, and each section from the contents', async ({ page, expectAccessible }) => {
  await page.goto('/bandi');
  for (const [path, title, section] of [
    ['/termini', 'Termini di servizio', 'I tuoi contenuti'],
    ['/privacy-policy', 'Informativa privacy', 'I tuoi diritti'],
  ] as const) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('navigation', { name: 'In questa pagina' }).getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { name: section })).toBeInViewport();
    await expectAccessible();
  }
});
