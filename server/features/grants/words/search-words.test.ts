import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { createApi } from '#server/app.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { followOthers } from '#server/features/grants/desk/publishing.ts';
import { followCatalogue, openCatalogue, prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { searchTerms } from '#server/features/grants/tables.ts';
import { forgetTerms } from './terms.ts';

const ADMIN = 'redazione@bandolo.example';
let product: TestProduct;
let admin: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [
    sampleGrant({ id: 'calore', name: 'Isolamento termico degli edifici', closesOn: '2027-01-31' }),
    sampleGrant({ id: 'fiere', name: 'Fiere all’estero', closesOn: '2027-01-31' }),
  ]);
  admin = await signedInBusiness(product, { email: ADMIN });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
});
afterAll(() => product.close());

type Listed = { items: { id: string; said: string; words: string; searches: number; empty: number; clicks: number }[] };
const read = async (path: string) => (await (await admin.get(`/api/admin/${path}`)).json()) as Listed;
const found = async (q: string, browser: TestBrowser = admin) =>
  ((await (await browser.get(`/api/grants?q=${q}`)).json()) as { items: { id: string }[] }).items.map(({ id }) => id);
const add = (said: string, means: string[]) => admin.post('/api/admin/synonyms', { synonyms: [{ said, means }] });

test('a synonym is used by the search of every process at once, and no more once it is removed (ADM-14)', async () => {
  // A second process: its own memory of the catalogue over the same database, told by the same line.
  const services = { ...product.services, db: new Proxy(product.db, {}) };
  const other = new TestBrowser(createApi(services));
  await openCatalogue(services);
  followOthers(services, () => followCatalogue(services));
  expect(await found('zurlone')).toEqual([]);
  expect(await found('zurlone', other)).toEqual([]);
  expect((await add('Zurloni', ['isolamento termico'])).status).toBe(200);
  expect(await found('zurlone')).toContain('calore');
  await expect.poll(() => found('zurlone', other)).toContain('calore');

  const [known] = (await read('synonyms?q=zurl')).items;
  const twin = await add('zurlone', ['fiere']);
  expect([twin.status, await twin.text()]).toEqual([400, expect.stringContaining('Esiste già un sinonimo')]);
  expect((await add('di per', ['fiere'])).status).toBe(400);
  await admin.put(`/api/admin/synonyms/${known!.id}`, { said: 'zurlone', means: ['fiere'] });
  expect((await found('zurlone'))[0]).toBe('fiere');
  expect(await (await admin.get('/api/admin/synonyms/export.csv')).text()).toContain('zurlone;fiere');
  const removal = await admin.post('/api/admin/synonyms/removals', { ids: [known!.id] });
  expect(await removal.json()).toMatchObject({ removed: [{ said: 'zurlone', means: ['fiere'] }] });
  expect(await found('zurlone')).toEqual([]);
  await expect.poll(() => found('zurlone', other)).toEqual([]);
});

test('searches without results and without clicks are counted, by words and day alone (ADM-15)', async () => {
  await found('Perepè');
  await found('perepe');
  await found('isolamento');
  await found('isolamento&sector=tourism');
  await found('mario.rossi@impresa.it');
  const none = (await read('search-terms')).items;
  expect(none.find(({ words }) => words === 'perepe')).toMatchObject({ searches: 2, empty: 2, clicks: 0 });
  expect(JSON.stringify(await product.db.select().from(searchTerms))).not.toContain('rossi');
  expect((await read('search-terms?vista=senza_clic&q=isol')).items).toMatchObject([
    { words: 'isolamento', searches: 1 },
  ]);
  await product.browser().post('/api/grants/search-clicks', { q: 'Isolamento' });
  expect((await read('search-terms?vista=senza_clic&q=isol')).items).toEqual([]);
  expect((await read('search-terms?vista=tutte&ordine=parole&q=isol')).items).toMatchObject([{ clicks: 1 }]);
  expect(await (await admin.get('/api/admin/search-terms/export.csv')).text()).toContain('perepe;2;2;0');
});

test('words asked once are forgotten in a week, all of them after their time, the sums of the days never', async () => {
  const kept = async () => (await product.db.select().from(searchTerms)).map(({ words }) => words);
  const later = (days: number) => ({
    db: product.db,
    now: () => new Date(product.clock.now.getTime() + days * 86_400_000),
  });
  await forgetTerms(later(8));
  expect(await kept()).toEqual(expect.arrayContaining(['', 'perepe']));
  expect(await kept()).not.toContain('isolamento');
  await forgetTerms(later(91));
  expect(await kept()).toEqual(['']);
});
