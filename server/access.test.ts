import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCESS, isAllowed } from './access.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('every published operation is in the access table, and nothing else is', async () => {
  const document = (await (await product.browser().get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const published = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
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

test('an unknown path of the API is a 404 in JSON', async () => {
  const answer = await product.browser().get('/api/niente');
  expect([answer.status, (await answer.json()) as { code: string }]).toMatchObject([404, { code: 'not_found' }]);
});
