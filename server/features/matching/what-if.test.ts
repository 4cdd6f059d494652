// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

const BAKERY = {
  companyName: 'Panificio Santoro',
  roleInCompany: 'Titolare',
  sector: 'manufacturing',
  ein: '12345678903',
  description: 'Panificio artigiano con vendita al banco.',
  legalForm: 'srl',
  region: 'Puglia',
  province: 'TA',
  city: 'Taranto',
  employeesExact: 6,
  revenueExact: 420_000,
  foundedOn: '2012-05-02',
  atecoCodes: ['10.71'],
  atecoVersion: '2025',
  hasGroup: false,
};
const OVEN = {
  title: 'Forno nuovo',
  description: 'Forno nuovo con sensori',
  spend: 40_000,
  region: 'Puglia',
  province: 'TA',
};

type Line = {
  grant: { id: string; regions: string[] };
  from: string;
  to: string;
  reason: string | null;
  money: string | null;
};
type List = { count: number; items: Line[] };
type Trial = {
  asked: { ipotesi: string; regione: string };
  options: { kind: string; gained: number; lost: number }[];
  waits: { day: string; change: number | null }[];
  regions: { region: string; open: number }[];
  result: Record<'gained' | 'lost' | 'better' | 'worse' | 'richer', List>;
};
const tryIt = async (browser: TestBrowser, query: string): Promise<Trial | null> => {
  const answer = await browser.get(`/api/what-if${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { trial: Trial | null }).trial;
};

async function makeActive(browser: TestBrowser, company: object): Promise<string> {
  const made = await browser.post('/api/companies', company);
  expect(made.status).toBe(201);
  const { createdId } = (await made.json()) as { createdId: string };
  expect((await browser.put(`/api/companies/${createdId}/primary`, {})).status).toBe(200);
  return createdId;
}

test('grants gained and lost by one change, as the list would judge them; the company stays as it is', async () => {
  const browser = await signedInBusiness(product, { email: 'prova1@panificio.example' });
  await makeActive(browser, BAKERY);
  expect((await browser.post('/api/projects', OVEN)).status).toBe(201);

  // Were it not for the sum: what a smaller one would lose, what a larger one would let in.
  const { steps } = (await (await browser.get('/api/match/spend-steps')).json()) as {
    steps: { name: string; min: number | null; max: number | null }[];
  };
  expect(steps).toContainEqual({ name: expect.stringContaining('Sabatini'), min: 20_000, max: null });
  expect(steps.some(({ min }) => min !== null && min > OVEN.spend)).toBe(true);

  const seat = (await tryIt(browser, '?ipotesi=sede&regione=Sardegna'))!;
  expect(seat.asked).toMatchObject({ ipotesi: 'sede', regione: 'Sardegna' });
  expect(seat.result.gained.count).toBeGreaterThan(0);
  expect(seat.result.lost.count).toBe(0);
  for (const { grant, from, to } of seat.result.gained.items) {
    expect([grant.regions.includes('Sardegna'), from]).toEqual([true, 'non_ammissibile']);
    expect(to).not.toBe('non_ammissibile');
  }
  expect(seat.regions).toHaveLength(20);
  expect(seat.options.find(({ kind }) => kind === 'sede')!.gained).toBe(seat.result.gained.count);

  // With nothing to free in the ledger one may still wait: some calls close meanwhile.
  const [season] = seat.waits;
  const later = (await tryIt(browser, '?ipotesi=attesa'))!;
  expect([later.asked, season!.change]).toMatchObject([{ ipotesi: 'attesa', giorno: season!.day }, null]);
  expect(later.result.lost.count).toBeGreaterThan(0);
  expect(later.result.lost.items[0]!.reason).toMatch(/^Chiude (?:il |l’)\d/);

  const moved = (await tryIt(browser, '?ipotesi=regione&regione=Sardegna'))!;
  expect(moved.result.lost.count).toBeGreaterThan(0);
  expect(moved.result.lost.items.every(({ to }) => to === 'non_ammissibile')).toBe(true);
  // What a moved company could ask for is what the list says of a company there.
  const [first] = moved.result.gained.items;
  const told = await browser.post(`/api/grants/${first!.grant.id}/eligibility`, {
    company: { ...BAKERY, region: 'Sardegna', province: null, city: null },
    project: { ...OVEN, region: 'Sardegna', province: null },
  });
  expect(((await told.json()) as { verdict: string }).verdict).toBe(first!.to);

  const larger = (await tryIt(browser, '?ipotesi=spesa&spesa=200000'))!;
  expect(larger.result.gained.count + larger.result.richer.count).toBeGreaterThan(0);
  const { companies } = (await (await browser.get('/api/companies')).json()) as { companies: { region: string }[] };
  expect(companies.every(({ region }) => region !== 'Sardegna')).toBe(true);
});

test('waiting frees the room of the ledger; what cannot be read is refused, and visitors may not ask', async () => {
  const browser = await signedInBusiness(product, { email: 'prova2@panificio.example' });
  const createdId = await makeActive(browser, BAKERY);
  const entry = {
    grantedOn: '2024-03-10',
    amountGge: 295_000,
    regime: 'de_minimis',
    body: 'MIMIT',
    title: null,
    cor: null,
    car: null,
    undertakingId: 'self',
  };
  const added = await browser.post(`/api/tools/de-minimis/${createdId}/entries`, entry);
  expect(added.status).toBe(201);
  const trial = (await tryIt(browser, '?ipotesi=attesa'))!;
  expect(trial.asked).toMatchObject({ ipotesi: 'attesa', giorno: '2027-03-11' });
  expect((await browser.get('/api/what-if?regione=Atlantide')).status).toBe(400);
  expect((await product.browser().get('/api/what-if')).status).toBe(401);
});

test('data that disagree are named, keep their checks open, and follow the side that is picked', async () => {
  const browser = await signedInBusiness(product, { email: 'prova3@panificio.example' });
  const odd = { ...BAKERY, employeesExact: 4, description: 'Panificio artigiano. Siamo 60 dipendenti.' };
  await makeActive(browser, odd);
  type List = { items: { key: string; fact: string; sides: { value: string }[] }[] };
  const { items } = (await (await browser.get('/api/contradictions')).json()) as List;
  expect(items.map(({ fact, sides }) => [fact, ...sides.map(({ value }) => value)])).toEqual([
    ['employees', '4 addetti', '60 addetti'],
  ]);
  const answer = await browser.post('/api/contradictions/settled', { key: items[0]!.key, side: 1 });
  expect([answer.status, ((await answer.json()) as List).items]).toEqual([200, []]);
  const { companies } = (await (await browser.get('/api/companies')).json()) as {
    companies: { employeesExact: number | null }[];
  };
  expect(companies.some(({ employeesExact }) => employeesExact === 60)).toBe(true);
  expect((await browser.post('/api/contradictions/settled', { key: items[0]!.key, side: 0 })).status).toBe(404);
  const other = await signedInBusiness(product, { email: 'prova4@panificio.example' });
  expect((await other.post('/api/contradictions/settled', { key: items[0]!.key, side: 0 })).status).toBe(404);
});

test('an answer is measured against what it took the place of', async () => {
  const browser = await signedInBusiness(product, { email: 'prova9@panificio.example' });
  await makeActive(browser, BAKERY);
  expect((await browser.post('/api/projects', OVEN)).status).toBe(201);
  const effectOf = async (before: object) => {
    const answer = await browser.post('/api/match/effect', before);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { changed: number }).changed;
  };
  expect(await effectOf({})).toBe(0);
  expect(await effectOf({ project: { spend: 40_000 } })).toBe(0);
  expect(await effectOf({ project: { spend: 400_000 } })).toBeGreaterThan(0);
  expect(await effectOf({ company: { employeesExact: 600, revenueExact: 90_000_000 } })).toBeGreaterThan(0);
  expect((await product.browser().post('/api/match/effect', {})).status).toBe(401);
});
