import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vatNumberProblem } from '#domain/companies/vat-number.ts';
import type { ConsultantFit, Recommendation, TrackRecord } from '#domain/consultancies/track-record.ts';
import type { ConsultantCard, DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { loadDemoData } from '#server/demo/demo.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { consultantFigures, consultantProfiles } from '#server/features/consultants/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  await loadDemoData(product.services);
});
afterAll(() => product.close());

const find = async (query = '') =>
  (await (await product.browser().get(`/api/consultants${query}`)).json()) as DirectoryPage;

test('the demo’s figures come out of queries: 247, 4.8, 1.247, 91% (DEM-3)', async () => {
  const { stats, total } = await find();
  expect(total).toBe(247);
  expect(stats.consultants).toBe(247);
  expect(Math.round(stats.rating! * 10) / 10).toBe(4.8);
  expect(stats.projects).toBe(1247);
  expect(Math.round((stats.granted / stats.projects) * 100)).toBe(91);
});

test('who is said to be verified in the demo has the data that were seen (CON-15)', async () => {
  const listed = await product.db.select().from(consultantProfiles).where(eq(consultantProfiles.status, 'approvato'));
  const verified = listed.filter(({ verifiedAt }) => verifiedAt !== null);
  expect(verified.length).toBeGreaterThan(200);
  for (const { vatNumber, insuredUntil } of verified) {
    expect(vatNumberProblem(vatNumber ?? '')).toBeNull();
    expect(insuredUntil! > '2026-01-01').toBe(true);
  }
  for (const { title, sectors } of listed.filter((each) => each.title?.startsWith('Sanità')))
    expect([title, sectors]).toEqual([title, expect.arrayContaining(['healthcare'])]);
});

test('a profile says how long offers and works usually take, and what is under way; all of it counted', async () => {
  const answer = await product.browser().get('/api/consultants/demo-consulente/track-record');
  const record = (await answer.json()) as TrackRecord;
  expect(record).toMatchObject({ quoteDays: 1, reports: 0 });
  expect(record.workDays).toBeGreaterThanOrEqual(30);
  expect(record.workDays).toBeLessThan(90);
  expect(record.underWay).toBeGreaterThan(0);
  expect(record.programmes.every(({ grantId, aidForm }) => (grantId === null) === (aidForm === null))).toBe(true);
});

test('by rating, then by reviews (CON-8); nobody’s address is told', async () => {
  const { items } = await find('?limit=240');
  const keys = items.map(({ rating, reviewsCount }) => (rating ?? -1) * 1000 + reviewsCount);
  const byRating = items.map(({ rating }) => rating ?? -1);
  expect(byRating).toEqual(byRating.toSorted((a, b) => b - a));
  expect(keys.length).toBe(240);
  expect(JSON.stringify(items)).not.toContain('@');
});

test.each([
  [
    'specializations=research_grants,startup_grants',
    (c: DirectoryPage['items'][number]) =>
      c.specializations.some((s) => s === 'research_grants' || s === 'startup_grants'),
  ],
  ['sectors=tourism', (c) => c.sectors.includes('tourism')],
  ['regions=Veneto,Puglia', (c) => ['Veneto', 'Puglia'].includes(c.region)],
  ['minExperience=10', (c) => c.yearsExperience >= 10],
  ['maxHourlyRate=130', (c) => c.hourlyRate <= 130],
  ['minHourlyRate=150&maxHourlyRate=170', (c) => c.hourlyRate >= 150 && c.hourlyRate <= 170],
  ['minRating=4.8', (c) => c.rating !== null && c.rating >= 4.8],
  ['topics=Turismo', (c) => c.topics.includes('Turismo')],
  ['city=milano', (c) => c.city === 'Milano'],
  ['verified=si', (c) => c.isVerified],
  ['q=lomonaco', (c) => c.lastName === 'Lomonaco'],
  ['q=TURISMO', () => true],
] satisfies [string, (card: DirectoryPage['items'][number]) => boolean][])(
  '%s keeps those and only those',
  async (query, isKept) => {
    const all = (await find('?limit=240')).items;
    const { items, total } = await find(`?${query}&limit=240`);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(isKept)).toBe(true);
    expect(total).toBeLessThan(247);
    if (query.startsWith('q=')) return;
    expect(total).toBeGreaterThanOrEqual(all.filter(isKept).length);
  },
);

