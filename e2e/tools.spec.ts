import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { BEGINNING } from './shifted-clock.ts';

/** The last year with accounts. */
const YEAR = /^Esercizio 20\d\d$/;
const lastYear = BEGINNING.getFullYear() - 1;

/** The ledger needs to know whose it is. */
async function addVatNumber(page: Page, headers: { origin: string }) {
  const { companies } = (await (await page.request.get('/api/companies')).json()) as {
    companies: { id: string; version: number }[];
  };
  const [{ id, version }] = companies as [{ id: string; version: number }];
  const data = { version, ein: '00743110157', description: 'Tornitura' };
  expect((await page.request.patch(`/api/companies/${id}`, { headers, data })).status()).toBe(200);
}

const EXTRACT = `<?xml version="1.0" encoding="UTF-8"?>
<LISTA_AIUTI xmlns="http://www.rna.it/RNA_aiuto/schema"><AIUTO><CAR>9001</CAR><COR>4401</COR>
<TITOLO_MISURA>Misura del registro</TITOLO_MISURA><SOGGETTO_CONCEDENTE>Ente di prova</SOGGETTO_CONCEDENTE>
<DATA_CONCESSIONE>${String(lastYear)}-05-20</DATA_CONCESSIONE><DENOMINAZIONE_BENEFICIARIO>Officine Ada</DENOMINAZIONE_BENEFICIARIO>
<CODICE_FISCALE_BENEFICIARIO>00743110157</CODICE_FISCALE_BENEFICIARIO><COMPONENTI_AIUTO><COMPONENTE_AIUTO>
<DES_PROCEDIMENTO>De Minimis</DES_PROCEDIMENTO><COD_REGOLAMENTO>UE2023/2831</COD_REGOLAMENTO><STRUMENTI_AIUTO>
<STRUMENTO_AIUTO><ELEMENTO_DI_AIUTO>20000.00</ELEMENTO_DI_AIUTO></STRUMENTO_AIUTO></STRUMENTI_AIUTO>
</COMPONENTE_AIUTO></COMPONENTI_AIUTO></AIUTO></LISTA_AIUTI>`;

test('a visitor finds the tools, sizes a firm with its partner, keeps it over a reload and takes the PDF', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Strumenti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Strumenti' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Dimensione PMI' }).click();
  await expect(page).toHaveURL('/strumenti/dimensione-pmi');
  await page.getByLabel('Nome dell’impresa').fill('Caffè Più Srl');
  await expectAccessible();

  const onward = page.getByRole('button', { name: 'Continua' });
  await onward.click();
  const latest = page.getByRole('group', { name: YEAR });
  await latest.getByLabel('Unità lavorative annue (ULA)').fill('tante');
  await onward.click();
  await expect(page.getByText('Scrivi un numero, per esempio 12,5')).toBeVisible();
  await expectAccessible();
  await latest.getByLabel('Unità lavorative annue (ULA)').fill('8,5');
  await latest.getByLabel('Fatturato annuo').fill('1.500.000');
  await latest.getByLabel('Totale di bilancio').fill('900000');
  await onward.click();
  await page.getByLabel(/Altre imprese possiedono/).selectOption('si');
  await page.getByLabel('Nome', { exact: true }).fill('Beta Holding Spa');
  await page.getByLabel('Legame').selectOption('owner');
  await page.getByLabel('Quota').fill('40');
  const beta = page.getByRole('group', { name: /^Dati 20\d\d$/ });
  await beta.getByLabel('Unità lavorative annue (ULA)').fill('100');
  await beta.getByLabel('Fatturato annuo').fill('20000000');
  await beta.getByLabel('Totale di bilancio').fill('15000000');
  await expectAccessible();

  await page.reload();
  await expect(page.getByLabel('Quota')).toHaveValue('40');
  await onward.click();
  await page.getByLabel(/Enti pubblici o investitori/).selectOption('no');
  await page.getByRole('button', { name: 'Calcola la dimensione' }).click();
  await expect(page.getByText('Piccola impresa', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Beta Holding Spa è associata: i suoi dati contano per il 40%.')).toBeVisible();
  const table = page.getByRole('table', { name: /^Aggregazione dei dati, esercizio 20\d\d$/ });
  await expect(table.getByRole('row').last()).toContainText('48,5');
  await expect(page.getByText('Informazione, non consulenza.')).toBeVisible();
  await expectAccessible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica la dichiarazione (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('dichiarazione-dimensione-pmi.pdf');
  expect((await readFile(await file.path())).subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  await expect(page.getByText('Dichiarazione scaricata')).toBeVisible();

  await page.getByLabel('Partita IVA o codice fiscale').fill('00743110158');
  await page.getByRole('button', { name: 'Scarica la dichiarazione (PDF)' }).click();
  await expect(page.getByText('Partita IVA non valida: controlla le cifre')).toBeVisible();
});

test('signed in, the size tool starts from the company and saves the figures into its profile', async ({
  page,
  newBusiness,
}) => {
  const { headers } = await newBusiness();
  await addVatNumber(page, headers);
  await page.goto('/strumenti/dimensione-pmi');
  await expect(page.getByLabel('Nome dell’impresa')).toHaveValue('Officine Ada Srl');
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('group', { name: YEAR }).getByLabel('Unità lavorative annue (ULA)').fill('18');
  await page.getByRole('group', { name: YEAR }).getByLabel('Fatturato annuo').fill('2400000');
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByLabel(/Altre imprese possiedono/).selectOption('no');
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: 'Calcola la dimensione' }).click();
  await page.getByRole('button', { name: 'Salva i dati nel profilo di Officine Ada Srl' }).click();
  await expect(page.getByText('Dati salvati nel profilo di Officine Ada Srl')).toBeVisible();
  const { companies } = (await (await page.request.get('/api/companies')).json()) as { companies: object[] };
  expect(companies[0]).toMatchObject({ employeesExact: 18, revenueExact: 2_400_000, hasGroup: false });
});

