import { expect, test } from './fixtures.ts';

test('an approved consultant changes the marketplace profile and the availability, and they stay @phone', async ({
  page,
  baseURL,
  signedInAs,
  expectAccessible,
}, { project }) => {
  await signedInAs('consulente');
  await page.request.patch('/api/consultant-profile', {
    headers: { origin: baseURL ?? '' },
    data: { availableForConsultation: true, topics: ['PNRR'] },
  });
  await page.goto('/profile');
  await expect(page.getByRole('tab', { name: 'Dati Personali' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Approvato', { exact: true })).toBeVisible();
  const profile = page.getByRole('region', { name: 'Profilo nel marketplace' });
  await expect(profile.getByText('Padova')).toBeVisible();
  await expect(page.getByRole('region', { name: 'I tuoi documenti' })).toBeVisible();
  await expectAccessible();

  await profile.getByRole('button', { name: 'Modifica il profilo' }).click();
  await expectAccessible();
  const rate = project.name === 'phone' ? '150' : '160';
  await profile.getByLabel('Tariffa oraria').fill('');
  await profile.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(profile.getByText('Campo obbligatorio')).toBeVisible();
  await profile.getByLabel('Tariffa oraria').fill(rate);
  await profile.getByLabel('Horizon Europe').setChecked(true);
  await profile.getByRole('button', { name: 'Salva il profilo' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Profilo aggiornato' });
  await expect(toast).toBeVisible();
  const box = (await toast.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(8);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width - 8);

  const available = profile.getByRole('switch', { name: /Disponibile per nuove consulenze/ });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await available.click();
  expect((await saved).status()).toBe(200);
  await expect(available).not.toBeChecked();
  await expect(profile.getByText('Non compari tra i consulenti')).toBeVisible();
  await page.reload();
  await expect(profile.getByText(`${rate} €/ora`)).toBeVisible();
  await expect(profile.getByText('Horizon Europe')).toBeVisible();
  await expect(available).not.toBeChecked();

  await available.click();
  await expect(available).toBeChecked();
  await expect(profile.getByText('Non compari tra i consulenti')).toHaveCount(0);
});

test('the next question is asked in place with what it counts for; its address opens the form at its box', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  await page.goto('/profile');
  const asked = page.getByRole('region', { name: /\?$/ }).filter({ hasText: /La risposta (decide|riguarda) \d+ band/ });
  await expect(asked).toHaveCount(1);
  await expectAccessible();
  const question = (await asked.getByRole('heading').textContent())!;
  await asked.getByRole('button', { name: 'Salta' }).click();
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);

  const { companies } = (await (await page.request.get('/api/companies')).json()) as { companies: { id: string }[] };
  await page.goto(`/profile?azienda=${companies[0]!.id}&domanda=legal_form`);
  await expect(page.locator('form [name]:focus')).toBeInViewport();
});
