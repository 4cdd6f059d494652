import { addDays } from '#domain/rules/day.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { samplePdf } from '#server/platform/documents/testing/samples.ts';
import { expect, test } from './fixtures.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const file = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes as Uint8Array),
});

test('papers are kept once, dated by a rule, taken into an application, and warn before they end @phone', async ({
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
        .click();
    await undo('Carta d’identità aggiornato');
    await expect(page.getByRole('button', { name: 'Elimina carta' })).toBeVisible();
    await page.getByRole('button', { name: 'Elimina carta' }).click();
    await expect(page.getByRole('button', { name: 'Elimina carta' })).toHaveCount(0);
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
});
