// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const SABATINI = 'beni-strumentali-nuova-sabatini';
const GUARANTEE = 'fondo-di-garanzia-per-le-pmi';
const ZES = 'credito-d-imposta-zes-unica-mezzogiorno-2026-2028';
const LOMBARDY = 'lombardia-rafforza-innova';
const CLOUD = 'voucher-cloud-e-cybersecurity';
const PAIRS = [SABATINI, GUARANTEE, ZES, LOMBARDY, CLOUD];

const base = {
  roleInCompany: 'Titolare',
  sector: 'manufacturing',
  description: 'Produciamo serramenti in alluminio.',
  legalForm: 'srl',
  region: 'Lombardia',
  province: 'MI',
  city: 'Milano',
  employeesExact: 18,
  revenueExact: 2_400_000,
  balanceExact: 1_900_000,
  foundedOn: '2006-10-02',
  atecoCodes: ['25.12'],
  atecoVersion: '2025',
};
const inGroup = {
  ...base,
  companyName: 'Serramenti Holding Srl',
  ein: '12345678903',
  hasGroup: true,
  relatedCompanies: [
    { name: 'Grande Spa', kind: 'collegata', sharePercent: 100, employees: 1800, revenue: 4e8, balance: 3e8 },
  ],
};
const elsewhere = {
  ...base,
  companyName: 'Infissi Murgia Srl',
  ein: '00743110157',
  hasGroup: false,
  operatingSeats: [{ region: 'Puglia', province: 'BA', city: 'Altamura', address: null }],
  previousGrants: 'De minimis: 180.000 euro concessi il 20/11/2025; 120.000 euro concessi il 10/03/2026.',
};
const project = {
  description: 'Linea di taglio automatica',
  spend: 600_000,
  region: 'Puglia',
  province: 'BA',
  costs: [{ category: 'Macchinari', amount: 600_000 }],
};

type Verdict = { verdict: string; score: number | null; text: string };
type Item = Verdict & { grant: { id: string } };
type Counted = Item & { met: number; total: number };
const read = async <Body>(answer: Promise<Response>): Promise<Body> => (await answer).json() as Promise<Body>;

/** Every door that shows a verdict, for the same grants. */
async function everywhere(browser: TestBrowser, company: object, wanted: object | null) {
  const byId = (items: Item[]) =>
    Object.fromEntries(
      items
        .filter(({ grant }) => PAIRS.includes(grant.id))
        .map(({ grant, verdict, score, text }) => [grant.id, { verdict, score, text }]),
    );
  const list = await read<{ items: Counted[] }>(browser.get('/api/match?limit=500&verdict=tutti'));
  const told = await read<{ items: Item[] }>(
    browser.post('/api/match', { company, project: wanted, limit: 500, verdict: 'tutti' }),
  );
  const cards = await read<{ verdicts: Record<string, Verdict> }>(browser.get(`/api/verdicts?ids=${PAIRS.join(',')}`));
  const pages = await Promise.all(
    PAIRS.map(async (id) => {
      const { result } = await read<{ result: Verdict }>(browser.get(`/api/grants/${id}/eligibility`));
      return { ...result, grant: { id } };
    }),
  );
  const found = await read<{
    response: { results: { id: string; verdict: string; score: number | null; verdictText: string }[] };
  }>(browser.post('/api/ai-assistant', { type: 'semantic_search', data: { searchQuery: '', grants: PAIRS } }));
  const analysis = await read<{
    response: { grants: { id: string; verdict: string; score: number | null; verdictText: string }[] };
  }>(browser.post('/api/ai-assistant', { type: 'unified_analysis', data: { request: 'Analizza', grants: PAIRS } }));
  const named = (items: { id: string; verdict: string; score: number | null; verdictText: string }[]) =>
    byId(items.map(({ id, verdict, score, verdictText }) => ({ grant: { id }, verdict, score, text: verdictText })));
  return {
    list: byId(list.items),
    told: byId(told.items),
    cards: byId(Object.entries(cards.verdicts).map(([id, verdict]) => ({ ...verdict, grant: { id } }))),
    pages: byId(pages),
    found: named(found.response.results),
    analysis: named(analysis.response.grants),
  };
}

