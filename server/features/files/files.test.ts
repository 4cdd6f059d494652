import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { attachment } from './service.ts';

let product: TestProduct;
let browser: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  browser = await signedInBusiness(product);
});
afterAll(() => product.close());

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const JPG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

test.each([
  ['pagina.html', PDF, 'pagina.pdf'],
  ['Visura.PDF', PDF, 'Visura.PDF'],
  ['bilancio.2025', PDF, 'bilancio.2025.pdf'],
  ['senza', PDF, 'senza.pdf'],
  ['.html', PDF, 'documento.pdf'],
  ['foto.jpeg', JPG, 'foto.jpeg'],
  ['foto.svg', JPG, 'foto.jpg'],
  [`${'a'.repeat(220)}.html`, PDF, `${'a'.repeat(195)}.pdf`],
])('%s is stored and served under the ending of its content', async (given, content, name) => {
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', new File([content], given));
  const added = await browser.post('/api/documents', form);
  expect(added.status).toBe(201);
  const { addedId, items } = (await added.json()) as {
    addedId: string;
    items: { id: string; fileId: string; fileName: string }[];
  };
  const { fileId } = items.find(({ id }) => id === addedId)!;
  const served = await browser.get(`/api/files/${fileId}`);
  expect(served.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what was stored under a foreign ending before is served under its own', () => {
  expect(attachment('pagina.html', 'application/pdf')['content-disposition']).toContain('pagina.pdf');
  expect(attachment('tabella.csv', 'text/csv; charset=utf-8')['content-disposition']).toContain('tabella.csv');
});
