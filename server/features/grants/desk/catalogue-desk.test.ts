import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { auditLog } from '#server/features/audit/tables.ts';
import { createApi } from '#server/app.ts';
import { followCatalogue, openCatalogue, prepareCatalogue } from '#server/features/grants/service.ts';
import { openExternal } from '#server/platform/db/external.ts';
import { openLive } from '#server/platform/live/live.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { checkLinks, GONE_AFTER, isPublicAddress } from './link-checker.ts';
import { followOthers } from './publishing.ts';

const ADMIN = 'redazione@bandolo.example';
const LINK = 'https://www.regione.example.it/bando';
const source = sampleGrant().source;
const BUNDLE = [
  sampleGrant({ id: 'filiera-smart', name: 'Filiera Smart', link: LINK, closesOn: '2027-01-31' }),
  sampleGrant({ id: 'filiera-smart-2', name: 'Filiera SMART', link: `${LINK}/2`, closesOn: '2027-01-31' }),
  sampleGrant({ id: 'voucher', name: 'Voucher digitale', link: null, closesOn: null, openingMode: null, source }),
];
let product: TestProduct;
let admin: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, BUNDLE);
  admin = await signedInBusiness(product, { email: ADMIN });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
});
afterAll(() => product.close());

type Page = {
  items: { id: string; signals: string[]; isPublished: boolean }[];
  total: number;
  counts: Record<string, number>;
};
type Edited = { version: number; grant: { name: string }; line: { editedFields: string[]; mergedInto: string | null } };
const desk = async (query = '') => (await (await admin.get(`/api/admin/catalogue${query}`)).json()) as Page;
const edited = async (id: string) => (await (await admin.get(`/api/admin/catalogue/${id}`)).json()) as Edited;
const found = async (q: string, browser: TestBrowser = admin) =>
  ((await (await browser.get(`/api/grants?q=${q}`)).json()) as { items: { id: string }[] }).items.map(({ id }) => id);
const publish = (ids: string[], isPublished: boolean, reason = '') =>
  admin.post('/api/admin/catalogue/publication', { ids, isPublished, reason });
const written = async () => (await product.db.select().from(auditLog)).map(({ action }) => action);

test('every grant is listed with what is held against it, filtered and sorted on the server', async () => {
  const { items, counts } = await desk();
  expect(items).toHaveLength(3);
  expect(items.find(({ id }) => id === 'filiera-smart')?.signals).toContain('doppione');
  expect(counts).toMatchObject({ doppione: 2, senza_scadenza: 1 });
  expect((await desk('?segnale=senza_scadenza')).items.map(({ id }) => id)).toEqual(['voucher']);
  expect((await desk('?q=voucher&ordine=nome')).items.map(({ id }) => id)).toEqual(['voucher']);
  await admin.post('/api/grants/voucher/reports', { text: 'La scadenza è sbagliata da tempo.' });
  expect((await desk('?segnale=segnalato')).items.map(({ id }) => id)).toEqual(['voucher']);
  expect(await (await admin.get('/api/admin/catalogue/export.csv')).text()).toContain('Voucher digitale');
});

test('a withdrawal needs a reason, leaves the search at once and can be taken back', async () => {
  expect((await publish(['voucher'], false)).status).toBe(400);
  expect((await publish(['voucher', 'nessuno'], false, 'Prova')).status).toBe(404);
  expect(await found('voucher')).toEqual(['voucher']);
  await publish(['voucher'], false, 'Chiuso dal gestore');
  expect(await found('voucher')).toEqual([]);
  expect((await admin.get('/api/grants/voucher')).status).toBe(404);
  expect((await desk('?vista=ritirati')).items.map(({ id }) => id)).toEqual(['voucher']);
  await publish(['voucher'], true);
  expect(await found('voucher')).toEqual(['voucher']);
  expect(await written()).toEqual(expect.arrayContaining(['bando_ritirato', 'bando_pubblicato']));
});

