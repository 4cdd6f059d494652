// One database is enough: what a paper says is read before anything is stored.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT_PROBLEM_MESSAGES } from '#messages/assistant/documents.ts';
import { checkUploads, storeFiles } from '#server/features/files/service.ts';
import { files } from '#server/features/files/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { paragraph, pdfBomb, sampleDocx, samplePdf } from '#server/platform/documents/testing/samples.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import type { AnswerOf } from './shapes.ts';
import { ask, ownerOf } from './testing/companies.ts';
import { startFakeModel, type FakeModel } from './testing/fake-model.ts';

type Analysis = AnswerOf<'document_analysis'>;
const LINES = [
  'Registro Imprese - VISURA ORDINARIA',
  'TORNERIA DEL PIAVE S.R.L.',
  'Sede legale: TREVISO (TV) VIA DELLE INDUSTRIE 12 CAP 31100',
  'Numero REA TV - 412345',
  'Partita IVA 03512340286',
  'Forma giuridica società a responsabilità limitata',
  'Codice ATECO 25.62',
];
const visura = (lines = LINES) => samplePdf((page) => lines.forEach((line) => page.text(line)));

let product: TestProduct;
let model: FakeModel;
let ada: TestBrowser;
let bruno: TestBrowser;
beforeAll(async () => {
  model = await startFakeModel();
  product = await startTestProduct({ env: { ai: { baseUrl: model.baseUrl, apiKey: 'k', model: 'fake' } } });
  await prepareCatalogue(product.services);
  ada = await ownerOf(product, 'workshop');
  bruno = await ownerOf(product, 'farm');
  await ada.put('/api/ai-assistant/consent', { isGranted: true });
});
afterAll(async () => {
  await product.close();
  await model.close();
});
beforeEach(() => {
  model.prompts.length = 0;
  model.state.behaviour = { kind: 'ok', text: '{"summary":"È la visura della torneria."}' };
});

const userId = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: { id: string } }).user.id;

/** As another feature keeps a private file of this person. */
async function kept(browser: TestBrowser, name: string, bytes: Uint8Array): Promise<string> {
  const uploads = checkUploads('consultant_document', [{ name, bytes }], 'file');
  const before = new Set((await product.db.select({ id: files.id }).from(files)).map(({ id }) => id));
  const ctx = { ...product.services, client: { ip: '', userAgent: '' } };
  await storeFiles(ctx, product.db, await userId(browser), 'consultant_document', uploads);
  return (await product.db.select({ id: files.id }).from(files)).find(({ id }) => !before.has(id))!.id;
}
const analyse = (browser: TestBrowser, fileId: string) =>
  ask<Analysis>(browser, 'document_analysis', { documentData: { fileId }, documentType: 'visura' });
async function send(browser: TestBrowser, name: string, bytes: Uint8Array, about: object = {}) {
  const form = new FormData();
  form.set('data', JSON.stringify({ documentType: 'visura', ...about }));
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  const answer = await browser.post('/api/ai-assistant/document', form);
  const body = (await answer.json()) as { response: Analysis; answeredBy: string; code?: string; fields?: unknown[] };
  return { status: answer.status, ...body };
}
const values = ({ fields }: Analysis) => Object.fromEntries(fields.map(({ field, raw }) => [field, raw]));

