import { expect, test } from './fixtures.ts';

const GRANT = '/grant/voucher-cloud-e-cybersecurity';
const NAME = 'Voucher Cloud e Cybersecurity';

test.describe.configure({ mode: 'serial' });

test('a visitor who saves is asked to sign in, comes back, and the grant is saved (SAV-4)', async ({ page }) => {
  await page.goto('/bandi?q=voucher+cloud');
  await expect(async () => {
    await page.getByRole('article', { name: NAME }).getByRole('button', { name: 'Salva bando' }).click();
    await expect(page.getByText('Devi essere autenticato per salvare un bando')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('region', { name: 'Messaggi' }).getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('E-mail').fill('azienda@bandolo.example');
  await page.getByLabel('Password', { exact: true }).fill('bandolo-demo');
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
  await expect(page).toHaveURL('/bandi?q=voucher+cloud');
  await expect(page.getByText('Bando salvato con successo!')).toBeVisible();
  const card = page.getByRole('article', { name: NAME });
  await expect(card.getByText('Salvato', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Salvato: togli dai salvati' }).click();
  await expect(page.getByText('Bando rimosso dai salvati')).toBeVisible();
});

test('saved from its page, found in the list, removed and brought back', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  await page.goto(GRANT);
  await page.getByRole('button', { name: 'Salva Bando', exact: true }).click();
  await expect(page.getByText('Bando salvato con successo!')).toBeVisible();
  await page.goto('/advanced-search?scheda=salvati');
  await expect(page.getByRole('link', { name: 'Torna alla dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('article', { name: NAME })).toBeVisible();
  await expectAccessible();
  await page.getByRole('article', { name: NAME }).getByRole('button', { name: 'Salvato: togli dai salvati' }).click();
  await expect(page.getByText('Bando rimosso dai salvati')).toBeVisible();
  await page.getByRole('region', { name: 'Messaggi' }).getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Bando salvato con successo!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: NAME })).toBeVisible();
});

test('a grant that does not interest leaves a line, stays findable and comes back (SAV-5)', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  await page.goto('/bandi?q=nuova+sabatini');
  const name = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('article', { name }).getByRole('button', { name: 'Non mi interessa' }).click();
  await expect(page.getByRole('group', { name: `Perché «${name}» non ti interessa?` })).toBeFocused();
  await expectAccessible();
  await page.getByRole('button', { name: 'Non ho i requisiti' }).click();
  await expect(page.getByText(`«${name}» nascosto`)).toBeVisible();
  await expect(page.getByText('Bando nascosto: non lo vedrai più')).toBeVisible(); // the line is there at once, this once it is kept
  await page.reload();
  await expect(page.getByText('1 nascosto.')).toBeVisible();
  await page.getByRole('link', { name: 'Mostra', exact: true }).click();
  await page.getByRole('article', { name }).getByRole('button', { name: 'Nascosto: mostra di nuovo' }).click();
  await expect(page.getByText('Bando di nuovo visibile')).toBeVisible();
  await page.goto('/bandi?q=nuova+sabatini');
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('the standard search really searches; a search is saved under its own name, with alert, run and deleted', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  await page.goto('/advanced-search?scheda=standard');
  await page.getByLabel('Parole chiave').fill('macchinari');
  await page.getByLabel('Luogo').fill('Lecce');
  await page.getByLabel('Categoria').selectOption('green');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page.getByText('Lecce: mostriamo i bandi validi in Puglia.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible();

  const name = `Macchine ${String(Date.now())}`;
  await page.getByRole('button', { name: 'Salva questa ricerca' }).click();
  await page.getByLabel('Nome della ricerca').fill(name);
  await expectAccessible();
  await page.getByRole('button', { name: 'Salva ricerca', exact: true }).click();
  await expect(page.getByText('Ricerca salvata', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Salva questa ricerca' }).click();
  await page.getByLabel('Nome della ricerca').fill(name.toUpperCase());
  await page.getByRole('button', { name: 'Salva ricerca', exact: true }).click();
  await expect(page.getByText('Hai già una ricerca con questo nome')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).last().click();

  await page.getByRole('tab', { name: /^Ricerche salvate/ }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Regione: Puglia').first()).toBeVisible();
  await expectAccessible();
  const alert = page.getByRole('switch', { name: `Avvisi per e-mail per ${name}` });
  await expect(alert).toBeChecked();
  await alert.click();
  await expect(page.getByText('Avviso disattivato')).toBeVisible();
  await page.getByRole('link', { name: `Esegui la ricerca ${name}` }).click();
  await expect(page).toHaveURL(/\/bandi\?.*region=Puglia/);
  await page.goBack();
  await page.getByRole('button', { name: `Elimina la ricerca ${name}` }).click();
  await expect(page.getByText('Ricerca eliminata')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
});
