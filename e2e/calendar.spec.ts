import { expect, test } from './fixtures.ts';
import { press, walkTo } from './keyboard.ts';

const GRANT = 'voucher-cloud-e-cybersecurity';

test('by keyboard alone: dates of saved grants, an own event moved and brought back, the private address (CAL-1, CAL-2, CAL-3)', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { headers } = await newBusiness();
  await page.request.post('/api/saved-grants', { headers, data: { grantId: GRANT } });
  await page.goto('/dashboard');
  await press(page, page.getByRole('link', { name: 'Calendario' }).first());
  await expect(page).toHaveURL('/calendar');
  const { items, today } = (await (await page.request.get('/api/calendar')).json()) as {
    items: { day: string; title: string }[];
    today: string;
  };
  expect(today).toMatch(/^2026/);

  // Walk the month, create on the next day, move, delete, bring back: no mouse, no field filled from outside.
  await walkTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/giorno=/);
  const created = page.url();
  await page.keyboard.press('n');
  await walkTo(page, page.getByLabel('Titolo'));
  await page.keyboard.type('Sopralluogo forno');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('article', { name: 'Sopralluogo forno' });
  await expect(panel).toBeVisible();
  await press(page, panel.getByRole('button', { name: 'Sposta' }));
  await walkTo(page, page.getByLabel('Giorno'));
  await page.keyboard.press('ArrowUp'); // a day or a month later: the browser's language says which comes first
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(created);
  await expect(panel).toBeVisible();
  await expectAccessible();
  await press(page, panel.getByRole('button', { name: 'Elimina' }));
  await expect(panel).toBeHidden();
  const undo = page.getByRole('region', { name: 'Messaggi' }).getByRole('button', { name: 'Annulla' }).last();
  await press(page, undo);
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scarica .ics' }).first()).toHaveAttribute('href', /event\.ics$/);

  // The private address is read by anybody who has it, until it is revoked.
  await press(page, page.getByRole('button', { name: 'Crea l’indirizzo privato' }).first());
  const address = await page.getByLabel('Indirizzo del calendario').first().inputValue();
  const path = new URL(address).pathname;
  expect(await (await page.request.get(path)).text()).toContain('SUMMARY:Sopralluogo forno');
  await press(page, page.getByRole('button', { name: 'Revoca' }).first());
  await expect(page.getByText('Indirizzo revocato')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await walkTo(page, page.getByRole('link', { name: 'Elenco' }), 'Shift+Tab'); // above the grid
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: new RegExp(items[0]!.title) }));
  await expect(page.getByRole('dialog')).toContainText('Apri la scheda');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('button', { name: 'Crea l’indirizzo privato' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Vista' })).toBeHidden();
});
