import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { remindDocuments } from '#server/features/alerts/documents.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { samplePdf, sampleXlsx } from '#server/platform/documents/testing/samples.ts';
import { BUSINESS, docx, pdf, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { forgetDocuments } from './service.ts';

let product: TestProduct;
let giulia: TestBrowser;
let marta: TestBrowser;

type Item = {
  id: string;
  fileId: string;
  title: string;
  kind: string;
  state: string;
  expiresOn: string | null;
  because: string | null;
};
type Vault = { items: Item[]; addedId: string; fields: { field: string; message: string }[] };
type Line = { document: string; state: string; endsTooSoon: boolean; documentId: string | null };
type Application = {
  checklist: Line[];
  papers: { id: string }[];
  attachments: { id: string; documentId: string | null }[];
};
const read = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer;

const formOf = (file: File, data: object = {}) => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  form.append('file', file);
  return form;
};
const add = (who: TestBrowser, file: File, data: object = {}) => who.post('/api/documents', formOf(file, data));
const vaultOf = (who: TestBrowser) => read<Vault>(who.get('/api/documents'));
const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
const grant: Grant = {
  ...model,
  id: 'con-durc',
  name: 'Bando con DURC',
  editorialState: 'aperto',
  opensOn: null,
  opensAt: null,
  closesOn: '2027-01-20',
  closesAt: null,
  documents: ['DURC valido alla data della domanda', 'Modulo di domanda'],
  source: { ...model.source, externalId: null },
};

beforeAll(async () => {
  product = await startTestProduct();
  product.clock.now = new Date('2026-11-16T08:00:00Z');
  await prepareCatalogue(product.services, [grant]);
  giulia = await signedInBusiness(product);
  marta = await signedInBusiness(product, { email: 'marta@forno.example', companyName: 'Forno Marta' });
});
afterAll(() => product.close());

