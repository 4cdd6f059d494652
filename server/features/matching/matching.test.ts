// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { openMatcher } from './open-matcher.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

type Item = {
  grant: { id: string; regions: string[] };
  score: number | null;
  verdict: string;
  text: string;
  checks: { requirement: string; outcome: string; expected: string; found: string; reason: string }[];
};
const STARTUP = {
  company_name: 'RadioSense',
  sector: 'technology',
  region: 'Lombardia',
  location: 'Milano, Lombardia',
  legal_form: 'startup-innovativa',
  employees: '1-5',
  revenue: '0-100k',
  founded_year: 2025,
  description: 'Software di intelligenza artificiale per la radiologia.',
};
const match = async (body: object) => {
  const answer = await product.browser().post('/api/match', body);
  return { status: answer.status, items: ((await answer.json()) as { items: Item[] }).items };
};

describe('POST /api/match', () => {
  test('a visitor sees fitting grants, each with score, verdict and its table', async () => {
    const { status, items } = await match({ company: STARTUP, limit: 10 });
    expect([status, items.length]).toEqual([200, 10]);
    for (const item of items) {
      expect(item.score).toBeGreaterThanOrEqual(70);
      expect(item.score).toBeLessThanOrEqual(95);
      expect(item.verdict).not.toBe('non_ammissibile');
      expect(item.checks.length).toBeGreaterThan(0);
      expect(Object.keys(item.checks[0] ?? {})).toEqual(
        expect.arrayContaining(['requirement', 'outcome', 'expected', 'found', 'reason']),
      );
    }
    expect(items.every(({ grant }) => grant.regions.length === 0 || grant.regions.includes('Lombardia'))).toBe(true);
  });

  test('verdict=tutti also returns what is not admissible, without a percentage and with the reason', async () => {
    const { items } = await match({ company: STARTUP, limit: 500, verdict: 'tutti' });
    expect(items.length).toBe(196);
    const excluded = items.find(({ grant }) => grant.id === 'abruzzo-welfare-aziendale');
    expect(excluded).toMatchObject({ verdict: 'non_ammissibile', score: null });
    expect(
      excluded?.checks.some(({ outcome, expected }) => outcome === 'non_soddisfatto' && expected.includes('Abruzzo')),
    ).toBe(true);
  });

  test('the same company gets the same answer, unknown keys are ignored, nulls are unknown', async () => {
    const first = await match({ company: { ...STARTUP, colore: 'rosso', province: null }, limit: 5 });
    expect((await match({ company: STARTUP, limit: 5 })).items).toEqual(first.items);
  });

  test('an empty company excludes nothing that needs a datum', async () => {
    const { items } = await match({ company: {}, limit: 500, verdict: 'tutti' });
    const excluded = items.filter(({ verdict }) => verdict === 'non_ammissibile');
    const failed = excluded.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'non_soddisfatto'));
    expect(new Set(failed.map(({ requirement }) => requirement))).toEqual(new Set(['Stato del bando']));
  });

  test.each([
    [{ company: STARTUP, limit: 501 }, 'limit'],
    [{ company: STARTUP, verdict: 'forse' }, 'verdict'],
    [{ limit: 5 }, 'company'],
  ])('refuses %j by naming the field', async (body, field) => {
    const answer = await product.browser().post('/api/match', body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ field }] }]);
  });
});

test('signed in: matches of the active company, without hidden grants, with the next best question', async () => {
  const browser = await signedInBusiness(product);
  const first = (await (await browser.get('/api/match?limit=5')).json()) as {
    items: Item[];
    questions: { field: string }[];
  };
  expect(first).toMatchObject({ company: { companyName: 'Officine Brenta Srl' } });
  expect(first.questions.slice(0, 3).map(({ field }) => field)).toContain('region');
  const hidden = first.items[0]?.grant.id ?? '';
  await browser.post('/api/hidden-grants', { grantId: hidden, reason: 'non_pertinente' });
  const second = (await (await browser.get('/api/match?limit=50')).json()) as { items: Item[] };
  expect(second.items.map(({ grant }) => grant.id)).not.toContain(hidden);
});

test('one grant, requirement by requirement, agrees with the list', async () => {
  const browser = await signedInBusiness(product, { email: 'tabella@officine.example' });
  const list = (await (await browser.get('/api/match?limit=3')).json()) as { items: Item[] };
  for (const item of list.items) {
    const one = (await (await browser.get(`/api/grants/${item.grant.id}/eligibility`)).json()) as { result: Item };
    expect(one.result).toMatchObject({ verdict: item.verdict, score: item.score, checks: item.checks });
  }
  const ids = list.items.map(({ grant }) => grant.id).join(',');
  const { verdicts } = (await (await browser.get(`/api/verdicts?ids=${ids},inesistente`)).json()) as {
    verdicts: Record<string, Item>;
  };
  expect(Object.keys(verdicts).toSorted()).toEqual(ids.split(',').toSorted());
  expect((await browser.get('/api/grants/inesistente/eligibility')).status).toBe(404);
});

