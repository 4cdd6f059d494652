// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualFirm } from '#domain/eligibility/usual-firm.ts';
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
  const told = { sector: 'tourism', region: 'Puglia', employees: '6-10' } as const;
  const { body } = await read(new URLSearchParams(told).toString());
  const company = usualFirm(told);
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

test('the demo journey: matches, one grant checked, a draft that says what it used; nothing is stored', async () => {
  type Journey = {
    matches: { grant: { id: string } }[];
    chosen: { id: string };
    judgement: { checks: object[] };
    draft: { paragraphs: string[]; used: string[] };
  };
  const first = (await (await product.browser().get('/api/site/demo')).json()) as Journey;
  expect(first.matches).toHaveLength(6);
  expect(first.chosen.id).toBe(first.matches[0]!.grant.id);
  const other = first.matches[1]!.grant.id;
  const second = (await (await product.browser().get(`/api/site/demo?grant=${other}`)).json()) as Journey;
  expect(second.chosen.id).toBe(other);
  expect(second.judgement.checks.length).toBeGreaterThan(3);
  expect(second.draft.paragraphs.join(' ')).toContain('Officine Esempio Srl');
  expect(second.draft.used.length).toBeGreaterThan(3);
  expect((await product.browser().get('/api/site/demo?grant=nessuno')).status).toBe(404);
});

test('the demo ends with the dossier of the chosen grant as a PDF, for anybody', async () => {
  const answer = await product.browser().get('/api/site/demo/dossier.pdf?grant=beni-strumentali-nuova-sabatini');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect((await product.browser().get('/api/site/demo/dossier.pdf')).status).toBe(200);
  expect((await product.browser().get('/api/site/demo/dossier.pdf?grant=nessuno')).status).toBe(404);
});

test('the reference tells every operation of the description but those of the administration', async () => {
  type Reference = { operations: { id: string; path: string; summary: string; isPublic: boolean }[] };
  const { operations } = (await (await product.browser().get('/api/site/reference')).json()) as Reference;
  expect(operations.find(({ id }) => id === 'searchGrants')).toMatchObject({ path: '/api/grants', isPublic: true });
  expect(operations.find(({ id }) => id === 'createCompany')?.isPublic).toBe(false);
  for (const { path, summary } of operations) {
    expect(path).not.toMatch(/admin|\/dev\//);
    expect(summary).not.toBe('');
  }
});

test('what is no sector, region or size is refused', async () => {
  expect((await read('sector=magia&region=Puglia&employees=1-5')).status).toBe(400);
});