/** The doors that choose their grants themselves: the panel of the dashboard and the intelligent search. */
async function choosing(browser: TestBrowser) {
  const listed = new Map(
    (await read<{ items: Item[] }>(browser.get('/api/match?limit=500&verdict=tutti'))).items.map((item) => [
      item.grant.id,
      item,
    ]),
  );
  const { matches } = await read<{ matches: Item[] }>(browser.get('/api/dashboard'));
  const { response } = await read<{ response: string }>(
    browser.post('/api/ai-assistant', { type: 'intelligent_grant_search', data: { filters: {} } }),
  );
  const { bandi } = JSON.parse(response) as { bandi: { id: string; verdetto: string; punteggio: number | null }[] };
  const shown = [
    ...matches.map(({ grant, verdict, score }) => ({ id: grant.id, verdict, score })),
    ...bandi.map(({ id, verdetto, punteggio }) => ({ id, verdict: verdetto, score: punteggio })),
  ];
  const asListed = shown.map(({ id }) => {
    const { verdict, score } = listed.get(id)!;
    return { id, verdict, score };
  });
  return { shown, asListed };
}

/** How Filo begins when asked on the page of a grant. */
const SAID = {
  ammissibile: /(?:è ammissibile|risulta compatibile): /,
  da_verificare: /è da verificare: /,
  non_ammissibile: /non è ammissibile: /,
};
async function expectFiloToAgree(browser: TestBrowser): Promise<void> {
  const { items } = await read<{ items: Counted[] }>(browser.get('/api/match?limit=500&verdict=tutti'));
  for (const { grant, verdict, met, total } of items.filter((item) => PAIRS.includes(item.grant.id))) {
    const data = { message: 'Posso chiederlo?', page: { path: `/grant/${grant.id}` } };
    const { response } = await read<{ response: { text: string } }>(
      browser.post('/api/ai-assistant', { type: 'chat_support', data }),
    );
    const [first] = response.text.split('\n');
    expect(first).toMatch(SAID[verdict as keyof typeof SAID]);
    expect(first).toContain(`${met} requisiti su ${total}`);
  }
}

describe('one verdict, one score and one wording everywhere', () => {
  test('a firm owned by one of 1,800, and one that is registered in Milan and works in Puglia', async () => {
    const browser = await signedInBusiness(product);
    const made = async (company: object) => {
      const { createdId } = await read<{ createdId: string }>(browser.post('/api/companies', company));
      await browser.put(`/api/companies/${createdId}/primary`, {});
    };
    await made(inGroup);
    const group = await everywhere(browser, inGroup, null);
    expect(group.list[SABATINI]!.verdict).toBe('non_ammissibile');
    expect(group.list[CLOUD]!.verdict).toBe('non_ammissibile');
    await expectFiloToAgree(browser);
    const inGroupChosen = await choosing(browser);
    expect(inGroupChosen.shown).toEqual(inGroupChosen.asListed);

    await made(elsewhere);
    expect((await browser.post('/api/projects', project)).status).toBe(201);
    const plant = await everywhere(browser, elsewhere, project);
    expect(plant.list[ZES]!.verdict).not.toBe('non_ammissibile');
    expect(plant.list[LOMBARDY]!.verdict).toBe('non_ammissibile');
    expect(plant.list[CLOUD]!.verdict).toBe('non_ammissibile');
    await expectFiloToAgree(browser);
    const elsewhereChosen = await choosing(browser);
    expect(elsewhereChosen.shown.length).toBeGreaterThan(4);
    expect(elsewhereChosen.shown).toEqual(elsewhereChosen.asListed);

    for (const { list, ...others } of [group, plant]) {
      expect(Object.keys(list).sort()).toEqual([...PAIRS].sort());
      for (const [door, verdicts] of Object.entries(others)) {
        for (const [id, verdict] of Object.entries(verdicts))
          expect({ door, id, ...verdict }).toEqual({ door, id, ...list[id] });
      }
      expect(Object.keys(others.cards).sort()).toEqual([...PAIRS].sort());
    }
  });
});
