// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantImagePath } from '#domain/file-paths.ts';
import { SHARE_IMAGE } from '#messages/grants/share-image.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { createSite } from '#server/site.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

const ask = (id: string) => {
  const site = createSite(product.services, product.api, () => new Response('page'), 'web/public');
  return site.request(`http://localhost${grantImagePath(id)}`);
};

test('a shared grant has a picture of its own, of the size that previews want (SIT-12)', async () => {
  const [one, other] = await Promise.all([ask('beni-strumentali-nuova-sabatini'), ask('smart-start-italia')]);
  expect([one.status, one.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await one.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(false);
});

test('what is not in the catalogue has none', async () => {
  expect((await ask('che-non-esiste')).status).toBe(404);
});

test('it says days, which stay true where the picture stays, and never how many are left', () => {
  const amount = { code: 'upTo', kind: 'contributo', max: 150_000 } as const;
  const facts = (closesOn: string | null, status: 'aperto' | 'chiuso') =>
    SHARE_IMAGE.facts({ closesOn }, { amount, status });
  expect(facts('2026-12-15', 'aperto')).toEqual([
    { name: 'Contributo fino a', value: '150.000 €' },
    { name: 'Domande entro il', value: '15 dicembre 2026' },
  ]);
  expect(facts('2026-10-15', 'chiuso')[1]).toEqual({ name: 'Stato', value: 'Chiuso' });
  expect(facts(null, 'aperto')[1]).toEqual({ name: 'Stato', value: 'Aperto' });
});
