// One database is enough: it is about what hashing costs.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { FULL_COST, setPasswordCost, TEST_COST } from './passwords.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('outside tests a password costs what OWASP asks', async () => {
  const address = './passwords.ts?not-yet-made-cheap';
  const fresh = (await import(address)) as typeof import('./passwords.ts');
  const hash = await fresh.hashPassword('tornio-verde-42');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await fresh.isPasswordOf(hash, 'tornio-verde-42')).toBe(true);
  expect(await fresh.isPasswordOf(hash, 'tornio-verde-43')).toBe(false);
});

test('a known and an unknown e-mail take the same time to refuse', async () => {
  setPasswordCost(FULL_COST);
  onTestFinished(() => setPasswordCost(TEST_COST));
  const email = 'tempo@officine.example';
  await signedInBusiness(product, { email });
  const took = async (address: string) => {
    const started = performance.now();
    await product.browser().post('/api/session', { email: address, password: 'sbagliata' });
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    known.push(await took(email));
    unknown.push(await took('mai@vista.example'));
  }
  // A busy machine only ever adds time: the quickest of each tell the work. Without the spent check the unknown one
  // would answer some fifty times faster.
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
}, 120_000);
