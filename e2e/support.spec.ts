import { expect, test } from './fixtures.ts';

test('a person opens a ticket, the desk answers, the person reads it and closes it @phone', async ({
  page,
  browser,
  baseURL,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  await page.goto('/support');
  await expectAccessible();
  await page.getByLabel('Oggetto').fill('Sede sbagliata nella scheda');
  await page.getByLabel('Descrizione').fill('La sede legale è a Padova ma leggo Vicenza.');
  await page.reload();
  await expect(page.getByLabel('Oggetto')).toHaveValue('Sede sbagliata nella scheda');
  const attached = { name: 'prova.txt', mimeType: 'text/plain', buffer: Buffer.from('Sede: Padova') };
  await page.locator('input[type=file]').setInputFiles(attached);
  await page.getByRole('button', { name: 'Invia ticket' }).click();
  await expect(page.getByText('Ticket inviato')).toBeVisible();
  await page.getByRole('link', { name: /Sede sbagliata nella scheda/ }).click();
  await expect(page.getByText('In Corso')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;

  const desk = await browser.newContext({ baseURL });
  const answering = await desk.newPage();
  const sign = { email: 'admin@bandolo.example', password: 'bandolo-demo' };
  await answering.request.post('/api/session', { headers: { origin: baseURL ?? '' }, data: sign });
  await answering.goto(`/admin/supporto?apri=${id}`);
  await answering.getByRole('textbox', { name: 'Risposta' }).fill('Corretto: ora la scheda dice Padova.');
  await answering.getByRole('button', { name: 'Invia risposta' }).click();
  await expect(answering.getByText('Risposta inviata')).toBeVisible();
  await desk.close();

  await page.goto('/notifications');
  await page.getByRole('link', { name: /Risposta al tuo ticket: Sede sbagliata/ }).click();
  await expect(page.getByText('Corretto: ora la scheda dice Padova.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Segna come risolto' }).click();
  await expect(page.getByText('Risolto', { exact: true })).toBeVisible();
});

test('the desk keeps its filters in the address, and is no page for anybody else', async ({
  page,
  signedInAs,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  expect((await page.goto('/admin/supporto'))?.status()).toBe(404);
  await signedInAs('admin');
  await page.goto('/admin/supporto');
  await page.getByRole('link', { name: /^Tutti/ }).click();
  await expect(page.getByRole('link', { name: /Posso scaricare/ })).toBeVisible();
  await page.getByLabel('Priorità').first().selectOption('alta');
  await expect(page).toHaveURL(/vista=tutti/);
  await expect(page).toHaveURL(/priorita=alta/);
  await page.getByRole('link', { name: /La visura caricata/ }).click();
  await expect(page.getByRole('heading', { name: /La visura caricata/ })).toBeVisible();
  await expectAccessible();
});