test('a number that is none falls back to no limit (CON-9)', async () => {
  expect((await find('?minExperience=molti&maxHourlyRate=-3&minRating=x')).total).toBe(247);
});

test.each([
  ['prezzo', (c: DirectoryPage['items'][number]) => c.hourlyRate],
  ['esperienza', (c) => -c.yearsExperience],
  ['valutazione', (c) => -(c.rating ?? 0)],
] satisfies [string, (card: DirectoryPage['items'][number]) => number][])('sorted by %s', async (sort, key) => {
  const keys = (await find(`?sort=${sort}&limit=240`)).items.map(key);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});

test('most relevant: for a company of Veneto those of Veneto come first', async () => {
  const browser = product.browser();
  await browser.post('/api/session', { email: 'azienda@bandolo.example', password: 'bandolo-demo' });
  const page = (await (await browser.get('/api/consultants?sort=rilevanza')).json()) as DirectoryPage;
  expect(page.items[0]).toMatchObject({ region: 'Veneto' });
  expect(page.items[0]?.sectors).toContain('manufacturing');
});

test('an empty answer names the filter that would free most', async () => {
  const { total, waysOut } = await find('?q=lomonaco&maxHourlyRate=1');
  expect([total, waysOut[0]]).toMatchObject([0, { drop: 'maxHourlyRate' }]);
});

test.each(['in_attesa', 'da_modificare', 'rifiutato', 'sospeso'])(
  '%s: not listed, and not found by its id',
  async (status) => {
    const [before] = await product.db
      .select()
      .from(consultantProfiles)
      .where(eq(consultantProfiles.userId, 'demo-consulente-3'));
    expect((await product.browser().get('/api/consultants/demo-consulente-3')).status).toBe(200);
    await product.db
      .update(consultantProfiles)
      .set({ status })
      .where(eq(consultantProfiles.userId, 'demo-consulente-3'));
    expect((await find()).total).toBe(246);
    for (const path of ['', '/track-record']) {
      expect((await product.browser().get(`/api/consultants/demo-consulente-3${path}`)).status).toBe(404);
    }
    await product.db
      .update(consultantProfiles)
      .set({ status: before!.status })
      .where(eq(consultantProfiles.userId, 'demo-consulente-3'));
  },
);

