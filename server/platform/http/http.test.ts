// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/platform/db/db.ts';
import { consultantForm, pdf, signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const refused = { code: 'invalid_input', fields: [], message: expect.stringContaining('non sono validi') };

test('a NUL character, which no database keeps, is refused like any other bad datum', async () => {
  const browser = await signedInBusiness(product);
  const person = { firstName: 'Giulia', lastName: 'Zanetti', phone: '' };
  const name = await browser.patch('/api/settings', { ...person, companyName: 'Offi\0cine' });
  expect([name.status, await name.json()]).toMatchObject([400, refused]);
  const view = await browser.post('/api/context/session', { route: '/bandi\0' });
  expect([view.status, await view.json()]).toMatchObject([400, refused]);
  expect((await browser.get('/api/files/a%00b')).status).toBe(400);
  const form = consultantForm({ email: 'nul@studio.example', bio: 'Venti\0anni' }, [pdf('cv.pdf')]);
  expect((await product.browser().post('/api/registrations/consultant', form)).status).toBe(400);
});

test('half of a character, which JSON in the database cannot hold, is refused too', async () => {
  const browser = await signedInBusiness(product, { email: 'meta@officine.example' });
  const company = { companyName: 'Prova Srl', roleInCompany: 'Titolare', sector: 'energy', description: 'Una prova' };
  const sent = (city: string) => browser.post('/api/companies', { ...company, ein: 'IT00743110157', city });
  expect([(await sent('\ud800')).status, (await sent('Forlì')).status]).toEqual([400, 201]);
});

test('more JSON than any screen sends is not read, whoever sends it', async () => {
  const answer = await product.browser().post('/api/session', { email: 'x'.repeat(11 * 1024 * 1024), password: 'x' });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body_too_large' }]);
});

test('an id that nothing can have is as unknown as any other', async () => {
  const browser = product.browser();
  const [long, unknown] = [await browser.get(`/api/grants/${'a'.repeat(3000)}`), await browser.get('/api/grants/x')];
  const told = async (answer: Response) => ({ ...((await answer.json()) as object), requestId: '' });
  expect([long.status, await told(long)]).toEqual([404, await told(unknown)]);
});

test('the product goes on after a refused character', async () => {
  const browser = product.browser();
  await browser.patch('/api/profile', { firstName: '\0', lastName: '\0' });
  expect((await browser.get('/api/health')).status).toBe(200);
});

test('while the database is away the product says so, and health with it', async () => {
  const { db } = product.services;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const execute = async () => {
    throw new Error('Failed query: select 1', { cause: away });
  };
  product.services.db = Object.assign(Object.create(db) as typeof db, { execute });
  const answer = await product.browser().get('/api/health');
  product.services.db = db;
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'service_unavailable' }]);
  expect((await product.browser().get('/api/health')).status).toBe(200);
});

test('health is no longer well once nothing can be written, though questions are answered', async () => {
  const full = await startTestProduct();
  const execute = async (statement: SQL) => {
    if (/insert into server_health/.test(String((statement.queryChunks[0] as unknown as { value: string[] }).value)))
      throw new Error('no space left');
    return full.db.execute(statement);
  };
  full.services.db = Object.assign(Object.create(full.db) as Db, { execute });
  const answer = await full.browser().get('/api/health');
  await full.close();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'service_unavailable' }]);
});

test('what the API tells a person is kept by no cache', async () => {
  const browser = product.browser();
  for (const path of ['/api/session', '/api/profile', '/api/grants/x', '/api/niente']) {
    expect([path, (await browser.get(path)).headers.get('cache-control')]).toEqual([path, 'private, no-store']);
  }
});
