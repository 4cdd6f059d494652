import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';

const LONG =
  'Il progetto porta in reparto una lavorazione nuova: 18 addetti, meno scarti e meno energia entro il 2027.';
const PDF = {
  name: 'bilancio 2025.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

test('the first line of a budget is what the project costs in all, and nothing is lost to an empty one', async ({
  page,
  newBusiness,
}) => {
  const { headers } = await newBusiness();
  const project = { title: 'Tornio', description: 'tornio nuovo', spend: 30_000 };
  await page.request.post('/api/projects', { headers, data: project });
  await page.goto('/application-wizard/beni-strumentali-nuova-sabatini');
  await page.getByRole('button', { name: 'Avanti: Progetto' }).click();
  await page.getByRole('button', { name: 'Avanti: Budget e pianificazione' }).click();
  await page.getByRole('button', { name: 'Macchinari, impianti e attrezzature' }).click();
  await expect(page.getByLabel('Importo', { exact: true }).first()).toHaveValue(/^30\.000/);
  await expect(page.getByText('Budget salvato')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/budget'));
  await page.getByLabel('Importo', { exact: true }).first().fill('');
  expect((await saved).status()).toBe(200);
  const { projects } = (await (await page.request.get('/api/projects')).json()) as { projects: { spend: number }[] };
  expect(projects[0]?.spend).toBe(30_000);
});

test('from a grant to a sent application, with a paper and its dossier @phone', async ({
  page,
  isMobile,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  const { items } = (await (await page.request.get('/api/grants?pageSize=1')).json()) as {
    items: { id: string; name: string }[];
  };
  const grant = items[0]!;
  await page.goto(`/grant/${grant.id}`);
  await page.getByRole('link', { name: 'Candidati con Assistenza IA' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Compilazione Assistita Filo' })).toBeVisible();
  await expect(page).toHaveURL(/\/apply\/[0-9a-f-]{36}/);

  await test.step('six sections: Filo proposes, the person decides', async () => {
    const box = page.getByRole('textbox', { name: 'Titolo del progetto' });
    await box.fill('Tornitura senza emulsione');
    await page.getByRole('button', { name: 'Avanti: Obiettivi del progetto' }).click();
    await page.getByRole('button', { name: 'Genera' }).click();
    await page.getByRole('button', { name: 'Accetta' }).click();
    await expect(page.getByRole('textbox', { name: 'Obiettivi del progetto' })).not.toHaveValue('');
    await expectAccessible();
    for (const [title, next] of [
      ['Aspetti innovativi', 'Risultati attesi'],
      ['Risultati attesi', 'Piano dei costi'],
    ]) {
      await page.getByRole('button', { name: `Avanti: ${title}` }).click();
      await page.getByRole('textbox', { name: title! }).fill(LONG);
      await expect(page.getByRole('button', { name: `Avanti: ${next}` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Avanti: Piano dei costi' }).click();
    await page.getByRole('button', { name: 'Avanti: Cronoprogramma' }).click();
    await page.getByRole('button', { name: 'Invia Candidatura' }).click();
    await expect(page.getByText('Completa tutti i campi obbligatori prima di inviare').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Piano dei costi' }).fill(LONG);
    await expect(page.getByText(/Salvato alle/)).toBeVisible();
  });

  await test.step('a reload loses nothing, and the wizard shows the same text', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Apri nel wizard' }).click();
    await page.getByRole('button', { name: 'Avanti: Progetto' }).click();
    await expect(page.getByRole('textbox', { name: 'Risultati attesi' })).toHaveValue(LONG);
    await page.getByRole('button', { name: 'Avanti: Budget e pianificazione' }).click();
    await page.getByRole('button', { name: 'Aggiungi voce' }).click();
    await page.getByLabel('Voce', { exact: true }).fill('Tornio a controllo numerico');
    await page.getByLabel('Importo', { exact: true }).first().fill('60.000');
    await expect(page.getByText('Budget salvato')).toBeVisible();
    if (isMobile) {
      const hidden = () =>
        [...document.querySelectorAll('main *')].filter((each) => each.scrollWidth > innerWidth).length;
      expect(await page.evaluate(hidden)).toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('button', { name: 'Avanti: Documenti' })).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible();
  });

  await test.step('a paper is attached', async () => {
    await page.getByRole('button', { name: 'Avanti: Documenti' }).click();
    await page.getByLabel('Bilanci').setInputFiles(PDF);
    await expect(page.getByRole('link', { name: PDF.name })).toBeVisible();
    await expectAccessible();
  });

  await test.step('the dossier is downloaded, the sending recorded', async () => {
    await page.getByRole('button', { name: 'Avanti: Revisione e invio' }).click();
    await expect(page.getByRole('heading', { name: 'Il dossier non è ancora completo' })).toBeVisible();
    await expect(page.getByText('Puoi già inviare, ma resta da completare o verificare')).toBeVisible();
    await expectAccessible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Scarica il dossier' }).click(),
    ]);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['Domanda.pdf', 'Domanda.docx', 'Allegati/01-bilancio 2025.pdf', 'SHA256SUMS.txt']),
    );
    const protocol = page.getByLabel('Numero di protocollo (se lo hai)');
    if (isMobile) {
      // The bar is in reach from everywhere: pressed far from the form, it leads there and sends nothing yet.
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Invia Candidatura' }).click();
      await expect(protocol).toBeFocused();
    }
    await protocol.fill('0044171/2026');
    await page.getByRole('button', { name: 'Invia Candidatura' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Invia lo stesso' }).click();
    await expect(page.getByText('Candidatura inviata con successo!')).toBeVisible();
    await expect(page).toHaveURL('/applications');
    await expect(page.getByText('prot. 0044171/2026')).toBeVisible();
    await expectAccessible();
  });

  await test.step('an award is recorded, with what it asks for afterwards', async () => {
    await page.getByRole('button', { name: `Altre azioni: ${grant.name}` }).click();
    await page.getByRole('menuitem', { name: 'Registra l’esito' }).click();
    await page.getByLabel('Esito', { exact: true }).selectOption('finanziata');
    await page.getByLabel('Importo concesso').fill('12.000');
    await page.getByLabel('Data dell’atto').fill('2026-11-10');
    await page.getByLabel('Rendicontazione entro il').fill('2027-05-31');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText(/^Esito registrato/)).toBeVisible();
    await page.goto('/calendar?vista=elenco&giorno=2027-06-01');
    await expect(page.getByText('Pubblica i contributi ricevuti nel 2026').first()).toBeVisible();
    await page.goto('/applications');
    await page.getByRole('button', { name: grant.name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Dopo la concessione' })).toBeVisible();
    await expect(page.getByText('Entro il 30/06/2027')).toBeVisible();
    await expectAccessible();
  });
});

test('two tabs in one section: both texts are shown; what is typed offline is sent later', async ({
  page,
  context,
  newBusiness,
}) => {
  await newBusiness();
  const { items } = (await (await page.request.get('/api/grants?pageSize=1')).json()) as { items: { id: string }[] };
  await page.goto(`/apply/${items[0]!.id}`);
  await expect(page).toHaveURL(/\/apply\/[0-9a-f-]{36}/);
  const address = `${new URL(page.url()).pathname}?sezione=project_objectives`;
  const other = await context.newPage();
  // Not told in time of what the first one saves: it writes on the text before.
  await other.route('**/api/chats/stream', (route) => route.abort());
  await page.goto(address);
  await other.goto(address);
  const box = (tab: typeof page) => tab.getByRole('textbox', { name: 'Obiettivi del progetto' });
  await box(page).fill('Testo della prima scheda, che arriva prima.');
  await expect(page.getByText(/Salvato alle/)).toBeVisible();
  await box(other).fill('Testo della seconda scheda, scritto nel frattempo.');
  await expect(other.getByText('Questo testo è cambiato altrove')).toBeVisible();
  await expect(other.getByRole('region', { name: /^Di / })).toContainText('Testo della prima scheda');
  await other.getByRole('button', { name: 'Unisci' }).click();
  await expect(other.getByText(/Salvato alle/)).toBeVisible();
  await expect(box(other)).toHaveValue(/prima scheda[\s\S]*seconda scheda/);
  // The first one is told too, and shows what came of it.
  await expect(page.getByText(/ha modificato questo testo alle/)).toBeVisible();
  await expect(box(page)).toHaveValue(/prima scheda[\s\S]*seconda scheda/);

  await context.setOffline(true);
  await box(other).fill('Scritto in treno, senza rete, e più lungo di cinquanta caratteri.');
  await expect(other.getByText('Sei offline: il testo è al sicuro qui')).toBeVisible();
  await context.setOffline(false);
  await expect(other.getByText(/Salvato alle/)).toBeVisible();
  await other.reload();
  await expect(box(other)).toHaveValue(/Scritto in treno/);
});

test('an application is deleted and brought back, and its state filters the list', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  const { items } = (await (await page.request.get('/api/grants?pageSize=1')).json()) as {
    items: { id: string; name: string }[];
  };
  await page.goto('/applications');
  await expect(page.getByRole('heading', { name: 'Da qui parte la tua prima candidatura' })).toBeVisible();
  await page.goto(`/apply/${items[0]!.id}`);
  await expect(page).toHaveURL(/\/apply\/[0-9a-f-]{36}/);
  await page.getByRole('textbox', { name: 'Titolo del progetto' }).fill('Forno nuovo');
  await expect(page.getByText(/Salvato alle/)).toBeVisible();
  await page.getByRole('button', { name: 'Salva i progressi' }).click();
  await expect(page.getByText('Progressi salvati')).toBeVisible();
  await page.getByRole('textbox', { name: 'Titolo del progetto' }).fill('Forno elettrico');
  await expect(page.getByText(/Salvato alle/)).toBeVisible();
  await page.getByRole('link', { name: 'Versioni' }).click();
  await expect(page.getByText('aggiunto: elettrico')).toBeVisible();
  await expectAccessible();
  await page.goto('/strumenti/filo');
  await expect(page.getByRole('tab', { name: 'Analizza un documento' })).toBeVisible();
  await expectAccessible();
  await page.goto('/applications?stato=in_preparazione');
  await page.getByRole('button', { name: `Altre azioni: ${items[0]!.name}` }).click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('article', { name: items[0]!.name })).toBeVisible();
  await page.getByRole('button', { name: items[0]!.name, exact: true }).click();
  await expect(page.getByRole('dialog').getByText('In preparazione')).toBeVisible();
});