test('cards of a search carry verdict, money on the active project and what does not fit it', async () => {
  const browser = await signedInBusiness(product, { email: 'schede@officine.example' });
  type Card = Item & { grant: { id: string }; money: { euro: number | null; formula: string | null } };
  type Cards = { items: Card[]; others: { count: number; nearest: { id: string; reason: string }[] } };
  const ids = 'beni-strumentali-nuova-sabatini,inesistente';
  const read = async () => (await (await browser.get(`/api/match/cards?ids=${ids}`)).json()) as Cards;
  const before = await read();
  expect(before.items.map(({ grant }) => grant.id)).toEqual(['beni-strumentali-nuova-sabatini']);
  expect(before.items[0]?.money.euro).toBeNull();
  await browser.post('/api/projects', { description: 'tornio nuovo', spend: 40_000 });
  const after = await read();
  expect(after.items[0]?.money.euro).toBeGreaterThan(0);
  expect(after.items[0]?.money.formula).toContain('40.000');
  expect(after.others.count).toBeGreaterThan(0);
  for (const { id, reason } of after.others.nearest) {
    expect(reason).not.toBe('');
    const { result } = (await (await browser.get(`/api/grants/${id}/eligibility`)).json()) as { result: Item };
    expect(result.verdict).toBe('non_ammissibile');
  }
});

test('the list knows what the active company can ask for, and orders by it; a visitor sees it all', async () => {
  const browser = await signedInBusiness(product, { email: 'elenco@officine.example' });
  type Page = { total: number; othersCount: number | null; items: { id: string }[] };
  const list = async (query: string) => (await (await browser.get(`/api/grants?status=tutti&${query}`)).json()) as Page;
  const [all, mine, out] = [
    await list('verdict=tutti'),
    await list('verdict=posso'),
    await list('verdict=non_ammissibile'),
  ];
  expect(all.othersCount).toBe(0);
  expect(mine.total + out.total).toBe(all.total);
  expect([mine.othersCount, out.othersCount]).toEqual([out.total, mine.total]);
  const { verdicts } = (await (
    await browser.get(`/api/verdicts?ids=${[...mine.items, ...out.items].map(({ id }) => id).join(',')}`)
  ).json()) as { verdicts: Record<string, Item> };
  expect(mine.items.every(({ id }) => verdicts[id]?.verdict !== 'non_ammissibile')).toBe(true);
  expect(out.items.every(({ id }) => verdicts[id]?.verdict === 'non_ammissibile')).toBe(true);
  const best = await list('verdict=posso&sort=adatti');
  expect(best.items.map(({ id }) => id)).not.toEqual(mine.items.map(({ id }) => id));
  const visitor = (await (await product.browser().get('/api/grants?verdict=posso&sort=adatti')).json()) as Page & {
    sort: string;
  };
  expect([visitor.othersCount, visitor.sort]).toEqual([null, 'scadenza']);
});

test('under de minimis the active company’s own ledger tells the room left; an empty one tells nothing', async () => {
  const browser = await signedInBusiness(product, { email: 'registro@officine.example' });
  const grant = 'voucher-cloud-e-cybersecurity';
  const aidRow = async () => {
    const { result } = (await (await browser.get(`/api/grants/${grant}/eligibility`)).json()) as { result: Item };
    return { verdict: result.verdict, row: result.checks.find((check) => check.requirement === 'Aiuti già ricevuti') };
  };
  expect((await aidRow()).row).toMatchObject({ outcome: 'da_verificare' });
  const { company } = (await (await browser.get('/api/tools/de-minimis')).json()) as { company: { id: string } };
  const give = (amountGge: number) =>
    browser.post(`/api/tools/de-minimis/${company.id}/entries`, {
      ...{ grantedOn: '2026-01-10', amountGge, regime: 'de_minimis', body: 'Regione Veneto', title: 'Voucher' },
      ...{ cor: null, car: null, undertakingId: 'self' },
    });
  await give(250_000);
  expect((await aidRow()).row).toMatchObject({ outcome: 'soddisfatto', found: 'Spazio residuo: 50.000 €' });
  await give(50_000);
  expect(await aidRow()).toMatchObject({ verdict: 'non_ammissibile', row: { outcome: 'non_soddisfatto' } });
  const list = (await (await browser.get('/api/match?limit=500')).json()) as { items: Item[] };
  expect(list.items.map((item) => item.grant.id)).not.toContain(grant);
  const { verdicts } = (await (await browser.get(`/api/verdicts?ids=${grant}`)).json()) as {
    verdicts: Record<string, Item>;
  };
  expect(verdicts[grant]).toMatchObject({ verdict: 'non_ammissibile', score: null });
});

test('the matcher is made ready anew, in turns, when the day or a grant changes, and not before', async () => {
  const first = await openMatcher(product.services);
  expect(await openMatcher(product.services)).toBe(first);
  const tomorrow = new Date(product.services.now().getTime() + 86_400_000);
  const next = await openMatcher({ db: product.db, now: () => tomorrow });
  expect(next).not.toBe(first);
});
