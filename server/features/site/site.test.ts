import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

type Landing = { suited: number; open: number; catalogue: number; companies: number | null };
const read = async (query: string) => {
  const answer = await product.browser().get(`/api/site/landing?${query}`);
  return { status: answer.status, body: (await answer.json()) as Landing };
};

test('the counts of the landing page are those of the whole match', async () => {
  const company = { sector: 'tourism', region: 'Puglia', employees: '6-10' };
  const { body } = await read(new URLSearchParams(company).toString());
  const answer = await product.browser().post('/api/match', { company, limit: 500 });
  const { items } = (await answer.json()) as { items: { grant: { status: string } }[] };
  expect(body.suited).toBe(items.length);
  expect(body.open).toBe(
    items.filter(({ grant }) => ['aperto', 'in_chiusura', 'a_sportello'].includes(grant.status)).length,
  );
  expect(body.catalogue).toBeGreaterThan(body.suited);
});

test('another region has other counts; a few companies are not told', async () => {
  const [puglia, aosta] = await Promise.all(
    ['Puglia', "Valle d'Aosta"].map((region) =>
      read(new URLSearchParams({ sector: 'manufacturing', region, employees: '11-25' }).toString()),
    ),
  );
  expect(puglia!.body.suited).not.toBe(aosta!.body.suited);
  expect(puglia!.body.companies).toBeNull();
});

test('what is no sector, region or size is refused', async () => {
  expect((await read('sector=magia&region=Puglia&employees=1-5')).status).toBe(400);
});
