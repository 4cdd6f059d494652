import type { Page } from '@playwright/test';
import { paragraph, sampleDocx, samplePdf } from '#server/platform/documents/testing/samples.ts';
import { expect, test } from './fixtures.ts';

const LINES = [
  'Registro Imprese - VISURA ORDINARIA',
  'CARPENTERIA LAGUNA S.R.L.',
  'Indirizzo Sede legale',
  'VENEZIA (VE) VIA DEI CANTIERI 7 CAP 30175',
  'Numero REA VE - 412345',
  'Partita IVA 00743110157',
  'Forma giuridica società a responsabilita limitata',
  'Data atto di costituzione 12/03/2009',
  'Codice ATECO 25.11',
  'Addetti al 30/06/2026 34',
];
const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});
const visura = async () => file('visura.pdf', await samplePdf((page) => LINES.forEach((line) => page.text(line))));
const send = (page: Page, sent: ReturnType<typeof file>) => page.getByLabel('Visura camerale').setInputFiles(sent);

test('a new company is filled from its visura: the person chooses, and saves', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  test.slow();
  await signedInAs('azienda');
  await page.goto('/profile?azienda=nuova');
  await expect(page.getByRole('button', { name: 'Chiedi a Filo' }).locator('visible=true')).toBeVisible();
  await expectAccessible();

  await test.step('a page where nothing is written is said to be one, and nothing else happens', async () => {
    const scan = await samplePdf((drawn) => void drawn.rect(50, 50, 400, 600).fill('#dddddd'));
    await send(page, file('scansione.pdf', scan));
    await expect(page.getByRole('alert')).toContainText('Non trovo parole da leggere');
    await expectAccessible();
  });

  await test.step('what is found is proposed beside what is there', async () => {
    await page.getByLabel('Nome azienda').fill('Carpenteria Laguna Srl');
    await send(page, await visura());
    await expect(page.getByText(/dati da scegliere in visura\.pdf/)).toBeVisible();
    await expect(page.getByText('Coincide già: Nome azienda.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Provincia.*Venezia \(VE\), Veneto/ })).toBeChecked();
    await expect(page.getByLabel('Forma giuridica').last()).toHaveValue('');
    await expectAccessible();
  });

  await test.step('only what was chosen enters the form, and can be taken back', async () => {
    await page.getByRole('checkbox', { name: /^Addetti esatti/ }).uncheck();
    await page.getByRole('button', { name: /^Usa i \d+ dati scelti/ }).click();
    await expect(page.getByText(/^Riempiti \d+ campi dalla visura/)).toBeVisible();
    await expect(page.getByLabel('Partita IVA o codice fiscale')).toHaveValue('00743110157');
    await expect(page.getByLabel('Forma giuridica')).toHaveValue('srl');
    await expect(page.getByLabel('Regione', { exact: true })).toHaveValue('Veneto');
    await expect(page.getByLabel('Codici ATECO')).toHaveValue('25.11');
    await expect(page.getByLabel('Addetti esatti (ULA)')).toHaveValue('');
    await expectAccessible();
  });

  await test.step('nothing is kept until the form is saved', async () => {
    const { companies } = (await (await page.request.get('/api/companies')).json()) as {
      companies: { companyName: string }[];
    };
    expect(companies.map(({ companyName }) => companyName)).not.toContain('Carpenteria Laguna Srl');
  });
});

test('another company’s visura is told apart; Word is read too', async ({ page, signedInAs }) => {
  await signedInAs('azienda');
  const { companies } = (await (await page.request.get('/api/companies')).json()) as {
    companies: { id: string; isPrimary: boolean }[];
  };
  await page.goto(`/profile?azienda=${companies.find(({ isPrimary }) => isPrimary)!.id}`);
  await expect(page.getByRole('button', { name: 'Chiedi a Filo' }).locator('visible=true')).toBeVisible();
  await send(page, file('visura.docx', sampleDocx(LINES.map((line) => paragraph(line)).join(''))));
  await expect(page.getByText('Forse è la visura di un’altra impresa')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Non usare' }).click();
  await expect(page.getByLabel('Visura camerale')).toBeVisible();
});
