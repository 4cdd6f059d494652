import { addDays } from '#domain/rules/day.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { samplePdf, sampleXlsx } from '#server/platform/documents/testing/samples.ts';
import { expect, test } from './fixtures.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const VISURA = [
  'Registro Imprese - VISURA ORDINARIA',
  'CARPENTERIA LAGUNA S.R.L.',
  'Numero REA VE - 412345',
  'Partita IVA 00743110157',
  'Codice ATECO 25.11',
  'Capitale sociale 10.000,00',
];
const file = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes as Uint8Array),
});

test('papers are kept once, dated by a rule, taken into an application, and warn before they end', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  test.slow();
  const { headers } = await newBusiness();
  const { today } = (await (await page.request.get('/api/documents')).json()) as { today: string };
  const deadline = addDays(today, 60);
  const call = {
    title: 'Bando con DURC',
    projectTitle: 'Forno',
    deadline,
    documents: ['DURC regolare', 'Piano di volo'],
  };
  const pdf = await samplePdf((drawn) => void drawn.text('Documento unico di regolarità contributiva'));
  const created = await page.request.post('/api/applications/custom', {
    headers,
    multipart: { data: JSON.stringify(call), file: file('bando.pdf', pdf) },
  });
  const { id } = (await created.json()) as { id: string };

  await test.step('several at once; what is no document says so beside its name', async () => {
    await page.goto('/documents');
    await page
      .getByLabel('Aggiungi documenti')
      .setInputFiles([
        file('durc.pdf', pdf),
        file('carta.png', Buffer.from(PIXEL, 'base64')),
        file('finto.pdf', '<html>'),
      ]);
    const list = page.getByRole('list', { name: 'I tuoi documenti' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('alert')).toContainText('non è un file PDF');
    await page.getByRole('button', { name: 'Togli finto.pdf dall’elenco' }).click();
    await expectAccessible();
  });

  await test.step('the day of issue is enough: the rule says until when, and the grant’s list warns', async () => {
    await page.getByRole('button', { name: 'Aggiungi la data a durc' }).click();
    await page.getByLabel('Emesso il').fill(addDays(today, -100));
    await page.getByRole('button', { name: 'Salva' }).click();
    const until = longDayText(addDays(today, 20));
    await expect(page.getByText(`Vale fino al ${until} · 120 giorni dall’emissione`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bando con DURC' })).toContainText('scade prima del bando');
  });

  await test.step('renamed and deleted, and both taken back; a picture is shown', async () => {
    await page.getByRole('button', { name: 'Modifica carta' }).click();
    await page.getByLabel('Nome').fill('Carta d’identità');
    await page.getByRole('button', { name: 'Salva' }).click();
    const undo = (message: string) =>
      page
        .getByRole('region', { name: 'Messaggi' })
        .getByRole('listitem')
        .filter({ hasText: message })
        .getByRole('button', { name: 'Annulla' })
        .press('Enter'); // a message that still moves is pressed too
    await undo('Carta d’identità aggiornato');
    const remove = page.getByRole('button', { name: 'Elimina carta', exact: true }); // and no more "Carta d’identità"
    await remove.click();
    await expect(remove).toHaveCount(0);
    await undo('carta eliminato');
    await page.getByRole('button', { name: 'Anteprima di carta' }).click();
    await expect(page.getByRole('img', { name: 'Anteprima di carta' })).toHaveJSProperty('naturalWidth', 1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a copy answers the grant’s line, and the calendar knows its end', async () => {
    await page.goto(`/application-wizard/${id}?passo=documenti`);
    await page.getByRole('button', { name: 'Prendi dai documenti per DURC regolare' }).click();
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Allega' }).click();
    await expect(page.getByText('Allegato', { exact: true })).toBeVisible();
    await expect(page.getByText(/^durc: vale fino al .*scade prima del bando$/)).toBeVisible();
    await page.goto('/calendar?vista=elenco');
    await expect(
      page
        .getByText(/^durc$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  await test.step('what a visura says is shown beside the profile, and fills the company’s form', async () => {
    const visura = await samplePdf((drawn) => VISURA.forEach((line) => drawn.text(line)));
    await page.goto('/documents');
    await page.getByLabel('Aggiungi documenti').setInputFiles([file('visura.pdf', visura)]);
    await page.getByRole('button', { name: 'Leggi che cosa c’è scritto in visura' }).click();
    await expect(page.getByRole('definition').filter({ hasText: '00743110157' }).first()).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Porta i dati nel profilo' }).click();
    await expect(page.getByText(/dati da scegliere in documento dell’azienda/)).toBeVisible();
  });
});

test('a second person is invited to an application, comments, edits, and is out again at once', async ({
  page,
  browser,
  baseURL,
  newBusiness,
  expectAccessible,
}) => {
  test.slow();
  const guest = await newBusiness();
  const { headers } = await newBusiness();
  const opened = await page.request.post('/api/applications', { headers, data: { id: '1' } });
  const { id } = (await opened.json()) as { id: string };
  const people = page.getByRole('region', { name: 'Chi lavora qui' });

  await page.goto(`/applications/${id}/insieme`);
  await people.getByLabel('E-mail').fill(guest.email);
  await people.getByRole('button', { name: 'Invita' }).click();
  await expect(people.getByText('Invitato, non ha ancora aperto')).toBeVisible();
  await expectAccessible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { email, password } = guest;
  expect((await other.request.post('/api/session', { headers, data: { email, password } })).status()).toBe(200);
  await test.step('the link lets in who it was sent to, who comments', async () => {
    let link = '';
    await expect(async () => {
      const outbox = await (await page.request.get('/api/dev/outbox')).text();
      link = /\/applications\/invito\/[\w-]+/.exec(outbox.slice(outbox.indexOf(guest.email)))?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass();
    await other.goto(link);
    await expect(other).toHaveURL(`/applications/${id}/insieme`);
    await other.getByLabel('Commento su Obiettivi del progetto').fill('Manca un dato sui consumi.');
    await other.getByRole('button', { name: 'Commenta Obiettivi del progetto' }).click();
    await expect(other.getByText('1 commento')).toBeVisible();
    await expect(page.getByText('Manca un dato sui consumi.')).toBeVisible(); // without a reload
  });

  await test.step('let further in, they write; the owner reads who did', async () => {
    await people.getByLabel(/^Che cosa può fare Ada/).selectOption('modifica');
    await expect(page.getByText('Fatto: vale da subito')).toBeVisible();
    await other.goto(`/apply/${id}?sezione=project_objectives`);
    await other.waitForFunction(() => document.documentElement.dataset.script === 'ready');
    await other
      .getByRole('textbox', { name: 'Obiettivi del progetto' })
      .fill('Tagliare i consumi del 30% entro il 2027.');
    await expect(other.getByText(/Salvato alle/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Tagliare i consumi del 30% entro il 2027.')).toBeVisible();
  });

  await test.step('withdrawn, the page closes by itself and nothing is found any more', async () => {
    await other.goto(`/applications/${id}/insieme`);
    await other.waitForFunction(() => document.documentElement.dataset.script === 'ready');
    await people.getByRole('button', { name: /^Togli l’accesso a Ada/ }).click();
    await expect(other).toHaveURL('/applications');
    expect((await other.request.get(`/api/applications/${id}`)).status()).toBe(404);
  });
  await other.context().close();
});

test('a sheet shows its tables, and a copy of an identity paper says whom it is for', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  await newBusiness();
  await page.goto('/documents');
  const sheet = sampleXlsx([
    ['Voce', 'Importo'],
    ['Tornio', 120_000],
  ]);
  const identity = await samplePdf((drawn) => void drawn.text('CARTA DI IDENTITÀ'));
  await page
    .getByLabel('Aggiungi documenti')
    .setInputFiles([file('spese.xlsx', sheet), file('carta identita.pdf', identity)]);

  await page.getByRole('button', { name: 'Anteprima di spese' }).click();
  await expect(page.getByRole('cell', { name: 'Tornio' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Copia con filigrana di carta identita' }).click();
  await page.getByLabel('Per chi è la copia').fill('Regione Veneto');
  await expectAccessible();
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica la copia' }).click(),
  ]);
  expect(copy.suggestedFilename()).toBe('carta identita - copia con filigrana.pdf');
});
