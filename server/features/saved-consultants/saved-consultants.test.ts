// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPS } from '#domain/caps.ts';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { loadDemoData } from '#server/demo/demo.ts';
import { consultantProfiles } from '#server/features/consultants/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const PATH = '/api/saved-consultants';
let product: TestProduct;
let owner: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  await loadDemoData(product.services);
  owner = await signedInBusiness(product, { email: 'salva@officine.example' });
});
afterAll(() => product.close());

const idsOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { consultants: ConsultantCard[] }).consultants.map(({ id }) => id);

test('saved once however often, listed the newest first, and let go again', async () => {
  expect(await idsOf(owner.send('PUT', `${PATH}/demo-consulente-1`))).toEqual(['demo-consulente-1']);
  product.clock.now = new Date(product.clock.now.getTime() + 1_000);
  await owner.send('PUT', `${PATH}/demo-consulente-2`);
  const both = ['demo-consulente-2', 'demo-consulente-1'];
  expect(await idsOf(owner.send('PUT', `${PATH}/demo-consulente-1`))).toEqual(both);
  expect(await idsOf(owner.send('DELETE', `${PATH}/demo-consulente-2`))).toEqual(['demo-consulente-1']);
  expect(await idsOf(owner.send('DELETE', `${PATH}/nessuno`))).toEqual(['demo-consulente-1']);
});

test('nobody sees what another saved', async () => {
  const other = await signedInBusiness(product, { email: 'altra@officine.example' });
  expect(await idsOf(other.get(PATH))).toEqual([]);
  expect((await product.browser().get(PATH)).status).toBe(401);
});

test('who is not listed cannot be saved, leaves the list and comes back to it', async () => {
  const setAvailable = (isAvailable: boolean) =>
    product.db
      .update(consultantProfiles)
      .set({ availableForConsultation: isAvailable })
      .where(eq(consultantProfiles.userId, 'demo-consulente-1'));
  await setAvailable(false);
  expect(await idsOf(owner.get(PATH))).toEqual([]);
  expect((await owner.send('PUT', `${PATH}/demo-consulente-1`)).status).toBe(404);
  expect((await owner.send('PUT', `${PATH}/nessuno`)).status).toBe(404);
  await setAvailable(true);
  expect(await idsOf(owner.get(PATH))).toEqual(['demo-consulente-1']);
});

test('the list has an end', async () => {
  const collector = await signedInBusiness(product, { email: 'tanti@officine.example' });
  for (let n = 1; n <= CAPS.savedConsultants; n += 1)
    expect((await collector.send('PUT', `${PATH}/demo-consulente-${n}`)).status).toBe(200);
  expect((await collector.send('PUT', `${PATH}/demo-consulente-${CAPS.savedConsultants + 1}`)).status).toBe(409);
  expect(await idsOf(collector.get(PATH))).toHaveLength(CAPS.savedConsultants);
});
