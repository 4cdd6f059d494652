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
  await desk.getByRole('link', { name: /Assistente/ }).click();
  await expect(page.getByRole('heading', { name: 'Assistente', level: 1 })).toBeVisible();
  await expectAccessible();
  await desk.getByRole('link', { name: /Sistema/ }).click();
  await page.getByLabel('Testo dell’avviso').fill('Stasera il servizio si ferma per un’ora.');
  await page.getByRole('button', { name: 'Pubblica l’avviso' }).click();
  const notice = page.getByRole('complementary', { name: 'Avviso del servizio' });
  await expect(notice).toHaveText('Stasera il servizio si ferma per un’ora.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Togli l’avviso' }).click();
  await expect(notice).toHaveCount(0);
  await desk.getByRole('link', { name: 'Torna a Bandolo' }).click();
  await expect(page).toHaveURL(/dashboard/);
});

test('the desk: a person is looked at and locked, a grant is edited, withdrawn and given back', async ({
  page,
  signedInAs,
  newBusiness,
  expectAccessible,
}) => {
  const { email } = await newBusiness();
  await signedInAs('admin');
  await page.goto(`/admin/utenti?q=${encodeURIComponent(email)}`);
  await expectAccessible();
  await page.getByRole('table', { name: 'Account' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Blocca', exact: true }).click();
  await page.getByLabel('Motivo, visibile solo all’amministrazione').fill('Prova');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blocca' }).click();
  await expect(page.getByText(/^Bloccato il/)).toBeVisible();
  await page.getByRole('button', { name: 'Sblocca' }).click();
  await expect(page.getByRole('button', { name: 'Blocca', exact: true })).toBeVisible();
  await expectAccessible();

  await page.goto('/admin/catalogo?q=transizione');
  const list = page.getByRole('table', { name: 'Bandi del catalogo' });
  const grant = list.getByRole('link').first();
  const name = (await grant.textContent()) ?? '';
  await grant.click();
  const note = page.getByRole('textbox', { name: 'Nota sullo stato' });
  const before = await note.inputValue();
  await note.fill('Nota della redazione.');
  await page.getByText('Chi può chiedere, codici e procedura').click();
  await page.getByRole('group', { name: 'Chi non può chiedere' }).getByLabel('enti di ricerca').click();
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const preview = page.getByRole('dialog', { name: 'Anteprima del bando' });
  await expect(preview.getByText('Nota della redazione.').first()).toBeVisible();
  await expectAccessible();
  await preview.getByRole('button', { name: 'Chiudi l’anteprima' }).click();
  await page.getByRole('group', { name: 'Chi non può chiedere' }).getByLabel('enti di ricerca').click();
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(page.getByText('Modifiche salvate: si vedono già in ricerca')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Torna al valore importato' }).click();
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(note).toHaveValue(before);
  await page.getByRole('button', { name: 'Ritira', exact: true }).click();
  await page.getByLabel('Perché, visibile solo all’amministrazione').fill('Prova');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click();
  await expect(list.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click();
  await expect(list.getByRole('link', { name })).toBeVisible();

  await page.goto('/admin/catalogo/ricerche');
  await expect(page.getByRole('heading', { name: 'Ricerche', level: 1 })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Sinonimi', exact: true }).click();
  await page.getByRole('textbox', { name: 'Si cerca' }).fill('zurlone');
  await page.getByRole('textbox', { name: 'Nei bandi si scrive' }).fill('fotovoltaico');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  const synonyms = page.getByRole('table', { name: 'Sinonimi della ricerca' });
  await expect(synonyms.getByRole('row', { name: /zurlone/ })).toBeVisible();
  await expectAccessible();
  await synonyms.getByRole('checkbox', { name: /zurlone/ }).check();
  await page.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect(page.getByText('Sinonimo tolto')).toBeVisible();
  await expect(synonyms.getByRole('row', { name: /zurlone/ })).toHaveCount(0);

  await page.goto('/admin/catalogo');
  await page.getByRole('link', { name: 'Importazioni' }).click();
  await expect(page.getByRole('heading', { name: 'Importazioni', level: 1 })).toBeVisible();
  await expectAccessible();
});

test('the desk: a consultant is suspended and taken back in; requests and tickets are handled together, with a way back', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('admin');
  await page.goto('/admin/consulenti');
  await expect(page.getByRole('heading', { name: 'Elena Scarpa' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'polizza-professionale.pdf' })).toBeVisible();
  await expectAccessible();
  await page.goto(`/admin/consulenti?stato=tutti&q=${encodeURIComponent('consulente-200@')}`);
  const reason = page.getByLabel(/^Che cosa scrivi a/);
  await reason.fill('Polizza scaduta: caricane una valida.');
  await page.getByRole('button', { name: 'Sospendi' }).click();
  await expect(page.getByText(/^Sospeso il/)).toBeVisible();
  await expectAccessible();
  const checks = ['Stesso nome sui documenti', 'Partita IVA attiva', 'Polizza professionale valida'];
  for (const check of [...checks, 'Iscrizione all’albo', 'Profilo senza promesse', 'Tariffa e regione coerenti'])
    await page.getByLabel(check).selectOption('A posto');
  await reason.fill('Polizza ricevuta, grazie.');
  await page.getByRole('button', { name: 'Togli la sospensione' }).click();
  await expect(page.getByText(/^Approvato il/)).toBeVisible();

  await page.goto('/admin/utenti/richieste?stato=aperte');
  const requests = page.getByRole('table');
  await expectAccessible();
  const boxes = requests.getByRole('checkbox');
  const count = await boxes.count();
  // By the keyboard alone: arrows walk, Space chooses.
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Segna evase' }).click();
  await expect(page.getByText('2 richieste evase')).toBeVisible();
  await expect(boxes).toHaveCount(count - 2);
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click();
  await expect(boxes).toHaveCount(count);

  await page.goto('/admin/supporto?vista=in_corso&q=regioni');
  const ticket = page.getByRole('checkbox', { name: 'Scegli Posso comparire in due regioni?' });
  await ticket.check();
  await page.getByRole('button', { name: 'Segna risolti' }).click();
  await expect(page.getByText('1 ticket aggiornato')).toBeVisible();
  await expect(ticket).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click();
  await expect(ticket).toBeVisible();
});
