import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

test('from an empty tab to a plan in PDF, Word and Excel', async ({ page, newBusiness, expectAccessible }) => {
  const { headers } = await newBusiness();
  const project = {
    title: 'Forno nuovo',
    description: 'Un forno che consuma meno',
    spend: 40_000,
    startsOn: '2027-03-01',
  };
  await page.request.post('/api/projects', { headers, data: project });
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Business Plan IA' }).click();
  await page.getByRole('button', { name: 'Nuovo business plan' }).click();

  await test.step('six phases, prefilled, saved by themselves', async () => {
    await expect(page.getByRole('heading', { name: 'Piano per forno nuovo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Indietro' })).toBeDisabled();
    await expect(page.getByLabel('Che cosa vuoi fare, e perché adesso?')).toHaveValue('Un forno che consuma meno');
    await page.getByRole('button', { name: 'Avanti', exact: true }).click();
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('bar del centro') === true);
    await page.getByLabel('Chi compra da te?').fill('Famiglie del quartiere e bar del centro');
    await kept;
    await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Chi compra da te?')).toHaveValue('Famiglie del quartiere e bar del centro');
    for (const title of ['Modello di business', 'Squadra e operatività', 'Proiezioni finanziarie']) {
      await page.getByRole('button', { name: 'Avanti', exact: true }).click();
      await expect(page.getByRole('heading', { name: title })).toBeAttached();
    }
  });

  await test.step('figures are counted while one types, a mistake is told', async () => {
    await page.getByLabel('Forma giuridica, per le imposte').selectOption('srl');
    await page.getByRole('button', { name: 'Aggiungi una vendita' }).click();
    await page.getByLabel('Nome').first().fill('Banco');
    await page.getByLabel('Clienti o pezzi').fill('4000');
    await page.getByLabel('Prezzo medio').fill('6,20');
    await expect(page.getByText('297.600 €', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await page.getByLabel('Prezzo medio').fill('tanto');
    await expect(page.getByText('Nei conti resta il valore di prima').first()).toBeVisible();
    await page.getByLabel('Prezzo medio').fill('6,20');
    await expectAccessible();
    await page.getByRole('button', { name: 'Avanti: genera il piano' }).click();
  });

  await test.step('twelve parts are written, survive a reload and can be edited', async () => {
    await expect(page.getByRole('button', { name: /^Avanti/ })).toHaveCount(0);
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/generation'));
    await page.getByRole('button', { name: 'Genera il piano' }).click();
    await begun;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Il piano è scritto, ma non è completo' })).toBeVisible();
    await page.getByRole('button', { name: 'Modifica: Sintesi' }).click();
    const editor = page.getByRole('textbox', { name: 'Testo della parte' });
    await editor.press('End');
    await editor.pressSequentially(' Parole mie.');
    await page.getByRole('button', { name: 'Salva la parte' }).click();
    await expect(page.getByText('scritta da te')).toBeVisible();
    await expectAccessible();
  });

  await test.step('the pages, and the three files', async () => {
    await page.getByRole('link', { name: 'Anteprima' }).first().click();
    await expect(page.getByRole('heading', { name: '9. Proiezioni finanziarie' })).toBeVisible();
    await expect(page.getByText(/punti da completare restano segnati/)).toBeVisible();
    await expectAccessible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Scarica PDF' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Indice' })).toBeHidden();
    await expect(page.getByRole('article').first()).toHaveCSS('border-top-width', '0px');
    await page.emulateMedia({ media: 'screen' });
    for (const [name, ending, start] of [
      ['Scarica PDF', 'pdf', '%PDF-1.7'],
      ['DOCX', 'docx', 'PK'],
      ['XLSX', 'xlsx', 'PK'],
    ] as const) {
      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^Bandolo_Piano-per-forno-nuovo_v\\d+\\.${ending}$`));
      expect(readFileSync(await file.path(), 'latin1').startsWith(start)).toBe(true);
    }
  });
});