describe('the papers of a company (DOC-1)', () => {
  test('are judged by content, named by their file, and kept for their owner alone', async () => {
    const added = await add(giulia, pdf('visura_camerale.pdf'));
    expect(added.status).toBe(201);
    const { items, addedId } = (await added.json()) as Vault;
    expect(items).toMatchObject([{ id: addedId, title: 'visura_camerale', kind: 'visura', state: 'da_datare' }]);
    expect((await add(giulia, docx('relazione.docx'), { kind: 'certificazione' })).status).toBe(201);
    expect((await add(giulia, new File(['<html><script>'], 'durc.pdf'))).status).toBe(415);
    expect((await add(giulia, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.pdf'))).status).toBe(413);
    const { fileId } = items[0]!;
    const refused = await Promise.all([
      marta.patch(`/api/documents/${addedId}`, { title: 'mio' }),
      marta.delete(`/api/documents/${addedId}`),
      marta.post(`/api/documents/${addedId}/restore`),
      marta.get(`/api/documents/${addedId}/preview`),
      marta.get(`/api/files/${fileId}`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await vaultOf(marta)).items).toEqual([]);
    expect((await product.browser().get('/api/documents')).status).toBe(401);
  });

  test('a PDF is shown in place and runs nothing; a DOCX only leaves as a download', async () => {
    const { items } = await vaultOf(giulia);
    const shown = await giulia.get(`/api/documents/${items.find(({ kind }) => kind === 'visura')!.id}/preview`);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const letter = items.find(({ kind }) => kind === 'certificazione')!;
    expect((await giulia.get(`/api/documents/${letter.id}/preview`)).status).toBe(404);
    const download = await giulia.get(`/api/files/${letter.fileId}`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('name, type and days change; a rule says the end and names its source; impossible days are refused', async () => {
    const id = (await vaultOf(giulia)).items.find(({ kind }) => kind === 'visura')!.id;
    const changed = await read<Vault>(
      giulia.patch(`/api/documents/${id}`, { title: 'DURC agosto', kind: 'durc', issuedOn: '2026-08-10' }),
    );
    expect(changed.items.find((each) => each.id === id)).toMatchObject({
      title: 'DURC agosto',
      expiresOn: '2026-12-08',
      state: 'in_scadenza',
      because: '120 giorni dall’emissione (DM 30 gennaio 2015, art. 7)',
    });
    const refused = await giulia.patch(`/api/documents/${id}`, { issuedOn: '2027-01-01' });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as Vault).fields[0]?.field).toBe('issuedOn');
  });
});

describe('in an application (DOC-4)', () => {
  test('the list counts the vault, a copy is attached, and its end before the deadline is told', async () => {
    const { id } = await read<{ id: string }>(giulia.post('/api/applications', { id: 'con-durc' }));
    const before = await read<Application>(giulia.get(`/api/applications/${id}`));
    expect(before.checklist).toMatchObject([
      { state: 'pronto', endsTooSoon: true },
      { state: 'manca', endsTooSoon: false },
    ]);
    const take = { documentId: before.checklist[0]!.documentId, document: before.checklist[0]!.document };
    const path = `/api/applications/${id}/attachments/from-documents`;
    expect((await marta.post(path, take)).status).toBe(404);
    const taken = await giulia.post(path, take);
    expect(taken.status).toBe(201);
    const after = (await taken.json()) as Application;
    expect(after.checklist[0]).toMatchObject({ state: 'allegato', endsTooSoon: true });
    const copy = after.attachments.find(({ documentId }) => documentId === take.documentId)!;
    const original = (await vaultOf(giulia)).items.find((each) => each.id === take.documentId)!;
    expect(copy.id).not.toBe(original.fileId);
    const lists = await read<{ items: { id: string; lines: Line[] }[] }>(giulia.get('/api/applications/checklists'));
    expect(lists.items).toMatchObject([{ id, lines: [{ state: 'allegato' }, { state: 'manca' }] }]);
    expect((await read<{ items: unknown[] }>(marta.get('/api/applications/checklists'))).items).toEqual([]);
  });

  test('its end is on the calendar and is told once, however often the job runs (NOT-6)', async () => {
    const calendar = await read<{ items: { kind: string; title: string; day: string }[] }>(giulia.get('/api/calendar'));
    expect(calendar.items.filter(({ kind }) => kind === 'documento')).toMatchObject([
      { title: 'DURC agosto', day: '2026-12-08' },
    ]);
    for (let run = 0; run < 2; run += 1) await remindDocuments(product.services);
    const told = async () =>
      (await read<{ items: { title: string }[] }>(giulia.get('/api/notifications'))).items.map(({ title }) => title);
    expect(await told()).toEqual(['DURC agosto scade prima del bando']);
    product.clock.now = new Date('2026-12-02T08:00:00Z');
    await Promise.all([remindDocuments(product.services), remindDocuments(product.services)]);
    expect((await told()).toSorted()).toEqual(['DURC agosto scade prima del bando', 'DURC agosto scade tra 6 giorni']);
    product.clock.now = new Date('2026-11-16T09:00:00Z');
  });
});

describe('looking at a paper, and giving it away', () => {
  test('the words of a Word or Excel file, for its owner alone', async () => {
    const sheet = new File(
      [
        sampleXlsx([
          ['Voce', 'Importo'],
          ['Tornio', 120_000],
        ]) as BlobPart,
      ],
      'spese.xlsx',
    );
    const { addedId } = (await (await add(giulia, sheet)).json()) as Vault;
    const path = `/api/documents/${addedId}/words`;
    expect(await read(giulia.get(path))).toEqual({
      text: 'Spese\nVoce\tImporto\nTornio\t120000',
      isPartial: false,
      problem: null,
    });
    expect((await marta.get(path)).status).toBe(404);
    expect((await product.browser().get(path)).status).toBe(401);
  });

  test('a copy with the recipient on every page; of what cannot be copied it says why (DOC-8)', async () => {
    const identity = new File([(await samplePdf((page) => void page.text('Carta'))) as BlobPart], 'carta identita.pdf');
    const { addedId } = (await (await add(giulia, identity)).json()) as Vault;
    const path = `/api/documents/${addedId}/copy.pdf?per=Regione+Veneto`;
    const copy = await giulia.get(path);
    expect(copy.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await copy.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await giulia.get(`/api/documents/${addedId}/copy.pdf?per=+`)).status).toBe(400);
    expect((await marta.get(path)).status).toBe(404);
    const word = (await (await add(giulia, docx('lettera.docx'))).json()) as Vault;
    const refused = await giulia.get(`/api/documents/${word.addedId}/copy.pdf?per=Regione`);
    expect(await refused.json()).toMatchObject({ fields: [{ field: 'per' }] });
  });
});

test('what is deleted comes back with “Annulla”, and is gone for good after a day', async () => {
  const { addedId } = (await (await add(giulia, pdf('bilancio 2025.pdf'))).json()) as Vault;
  const fileId = (await vaultOf(giulia)).items.find(({ id }) => id === addedId)!.fileId;
  await giulia.delete(`/api/documents/${addedId}`);
  expect((await vaultOf(giulia)).items.some(({ id }) => id === addedId)).toBe(false);
  expect((await giulia.post(`/api/documents/${addedId}/restore`)).status).toBe(200);
  expect((await vaultOf(giulia)).items.some(({ id }) => id === addedId)).toBe(true);
  await giulia.delete(`/api/documents/${addedId}`);
  product.clock.now = new Date('2026-11-18T08:00:00Z');
  await forgetDocuments(product.services);
  expect((await giulia.post(`/api/documents/${addedId}/restore`)).status).toBe(404);
  expect((await giulia.get(`/api/files/${fileId}`)).status).toBe(404);
});

test('a copy of an identity paper is deleted after a year, told a month before, once each (DOC-6)', async () => {
  product.clock.now = new Date('2026-11-18T08:00:00Z');
  const { addedId } = (await (await add(marta, pdf('carta identita.pdf'))).json()) as Vault;
  const run = async (iso: string) => {
    product.clock.now = new Date(iso);
    for (let each = 0; each < 2; each += 1) await forgetDocuments(product.services);
    await marta.post('/api/session', { email: 'marta@forno.example', password: BUSINESS.password }); // months later
    const { items } = await read<{ items: { title: string; text: string }[] }>(marta.get('/api/notifications'));
    for (const { text } of items) expect(text).not.toContain('⟦');
    return items.map(({ title }) => title);
  };
  expect((await vaultOf(marta)).items).toMatchObject([{ id: addedId, erasedOn: '2027-11-18' }]);
  expect(await run('2027-10-01T08:00:00Z')).toEqual([]);
  expect(await run('2027-10-20T08:00:00Z')).toEqual(['carta identita: la copia verrà eliminata']);
  expect((await run('2027-11-18T08:00:00Z'))[0]).toBe('carta identita: la copia è stata eliminata');
  expect((await vaultOf(marta)).items).toEqual([]);
});
