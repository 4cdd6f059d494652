// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { loadBundledCatalogue } from './catalogue/load.ts';
import { openCatalogue, prepareCatalogue } from './service.ts';

const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
const source = { ...model.source, externalId: null };
const ending = { ...model, id: 'finisce-alle-18-30', opensOn: null, closesOn: '2026-11-17', closesAt: '18:30', source };
const opening = {
  ...model,
  id: 'apre-a-mezzogiorno',
  opensOn: '2026-11-18',
  opensAt: '12:00',
  closesOn: '2027-03-01',
  source,
};

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [...loadBundledCatalogue(), ending, opening]);
});
afterAll(() => product.close());

/** The clock of Rome is an hour ahead in November. */
test.each([
  ['2026-11-17T17:29:00Z', 'in_chiusura', 'in_apertura'],
  ['2026-11-17T17:30:00Z', 'in_chiusura', 'in_apertura'],
  ['2026-11-17T17:31:00Z', 'chiuso', 'in_apertura'],
  ['2026-11-18T10:59:00Z', 'chiuso', 'in_apertura'],
  ['2026-11-18T11:00:00Z', 'chiuso', 'aperto'],
  ['2026-11-17T09:00:00Z', 'in_chiusura', 'in_apertura'],
])('at %s what ends at half past six is %s and what opens at noon of the next day %s', async (now, ends, opens) => {
  const catalogue = await openCatalogue(product.services);
  const statusOf = (id: string) => catalogue.statusOf(catalogue.find(id)!, new Date(now)).status;
  expect(statusOf(ending.id)).toBe(ends);
  expect(statusOf(opening.id)).toBe(opens);
});
