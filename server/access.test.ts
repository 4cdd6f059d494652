// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCESS, isAllowed } from './access.ts';
import { consultantProfiles } from './features/consultants/tables.ts';
import { CONSULTANT, consultantForm, signedInBusiness, tokenFor } from './testing/people.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** As the access table names it. */
const named = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

test('every published operation is in the access table, and nothing else is', async () => {
  const document = (await (await product.browser().get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const published = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => named(method, path)),
  );
  expect(published.toSorted()).toEqual(
    Object.keys(ACCESS)
      .filter((key) => key !== 'GET /api/openapi.json')
      .toSorted(),
  );
});

test('a visitor is refused wherever the table asks for a person', async () => {
  for (const [operation, audience] of Object.entries(ACCESS)) {
    if (isAllowed(audience, null)) continue;
    const [method = '', path = ''] = operation.split(' ');
    const answer = await product.browser().send(method, path.replace(/:\w+/g, 'x'), method === 'GET' ? undefined : {});
    expect([operation, answer.status]).toEqual([operation, 401]);
  }
});

test('nobody but an administrator reaches an operation of the desk (ADM-2)', async () => {
  const document = (await (await product.browser().get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const business = await signedInBusiness(product);
  const consultant = product.browser();
  await consultant.post('/api/registrations/consultant', consultantForm());
  await consultant.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
  await product.db.update(consultantProfiles).set({ status: 'approvato' });
  const desk = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/admin/'));
  expect(desk.length).toBeGreaterThan(10);
  for (const [path, methods] of desk) {
    for (const method of Object.keys(methods)) {
      const address = path.replace(/\{\w+\}/g, 'x');
      const body = method === 'get' ? undefined : {};
      const refused = async (browser: TestBrowser) => (await browser.send(method.toUpperCase(), address, body)).status;
      expect([
        method,
        path,
        await refused(product.browser()),
        await refused(business),
        await refused(consultant),
      ]).toEqual([method, path, 401, 404, 404]);
    }
  }
  expect(desk.flatMap(([path, methods]) => Object.keys(methods).map((method) => named(method, path)))).toEqual(
    expect.arrayContaining(Object.keys(ACCESS).filter((key) => key.includes(' /api/admin/'))),
  );
});

test('an unknown path of the API is a 404 in JSON', async () => {
  const answer = await product.browser().get('/api/niente');
  expect([answer.status, (await answer.json()) as { code: string }]).toMatchObject([404, { code: 'not_found' }]);
});