test('the de minimis ledger: add, see the room, undo, group, plan, import once, export', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  test.slow();
  const freedOn = `11/03/${String(lastYear + 3)}`;
  const { headers } = await newBusiness();
  await addVatNumber(page, headers);
  await page.goto('/strumenti/de-minimis');
  await expect(page.getByText('Nessun aiuto nel registro')).toBeVisible();
  await expect(page.getByText('300.000 €').first()).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Aggiungi aiuto' }).click();
  await page.getByRole('button', { name: 'Salva aiuto' }).click();
  await expect(page.getByText('Scrivi una data valida')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Data di concessione').fill(`${String(lastYear)}-03-10`);
  await page.getByLabel('Importo (equivalente sovvenzione lordo)').fill('250.000');
  await page.getByLabel('Misura').fill('Voucher digitale');
  await page.getByRole('button', { name: 'Salva aiuto' }).click();
  await expect(page.getByText('Aiuto aggiunto al registro')).toBeVisible();
  await expect(page.getByText('Massimo richiedibile: 50.000 €')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Quando si libera spazio' })).toContainText(freedOn);

  await page.getByLabel('Aiuto previsto').fill('80000');
  await expect(page.getByText(/supera il massimale di 30.000\s€/)).toBeVisible();
  await expect(page.getByText(`attendi l’${freedOn}`)).toBeVisible();

  await page.getByRole('button', { name: 'Elimina: Voucher digitale' }).click();
  await expect(page.getByText('Nessun aiuto nel registro')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('button', { name: 'Modifica: Voucher digitale' })).toBeVisible();

  await page.getByRole('button', { name: 'Aggiungi impresa' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Ada Servizi Srl');
  await page.getByLabel('Rapporto con la tua impresa').selectOption('doubtful');
  await page.getByRole('button', { name: 'Salva impresa' }).click();
  await expect(page.getByText(/Ada Servizi Srl è legata solo tramite persone fisiche/)).toBeVisible();

  const chooser = page.getByLabel('Estratto del Registro nazionale (XML)');
  const extract = { name: 'estratto.xml', mimeType: 'application/xml', buffer: Buffer.from(EXTRACT) };
  await chooser.setInputFiles(extract);
  await page.getByRole('button', { name: 'Leggi il file' }).click();
  await expect(page.getByText('Letto 1 aiuto nel file: 1 aggiunto.')).toBeVisible();
  await chooser.setInputFiles(extract);
  await page.getByRole('button', { name: 'Leggi il file' }).click();
  await expect(page.getByText('Uno era già nel registro.')).toBeVisible();
  await chooser.setInputFiles({ ...extract, buffer: Buffer.from('<html></html>') });
  await page.getByRole('button', { name: 'Leggi il file' }).click();
  await expect(page.getByText('Il file non è un estratto del Registro nazionale aiuti')).toBeVisible();
  await expect(page.getByText('Massimo richiedibile: 30.000 €')).toBeVisible();
  await expectAccessible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Esporta CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${String(lastYear)}-05-20;20000,00;`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Modifica: Misura del registro' })).toBeVisible();
});

test('general requirements, signatures and cumulation answer as one types', async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto('/strumenti/requisiti');
  const result = page.getByRole('list', { name: 'Risultato' });
  await expect(page.getByText('Rispondi alle domande').last()).toBeVisible();
  await expect(page.getByText('Da verificare', { exact: true })).toHaveCount(0);
  await page.getByLabel('Dimensione', { exact: true }).selectOption('small');
  await page.getByLabel('Forma giuridica').selectOption('srl');
  await page.getByLabel('Data di costituzione').fill('2011-04-18');
  await page.getByLabel(/impresa agricola/).selectOption('no');
  await page.getByLabel('Hai la polizza contro le catastrofi naturali?').selectOption('no');
  await expect(page.getByText('C’è una causa di esclusione').last()).toBeVisible();
  await expect(result).toContainText('Dal 01/01/2026 senza polizza non si accede agli incentivi.');
  await page.getByLabel('Capitale sociale con sovrapprezzo').fill('100000');
  await page.getByLabel('Patrimonio netto').fill('-5.000');
  await expect(result).toContainText('Il capitale perso è il 105%');
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel('Patrimonio netto')).toHaveValue('-5.000');

  await page.getByRole('tab', { name: 'Non firmare ancora' }).click();
  await expect(page).toHaveURL('/strumenti/requisiti?scheda=firme');
  await page.getByLabel('Regime di aiuto del bando').selectOption('gber');
  await page.getByLabel('Data della domanda').fill('2027-01-20');
  await page.getByLabel('Quando').fill('2026-12-08');
  await expect(result).toContainText('l’impegno è precedente alla domanda del 20/01/2027');
  await expectAccessible();
  await page.getByLabel('Quando').fill('2027-01-21');
  await expect(page.getByText('Le date sono in ordine').last()).toBeVisible();

  await page.getByRole('tab', { name: 'Cumulo' }).click();
  await page.getByLabel('Costo').fill('100000');
  await page.getByLabel('Nome dell’aiuto').fill('Bando regionale');
  await page.getByLabel('Importo dell’aiuto').fill('30000');
  await page.getByLabel('Regime', { exact: true }).selectOption('gber');
  await page.getByLabel('Intensità massima').fill('40');
  await expect(result).toContainText('Ancora ottenibili: 10.000 €.');
  await expectAccessible();
});

test('"Vale la pena?" starts from a grant and lists every assumption', async ({ page, expectAccessible }) => {
  const list = (await (await page.request.get('/api/grants?pageSize=1')).json()) as {
    items: { id: string; name: string }[];
  };
  const [grant] = list.items as [{ id: string; name: string }];
  await page.goto(`/strumenti/conviene?bando=${grant.id}`);
  await expect(page.getByRole('link', { name: `Per ${grant.name}` })).toBeVisible();
  await page.getByLabel('Quanto pensi di spendere, almeno').fill('40000');
  await page.getByLabel('Quanto pensi di spendere, al massimo').fill('30000');
  await expect(page.getByText('Il massimo non può essere minore del minimo')).toBeVisible();
  await page.getByLabel('Quanto pensi di spendere, al massimo').fill('60000');
  await page.getByLabel('Quanta parte ti pagano, almeno').fill('40');
  await page.getByLabel('Quanta parte ti pagano, al massimo').fill('50');
  await page.getByLabel('Contributo massimo del bando').fill('25000');
  await page.getByLabel('Forma giuridica').selectOption('ditta-individuale');
  await page.getByLabel('Regime fiscale').selectOption('forfettario');
  const figures = page.getByRole('table', { name: 'Le cifre' });
  await expect(figures.getByRole('row', { name: /Contributo/ })).toContainText('16.000 €');
  await expect(figures.getByRole('row', { name: /Contributo/ })).toContainText('25.000 €');
  await expect(page.getByText('Limitato dal massimale del bando.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ipotesi usate' })).toContainText('Stima di Bandolo');
  await expect(page.getByRole('table', { name: 'Ipotesi usate' })).toContainText('sostitutiva del forfettario');
  await expectAccessible();
  // On paper a table that goes on over the page stands in no grid, which would draw what follows upon its last rows.
  await page.emulateMedia({ media: 'print' });
  const around = figures.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " grid ")]');
  expect(new Set(await around.evaluateAll((all) => all.map((each) => getComputedStyle(each).display)))).toEqual(
    new Set(['block']),
  );
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/strumenti/conviene?bando=non-esiste');
  await expect(page.getByText('Bando non trovato: scrivi tu i dati.')).toBeVisible();
});

test('the ledger sends visitors to sign in and back; a consultant is told whose it is', async ({
  page,
  signedInAs,
}) => {
  await page.goto('/strumenti/de-minimis');
  await expect(page).toHaveURL('/auth?next=%2Fstrumenti%2Fde-minimis');
  await signedInAs('consulente');
  await page.goto('/strumenti/de-minimis');
  await expect(page.getByText('Il registro è delle aziende')).toBeVisible();
});
