// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_TABLES } from '#domain/accounts/personal-tables.ts';
import { consultantForm, pdf, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ hasRateLimits: true });
});
afterAll(() => product.close());

const PLACE = '/api/settings/export.zip';
const unpack = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()));
const jsonIn = (archive: Record<string, Uint8Array>, table: string) =>
  JSON.parse(strFromU8(archive[`dati/${table}.json`]!)) as Record<string, unknown>[];

test('the archive holds every table that refers to a person, with this person’s rows alone (SET-5)', async () => {
  const browser = await signedInBusiness(product);
  await signedInBusiness(product, { email: 'altra@officine.example', companyName: 'Altra Srl' });
  const answer = await browser.get(PLACE);
  expect(answer.headers.get('content-disposition')).toContain('bandolo-i-miei-dati-2026-11-15.zip');
  const archive = await unpack(answer);
  const tables = [...new Set(PERSONAL_TABLES.map(({ table }) => table))];
  expect(tables.filter((table) => !archive[`dati/${table}.json`])).toEqual([]);
  expect(jsonIn(archive, 'profiles')).toMatchObject([{ email: 'giulia@officine.example', first_name: 'Giulia' }]);
  expect(jsonIn(archive, 'business_profiles')).toMatchObject([{ company_name: 'Officine Brenta Srl' }]);
  expect(jsonIn(archive, 'consents')).toHaveLength(2);
  expect(Object.keys(archive)).toContain('LEGGIMI.txt');
});

test('secrets stay out', async () => {
  const browser = await signedInBusiness(product, { email: 'segreti@officine.example' });
  const archive = await unpack(await browser.get(PLACE));
  expect(jsonIn(archive, 'passwords')[0]).not.toHaveProperty('hash');
  expect(jsonIn(archive, 'sessions')[0]).not.toHaveProperty('token_hash');
});

test('files are in it under their names', async () => {
  const browser = product.browser();
  await browser.send('POST', '/api/registrations/consultant', consultantForm({}, [pdf('curriculum.pdf')]));
  await browser.post('/api/session/confirmation', { token: tokenFor(product, 'marco@studio.example') });
  const archive = await unpack(await browser.get(PLACE));
  const [path] = Object.keys(archive).filter((name) => name.startsWith('file/'));
  expect(path).toMatch(/-curriculum\.pdf$/);
  expect(strFromU8(archive[path!]!)).toContain('%PDF-1.7');
});

test('it costs a lot of reading: five an hour; a visitor has none', async () => {
  const browser = await signedInBusiness(product, { email: 'spesso@officine.example' });
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await browser.get(PLACE);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer(); // read to its end: three that are still on their way are as many as a person may have
  }
  expect((await browser.get(PLACE)).status).toBe(429);
  expect((await product.browser().get(PLACE)).status).toBe(401);
});
