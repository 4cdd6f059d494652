import { expect, test } from './fixtures.ts';

/** As soon as a page answers (data-script), on a machine four times slower: nothing pressed is lost. */
test.beforeEach(async ({ page, context }) => {
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
});

test('a visitor: select, box, button @phone', async ({ page }, { project }) => {
  await page.goto('/bandi');
  await page.locator('select:visible').first().selectOption('importo');
  await expect(page).toHaveURL(/sort=importo/);
  await page.goto('/bandi');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Filtri' }).click();
  await page
    .getByRole('complementary', { name: 'Filtri' })
    .getByLabel(/^Regionale/)
    .check();
  await expect(page).toHaveURL(/level=regionale/);
  await page.goto('/grant/1');
  await page.getByRole('button', { name: 'Salva Bando' }).locator('visible=true').first().click();
  await expect(page.getByRole('region', { name: 'Messaggi' }).getByRole('button', { name: 'Accedi' })).toBeVisible();
});

test('who is signed in: menu, tabs, button', async ({ page, signedInAs }) => {
  await signedInAs('azienda');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Azienda attiva/ }).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await page.goto('/advanced-search');
  await page.getByRole('tab', { name: /Bandi salvati|Salvati/ }).click();
  await expect(page).toHaveURL(/scheda=salvati/);
  await page.goto('/bandi');
  await page.getByRole('button', { name: 'Non mi interessa' }).first().click();
  await expect(page.getByRole('group', { name: /^Perché «.*» non ti interessa\?$/ })).toBeFocused();
});