test('what changes is there with the next search: a rate, a name, a rating, a closed account', async () => {
  const id = 'demo-consulente-4';
  const seen = async () => (await find('?limit=240&q=Quattrocchi')).items.find((each) => each.id === id);
  expect(await seen()).toBeUndefined();
  await product.db.update(profiles).set({ lastName: 'Quattrocchi' }).where(eq(profiles.id, id));
  await product.db.update(consultantProfiles).set({ hourlyRate: 177 }).where(eq(consultantProfiles.userId, id));
  await product.db.update(consultantFigures).set({ rating: 1.5 }).where(eq(consultantFigures.userId, id));
  expect(await seen()).toMatchObject({ lastName: 'Quattrocchi', hourlyRate: 177, rating: 1.5 });
  expect((await find('?limit=240&sort=prezzo')).items.map(({ hourlyRate }) => hourlyRate)).toContain(177);
  // A change that is taken back was none.
  const undone = product.db.transaction(async (tx) => {
    await tx.update(profiles).set({ lastName: 'Nessuno' }).where(eq(profiles.id, id));
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await seen()).toBeDefined();
  await product.db.update(profiles).set({ eraseAfter: product.clock.now }).where(eq(profiles.id, id));
  expect([await seen(), (await find()).stats.consultants]).toEqual([undefined, 246]);
  await product.db.update(profiles).set({ eraseAfter: null }).where(eq(profiles.id, id));
  expect((await find()).total).toBe(247);
});

test('a profile tells outcomes by programme and reviews, and names no client', async () => {
  const answer = await product.browser().get('/api/consultants/demo-consulente/track-record');
  const record = (await answer.json()) as {
    programmes: { closed: number; granted: number }[];
    reviews: { stars: number }[];
    stars: number[];
  };
  const sum = (key: 'closed' | 'granted') => record.programmes.reduce((all, each) => all + each[key], 0);
  expect([sum('closed'), sum('granted')]).toEqual([21, 20]);
  expect(record.stars.reduce((a, b) => a + b)).toBe(record.reviews.length);
  expect(JSON.stringify(record)).not.toMatch(/Toso|Scarpa|Zago/);
});

test('the banner names one person with counted reasons, for the active company and a grant', async () => {
  const browser = product.browser();
  await browser.post('/api/session', { email: 'azienda@bandolo.example', password: 'bandolo-demo' });
  const answer = await browser.get('/api/consultants/recommendation?grant=beni-strumentali-nuova-sabatini');
  const { recommendation } = (await answer.json()) as { recommendation: Recommendation };
  expect(recommendation).toMatchObject({
    ...{ grant: { id: 'beni-strumentali-nuova-sabatini' }, territory: { region: 'Veneto' } },
    consultant: { region: 'Veneto' },
  });
  const { id } = recommendation.consultant;
  const list = async (query: string) =>
    ((await (await browser.get(`/api/consultants?${query}`)).json()) as DirectoryPage).items;
  expect((await list(`sort=rilevanza&first=${id}`))[0]!.id).toBe(id);
  expect((await list(`sort=prezzo&first=${id}`))[0]!.id).toBe((await list('sort=prezzo'))[0]!.id);
});

test.each(['Puglia', 'Lombardia', 'Molise'])(
  'nobody is recommended whom the list does not put first: %s',
  async (region) => {
    const browser = await signedInBusiness(product, { email: `masseria-${region.toLowerCase()}@officine.example` });
    const read = async <Body>(path: string) => (await (await browser.get(path)).json()) as Body;
    const [own] = (await read<{ companies: { id: string; version: number }[] }>('/api/companies')).companies;
    const change = { region, sector: 'agriculture', version: own!.version };
    expect((await browser.patch(`/api/companies/${own!.id}`, change)).status).toBe(200);
    const { recommendation } = await read<{ recommendation: Recommendation | null }>('/api/consultants/recommendation');
    const { items } = await read<DirectoryPage>('/api/consultants?sort=rilevanza');
    const fit = (card: ConsultantCard) =>
      [card.region === region, card.sectors.includes('agriculture')].filter(Boolean);
    expect(fit(recommendation?.consultant ?? items[0]!)).toHaveLength(fit(items[0]!).length);
  },
);

test('the foot of a card counts the closed work for the active company, and for a grant; who is not listed says nothing', async () => {
  const browser = product.browser();
  await browser.post('/api/session', { email: 'azienda@bandolo.example', password: 'bandolo-demo' });
  const ask = async (query: string) =>
    ((await (await browser.get(`/api/consultants/fits?${query}`)).json()) as { fits: ConsultantFit[] }).fits;
  const [own, ...others] = await ask('ids=demo-consulente,nessuno');
  expect(others).toEqual([]);
  expect(own).toMatchObject({ id: 'demo-consulente', subject: null, territory: { of: 21, region: 'Veneto' } });
  expect(own!.territory.count).toBeGreaterThan(0);
  const [forGrant] = await ask('ids=demo-consulente&grant=beni-strumentali-nuova-sabatini');
  expect(forGrant!.subject!.of).toBeGreaterThanOrEqual(forGrant!.subject!.count);
  expect(await (await browser.get('/api/consultants/demo-consulente/track-record')).json()).toMatchObject({
    programmes: expect.arrayContaining([
      expect.objectContaining({
        grantId: 'beni-strumentali-nuova-sabatini',
        closed: forGrant!.subject!.of,
        granted: forGrant!.subject!.count,
      }),
    ]),
  });
});
