// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCESS, isAllowed } from './access.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

type Answer = { content?: Record<string, { schema: Record<string, unknown> }> };
type Document = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, { properties: Record<string, { anyOf?: object[] }> }> };
};

let product: TestProduct;
let document: Document;
beforeAll(async () => {
  product = await startTestProduct();
  document = (await (await product.browser().get('/api/openapi.json')).json()) as Document;
});
afterAll(() => product.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );

test('every operation tells how it refuses, in one shape', () => {
  for (const { path, method, responses } of operations()) {
    const audience = ACCESS[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`]!;
    const needed = ['default', ...(isAllowed(audience, null) ? [] : ['401']), ...(path.includes('{') ? ['404'] : [])];
    expect([method, path, Object.keys(responses)]).toEqual([method, path, expect.arrayContaining(needed)]);
    for (const status of needed) {
      const name = path === '/api/ai-assistant' ? 'AssistantRefusal' : 'Error';
      expect(responses[status]?.content?.['application/json']?.schema).toEqual({
        $ref: `#/components/schemas/${name}`,
      });
    }
  }
  expect(Object.keys(document.components.schemas.Error!.properties)).toEqual([
    'code',
    'message',
    'fields',
    'requestId',
  ]);
});

test('where a named thing may be missing, the description takes null', () => {
  const { nextDeadline } = document.components.schemas.Dashboard!.properties;
  const [shape, nothing] = nextDeadline?.anyOf ?? [];
  expect(nothing).toEqual({ type: 'null' });
  expect(JSON.stringify(shape)).toContain('#/components/schemas/');
  expect(JSON.stringify(document)).not.toMatch(/"allOf":\[\{"\$ref":"[^"]+"\},\{"type":\["object","null"\]/);
});
