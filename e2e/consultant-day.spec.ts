import { expect, test } from './fixtures.ts';

const DESK = [
  ['/consultant/documents', 'Documenti dei clienti'],
  ['/consultant/consultations', 'Consulenze'],
  ['/consultant/guides', 'Guide'],
  ['/consultant/regulations', 'Norme'],
  ['/consultant/analytics', 'Analisi'],
  ['/consultant/support', 'Supporto'],
] as const;

test('a consultant finds who of twelve clients can ask for a grant, writes to three, works on one’s application and goes back to all', async ({
  page,
  baseURL,
  signedInAs,
  expectAccessible,
}) => {
  test.slow();
  await signedInAs('consulente');
  const headers = { origin: baseURL ?? '' };
  await page.request.delete('/api/clients/active', { headers });
  await page.goto('/consultant-dashboard');
  await expect(page.getByRole('heading', { name: 'Clienti e scadenze' })).toBeVisible();
  const week = page.getByRole('region', { name: 'Scadenze della settimana' });
  await expect(week.getByText(/^Consegna · /).first()).toBeVisible();
  await expectAccessible();

  await page
    .getByRole('link', { name: /^Scrivi a \d/ })
    .filter({ visible: true })
    .first()
    .click();
  const box = page.getByRole('region', { name: 'Chi dei miei clienti può chiedere questo bando?' });
  await expect(box.getByRole('checkbox')).toHaveCount(12);
  for (const at of [0, 1, 2]) await box.getByRole('checkbox').nth(at).check();
  await expectAccessible();
  await box.getByRole('button', { name: 'Scrivi a 3 clienti' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByText('3 mail inviate')).toBeVisible();

  await page.goto('/consultant/clients');
  await expect(page.getByRole('listitem').filter({ hasText: 'mandato, senza account' })).toHaveCount(8);
  await expectAccessible();
  await page.getByRole('button', { name: 'Lavora per questa azienda: Termomeccanica Piovese Srl' }).click();
  await expect(page.getByText('Ora lavori per Termomeccanica Piovese Srl')).toBeVisible();
  await page.goto('/apply/beni-strumentali-nuova-sabatini');
  await expect(page.getByText(/Lavori per Termomeccanica Piovese/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Titolo del progetto' }).fill('Saldatura robotizzata a basso consumo');
  await expect(page.getByText(/Salvato alle/)).toBeVisible();

  const [own] = ((await (await page.request.get('/api/applications')).json()) as { items: { id: string }[] }).items;
  const view = await page.request.get(`/api/applications/${own!.id}`);
  const written = await view.text();
  expect(written).toContain('Saldatura robotizzata a basso consumo');
  expect(written).toContain('Marco Furlan');
  await page.request.delete('/api/clients/active', { headers });
  await page.goto('/consultant-dashboard');
  await expect(page.getByText(/Mail a /).first()).toBeVisible();

  // The week's dates of all clients, and a text filled for one of them.
  const desk = page.getByRole('navigation', { name: 'Area consulente' });
  await desk.getByRole('link', { name: 'Calendario' }).click();
  await expect(page).toHaveURL(/consultant\/calendar/);
  await page.goto('/consultant/calendar?vista=elenco');
  await expect(page.getByText(/Consegna concordata con/).first()).toBeVisible();
  await page.goto('/consultant/templates');
  await page.getByLabel('Per quale cliente').selectOption({ label: 'Albergo Ai Dogi Sas' });
  await expect(page.getByRole('region', { name: 'Mandato per una domanda di agevolazione' })).toContainText(
    'in nome e per conto di Albergo Ai Dogi Sas',
  );
  await expectAccessible();
});

test('every other screen of the desk opens with its heading and can be used by everybody', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  test.slow();
  await signedInAs('consulente');
  for (const [path, heading] of DESK) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible();
  }
});