describe('a private file, by its id', () => {
  test('is read, its fields are found and compared with the active company', async () => {
    const { response, answeredBy } = await analyse(ada, await kept(ada, 'visura.pdf', await visura()));
    expect(answeredBy).toBe('provider');
    expect(response).toMatchObject({ documentName: 'visura.pdf', detectedType: 'visura', problem: null, notes: [] });
    expect(values(response)).toMatchObject({ vatNumber: '03512340286', province: 'TV', legalForm: 'srl' });
    expect(response.checks).toContainEqual(expect.objectContaining({ field: 'vatNumber', outcome: 'corrisponde' }));
  });

  test('another company’s visura is told apart', async () => {
    const { response } = await analyse(bruno, await kept(bruno, 'visura.pdf', await visura()));
    expect(response.mismatches.join(' ')).toContain('Partita IVA: nel documento è 03512340286');
  });

  test('somebody else’s file and an unknown id are both not found', async () => {
    const own = await kept(ada, 'visura.pdf', await visura());
    expect(await analyse(bruno, own)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await analyse(bruno, 'inesistente')).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('hidden words fill no field, reach no prompt, and are said', async () => {
    const pdf = await samplePdf((page) => {
      LINES.forEach((line) => page.text(line));
      page.fillColor('white').text('CANARINO Capitale sociale 999.999.999');
    });
    const { response } = await analyse(ada, await kept(ada, 'visura.pdf', pdf));
    expect(response.notes.join()).toContain('testo nascosto');
    expect(values(response)).not.toHaveProperty('shareCapital');
    expect(model.prompts.length).toBeGreaterThan(0);
    expect(JSON.stringify(model.prompts)).not.toContain('CANARINO');
  });
});

describe('a document that is sent, read and not kept', () => {
  test('never reaches a provider, and leaves no file', async () => {
    const before = await product.db.$count(files);
    const { status, response, answeredBy } = await send(ada, 'visura.pdf', await visura());
    expect([status, answeredBy, model.prompts.length]).toEqual([200, 'filo', 0]);
    expect(values(response)).toMatchObject({ city: 'Treviso', reaNumber: 'TV - 412345', atecoCode: '25.62' });
    expect(await product.db.$count(files)).toBe(before);
  });

  test('of a company that is not here yet it is compared with none; of another’s it is not found', async () => {
    const { response } = await send(bruno, 'visura.pdf', await visura(), { companyId: null });
    expect(response.checks.map(({ field }) => field)).toEqual(['documentType']);
    expect(await send(bruno, 'visura.pdf', await visura(), { companyId: 'altrui' })).toMatchObject({ status: 404 });
  });

  test('Word and plain text too', async () => {
    const docx = sampleDocx(LINES.map((line) => paragraph(line)).join(''));
    expect(values((await send(ada, 'visura.docx', docx)).response)).toMatchObject({ vatNumber: '03512340286' });
    const text = Buffer.from(LINES.join('\n'));
    expect(values((await send(ada, 'visura.txt', text)).response)).toMatchObject({ vatNumber: '03512340286' });
  });

  test.each([
    ['a scan', 'no_text', () => samplePdf((page) => void page.rect(0, 0, 300, 300).fill('#ccc'))],
    ['a password', 'encrypted', () => samplePdf((page) => void page.text('x'), { userPassword: 'aprimi' })],
    ['a broken file', 'damaged', () => Promise.resolve(Buffer.from('%PDF-1.7 rotto %%EOF'))],
  ] as const)('%s is said in words, and the server goes on', async (_name, problem, make) => {
    const { status, response } = await send(ada, 'visura.pdf', await make());
    expect(status).toBe(200);
    expect(response).toMatchObject({ problem, summary: DOCUMENT_PROBLEM_MESSAGES[problem], fields: [], checks: [] });
    expect((await ada.get('/api/health')).status).toBe(200);
  });

  test('a bomb is stopped by its memory or by its time, whichever ends first, and the server goes on', async () => {
    const { status, response } = await send(ada, 'visura.pdf', pdfBomb());
    expect(status).toBe(200);
    const { problem, summary } = response as { problem: 'too_heavy' | 'too_slow'; summary: string };
    expect(['too_heavy', 'too_slow']).toContain(problem);
    expect(summary).toBe(DOCUMENT_PROBLEM_MESSAGES[problem]);
    expect((await ada.get('/api/health')).status).toBe(200);
  });

  test('other kinds of file, none at all, and visitors are refused', async () => {
    const gif = Buffer.from('GIF89a\0\0');
    expect(await send(ada, 'foto.gif', gif)).toMatchObject({ status: 415, code: 'file_type_not_allowed' });
    const form = new FormData();
    form.set('data', JSON.stringify({ documentType: 'visura' }));
    expect(await (await ada.post('/api/ai-assistant/document', form)).json()).toMatchObject({
      fields: [{ field: 'file', message: 'Seleziona un file e specifica il tipo di documento' }],
    });
    expect((await send(product.browser(), 'visura.pdf', await visura())).status).toBe(401);
  });
});
