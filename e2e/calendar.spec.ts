import { expect, test } from './fixtures.ts';

const GRANT = 'voucher-cloud-e-cybersecurity';

test('dates of saved grants, an own event by keyboard alone, moved and brought back, and the private address (CAL-1, CAL-2, CAL-3)', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { headers } = await newBusiness();
  await page.request.post('/api/saved-grants', { headers, data: { grantId: GRANT } });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Calendario' }).first().click();
  await expect(page).toHaveURL('/calendar');
  const { items, today } = (await (await page.request.get('/api/calendar')).json()) as {
    items: { day: string; title: string }[];
    today: string;
  };
  const deadline = items[0]!;

  // Keyboard only: walk, create, move, delete, bring back.
  const grid = page.getByRole('grid');
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/giorno=/);
  await page.keyboard.press('n');
  await page.getByLabel('Titolo').fill('Sopralluogo forno');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('article', { name: 'Sopralluogo forno' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Sposta' }).press('Enter');
  await page.getByLabel('Giorno').fill(deadline.day);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`giorno=${deadline.day}`));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible();
  await panel.getByRole('button', { name: 'Elimina' }).press('Enter');
  await expect(panel).toBeHidden();
  await page.getByRole('region', { name: 'Messaggi' }).getByRole('button', { name: 'Annulla' }).last().press('Enter');
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scarica .ics' }).first()).toHaveAttribute('href', /event\.ics$/);

  // The private address is read by anybody who has it, until it is revoked.
  await page.getByRole('button', { name: 'Crea l’indirizzo privato' }).first().click();
  const address = await page.getByLabel('Indirizzo del calendario').first().inputValue();
  const path = new URL(address).pathname;
  expect(await (await page.request.get(path)).text()).toContain('SUMMARY:Sopralluogo forno');
  await page.getByRole('button', { name: 'Revoca' }).first().click();
  await expect(page.getByText('Indirizzo revocato')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await page.getByRole('link', { name: 'Elenco' }).click();
  await expect(page.getByRole('button', { name: new RegExp(deadline.title) })).toBeVisible();
  expect(today).toMatch(/^2026/);
});

test('the list leads to a date as a sheet; on a phone it comes first @phone', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { headers } = await newBusiness();
  await page.request.post('/api/saved-grants', { headers, data: { grantId: GRANT } });
  await page.goto((page.viewportSize()?.width ?? 0) < 900 ? '/calendar' : '/calendar?vista=elenco');
  await page.getByRole('button', { name: /Voucher Cloud e Cybersecurity/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Apri la scheda');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/calendar?vista=mese');
  await expectAccessible();
});