test('two records become one: the old address leads to the one that stays, until they are parted', async () => {
  const merge = (into: string) => admin.send('PUT', '/api/admin/catalogue/filiera-smart-2/merge', { into });
  expect((await merge('filiera-smart-2')).status).toBe(400);
  expect((await merge('filiera-smart')).status).toBe(200);
  expect(await found('filiera')).toEqual(['filiera-smart']);
  const reached = (await (await admin.get('/api/grants/filiera-smart-2')).json()) as { grant: { id: string } };
  expect(reached.grant.id).toBe('filiera-smart');
  expect((await edited('filiera-smart-2')).line.mergedInto).toBe('filiera-smart');
  await prepareCatalogue(product.services, BUNDLE);
  expect(await found('filiera')).toEqual(['filiera-smart']);
  await admin.send('DELETE', '/api/admin/catalogue/filiera-smart-2/merge');
  expect(await found('filiera')).toEqual(expect.arrayContaining(['filiera-smart', 'filiera-smart-2']));
});

/** Another server: its own memory of the catalogue and, on PostgreSQL, its own connections and line of news. */
async function startSecondServer() {
  const shared = product.database;
  const database = 'connectionString' in shared ? await openExternal(shared.connectionString) : shared;
  const isOwn = database !== shared;
  const live = isOwn ? await openLive(database, product.services.log) : product.services.live;
  const services = { ...product.services, db: isOwn ? database.db : new Proxy(product.db, {}), live };
  await openCatalogue(services);
  followOthers(services, () => followCatalogue(services));
  const close = async () => {
    if (!isOwn) return;
    await live.close();
    await database.close();
  };
  return { browser: new TestBrowser(createApi(services)), close };
}

test('an unpublish, a merge and an edit on one server are in the search of another within a second', async () => {
  const { browser, close } = await startSecondServer();
  const soon = (words: string, id: string, isFound: boolean) =>
    expect.poll(async () => (await found(words, browser)).includes(id)).toBe(isFound);
  await soon('voucher', 'voucher', true);
  await publish(['voucher'], false, 'Prova');
  await soon('voucher', 'voucher', false);
  await publish(['voucher'], true);
  await soon('voucher', 'voucher', true);
  await soon('filiera', 'filiera-smart-2', true);
  await admin.send('PUT', '/api/admin/catalogue/filiera-smart-2/merge', { into: 'filiera-smart' });
  await soon('filiera', 'filiera-smart-2', false);
  await admin.send('DELETE', '/api/admin/catalogue/filiera-smart-2/merge');
  await soon('filiera', 'filiera-smart-2', true);
  const summary = async () =>
    ((await (await browser.get('/api/grants/voucher')).json()) as { grant: { summary: string } }).grant.summary;
  const [{ version }, before] = [await edited('voucher'), await summary()];
  await admin.patch('/api/admin/grants/voucher', { version, set: { summary: 'Un testo della redazione.' } });
  await expect.poll(summary).toBe('Un testo della redazione.');
  await admin.patch('/api/admin/grants/voucher', { version: version + 1, release: ['summary'] });
  await expect.poll(summary).toBe(before);
  await close();
});

test('an edit is an override with its version and its line in the log', async () => {
  const { version } = await edited('voucher');
  await admin.patch('/api/admin/grants/voucher', { version, set: { name: 'Voucher digitale 2027' } });
  const after = await edited('voucher');
  expect([after.grant.name, after.line.editedFields, after.version]).toEqual([
    'Voucher digitale 2027',
    ['name'],
    version + 1,
  ]);
  expect((await desk('?vista=modificati')).items.map(({ id }) => id)).toEqual(['voucher']);
  expect((await admin.patch('/api/admin/grants/voucher', { version, set: { name: 'x' } })).status).toBe(409);
  expect(await written()).toContain('bando_modificato');
});

test.each([
  [{ opensOn: '2027-05-02', closesOn: '2027-05-01' }, 'set.opensOn', /apertura viene dopo la scadenza/],
  [{ opensOn: '2027-05-01', closesOn: '2027-05-01', opensAt: '12:00', closesAt: '09:00' }, 'set.opensAt', /apertura/],
  [{ amounts: { min: 9, max: 3, kind: 'contributo' } }, 'set.amounts.min', /minimo supera il massimo/],
  [{ constraints: { employees: { min: 50, max: 9 } } }, 'set.constraints.employees.min', /minimo supera/],
  [{ facts: { spend: { min: 50, max: 9 } } }, 'set.facts.spend.min', /minimo supera/],
  [{ closesAt: '25:99' }, 'set.closesAt', /^Scrivi ore e minuti, per esempio 12:00$/],
])('%j is refused beside its box', async (set, field, message) => {
  const { version } = await edited('filiera-smart');
  const answer = await admin.patch('/api/admin/grants/filiera-smart', { version, set });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: [{ field, message: expect.stringMatching(message) }] },
  ]);
});

test('amounts and rules are overrides too: previewed without a trace, saved, and kept by the next bundle (ADM-17)', async () => {
  const { version } = await edited('filiera-smart');
  const set = { amounts: { min: null, max: 250_000, kind: 'contributo' }, constraints: { employees: { max: 49 } } };
  const seen = await admin.post('/api/admin/grants/filiera-smart/preview', { version, set });
  expect(await seen.json()).toMatchObject({ grant: set, editedFields: ['amounts', 'constraints'] });
  expect((await edited('filiera-smart')).version).toBe(version);
  const wrong = await admin.post('/api/admin/grants/filiera-smart/preview', {
    version,
    set: { amounts: { ...set.amounts, max: 'molto' } },
  });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('set.amounts.max')]);
  expect((await admin.patch('/api/admin/grants/filiera-smart', { version, set })).status).toBe(200);
  await prepareCatalogue(
    product.services,
    BUNDLE.map((grant) => ({ ...grant, amounts: { min: 1, max: 2, kind: 'contributo' }, summary: 'Un testo nuovo.' })),
  );
  const after = (await edited('filiera-smart')) as Edited & { grant: object; covered: object };
  expect(after.grant).toMatchObject({ ...set, summary: 'Un testo nuovo.' });
  expect(after.covered).toMatchObject({ amounts: { max: 2 } });
});

test('links are asked only where the installation says so, and what is not found again and again is withdrawn', async () => {
  const asked: string[] = [];
  const answering = (status: number) =>
    (async (url: unknown) => {
      asked.push(String(url));
      return new Response(null, { status });
    }) as typeof fetch;
  await checkLinks(product.services, { fetch: answering(404), betweenMs: 0 });
  expect(asked).toEqual([]);
  const services = { ...product.services, env: { ...product.services.env, hasLinkChecks: true } };
  for (let night = 0; night < GONE_AFTER; night += 1) {
    await checkLinks(services, { fetch: answering(404), betweenMs: 0 });
    await checkLinks(services, { fetch: answering(404), betweenMs: 0 }); // rests until it is due again
    product.clock.now = new Date(product.clock.now.getTime() + 2 ** night * 86_400_000);
    if (night === 0) expect((await desk('?segnale=link_rotto')).total).toBe(2);
  }
  expect(asked).toHaveLength(2 * GONE_AFTER);
  expect((await desk('?vista=ritirati')).items.map(({ id }) => id).toSorted()).toEqual([
    'filiera-smart',
    'filiera-smart-2',
  ]);
});

test('nothing of the own network is ever asked', () => {
  expect(isPublicAddress(LINK)).toBe(true);
  for (const link of [
    'http://127.0.0.1/',
    'http://localhost/',
    'http://10.0.0.1/a',
    'http://db.internal/',
    'https://x.it:8443/',
  ])
    expect([link, isPublicAddress(link)]).toEqual([link, false]);
});
