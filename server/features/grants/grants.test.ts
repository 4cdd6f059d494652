import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import { largestFigure } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEADLINE_STRETCHES, deadlineStretch } from '#domain/grants/deadline-order.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { loadBundledCatalogue } from './catalogue/load.ts';
import { prepareCatalogue } from './service.ts';
import type { GrantHit, GrantSummary, GrantVersion } from './shapes.ts';

type Page = {
  items: GrantHit[];
  total: number;
  page: number;
  pages: number;
  sort: string;
  facets: Record<string, { value: string; count: number }[]>;
  hiddenCount: number;
  didYouMean: string | null;
  waysOut: { drop: string; total: number }[];
};

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

async function search(query = ''): Promise<Page> {
  const answer = await product.browser().get(`/api/grants?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}
const body = async <Body>(path: string): Promise<Body> => (await (await product.browser().get(path)).json()) as Body;
const countOf = (page: Page, facet: string, value: string) =>
  page.facets[facet]?.find((one) => one.value === value)?.count;

describe('the public list', () => {
  test('shows only what is open unless asked otherwise (GRA-2)', async () => {
    const open = await search();
    expect(open.items.map(({ status }) => status)).not.toContain('chiuso');
    const isOpen = open.items.map(({ status }) => ['aperto', 'in_chiusura', 'a_sportello'].includes(status));
    expect(isOpen).not.toContain(false);
    expect((await search('status=tutti')).total).toBe(196);
    expect((await search('status=aperti')).total).toBe(open.total);
  });

  test('takes one status, several, repeated or in a list', async () => {
    const closed = await search('status=chiuso&pageSize=100');
    expect(closed.items.every(({ status }) => status === 'chiuso')).toBe(true);
    const both = await search('status=chiuso&status=sospeso');
    expect(await search('status=chiuso,sospeso')).toEqual(both);
    expect(both.total).toBeGreaterThan(closed.total);
  });

  test('a sum in the words puts calls for larger projects last', async () => {
    const { items, sort } = await search(`q=${encodeURIComponent('forno nuovo, 40.000 €, a Taranto')}&pageSize=100`);
    expect(sort).toBe('pertinenza');
    const grants = new Map(loadBundledCatalogue().map((grant) => [grant.id, grant]));
    const asked = items.map(({ id }) => spendBounds(grants.get(id)!).min ?? 0);
    const first = asked.findIndex((min) => min > 40_000);
    expect(first).toBeGreaterThan(9);
    expect(asked.slice(first).every((min) => min > 40_000)).toBe(true);
  });

  test('a firm and its wish in the words: first what pays for it, and none that is made for other firms', async () => {
    const q = encodeURIComponent('panificio a Taranto, forno da 40.000 euro a marzo');
    const ids = (await search(`q=${q}&pageSize=100`)).items.map(({ id }) => id);
    const forOthers = [
      'cultura-cresce',
      'contributi-in-conto-interessi-per-impianti-sportivi',
      'resto-al-sud-2-0',
      'puglia-nidi-nuove-iniziative-d-impresa',
    ];
    expect(ids[0]).toBe('beni-strumentali-nuova-sabatini');
    // A guarantee answers none of the words, and is what a bank would ask for.
    const guarantee = ids.indexOf('fondo-di-garanzia-per-le-pmi');
    expect(guarantee).toBeGreaterThan(0);
    expect(ids.slice(0, guarantee).filter((id) => forOthers.includes(id))).toEqual([]);
  });

  test('a sum and nothing that it would pay for: the words alone decide', async () => {
    const q = encodeURIComponent('prestito a tasso zero 30.000 euro piccola ditta di roma');
    const ids = (await search(`q=${q}`)).items.slice(0, 2).map(({ id }) => id);
    expect(ids).toContain('lazio-nuovo-fondo-piccolo-credito');
  });

  test('a region finds its own grants and those for the whole country', async () => {
    const { items, total } = await search('region=Puglia&pageSize=100&status=tutti');
    expect(items.every(({ regions }) => regions.length === 0 || regions.includes('Puglia'))).toBe(true);
    expect(items.some(({ regions }) => regions.includes('Puglia'))).toBe(true);
    expect((await search('region=puglia&status=tutti')).total).toBe(total);
  });

  test('filters together: level, form of aid, size, sector, category, amount, deadline', async () => {
    const { items } = await search(
      'level=nazionale&aidForm=fondo+perduto,misto&size=small&sector=manufacturing&category=digitale&minAmount=10000&status=tutti&pageSize=100',
    );
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect([item.level, item.sizes.includes('small'), item.sectors.includes('manufacturing')]).toEqual([
        'nazionale',
        true,
        true,
      ]);
      expect(['fondo perduto', 'misto']).toContain(item.aidForm);
      expect(item.categories).toContain('digitale');
    }
    const soon = await search('deadlineBefore=2026-12-31&pageSize=100');
    expect(soon.items.length).toBeGreaterThan(0);
    expect(soon.items.every(({ closesOn }) => closesOn !== null && closesOn <= '2026-12-31')).toBe(true);
  });

  test('each facet counts what its values would show under the other filters', async () => {
    const page = await search('level=regionale&region=Puglia');
    expect(countOf(page, 'region', 'Puglia')).toBe(page.total);
    expect(countOf(page, 'level', 'regionale')).toBe(page.total);
    expect(countOf(page, 'level', 'europeo')).toBe((await search('level=europeo&region=Puglia')).total);
    expect(countOf(page, 'region', 'Veneto')).toBe((await search('level=regionale&region=Veneto')).total);
    expect(countOf(page, 'status', 'tutti')).toBe((await search('level=regionale&region=Puglia&status=tutti')).total);
    expect(countOf(page, 'status', 'aperti')).toBe(page.total);
    expect(countOf(page, 'category', 'green')).toBe(
      (await search('level=regionale&region=Puglia&category=green')).total,
    );
  });

  test('sorts by deadline, amount, novelty and relevance', async () => {
    const byDeadline = (await search('sort=scadenza&pageSize=100')).items.map(({ daysLeft }) => daysLeft ?? Infinity);
    expect(byDeadline).toEqual(byDeadline.toSorted((one, other) => one - other));
    const all = [1, 2].map((page) => search(`sort=scadenza&status=tutti&pageSize=100&page=${String(page)}`));
    const stretches = (await Promise.all(all))
      .flatMap(({ items }) => items)
      .map((item) => DEADLINE_STRETCHES.indexOf(deadlineStretch(item)));
    expect(stretches).toEqual(stretches.toSorted((one, other) => one - other));
    const amounts = (await search('sort=importo&pageSize=100')).items.map(({ amount }) => largestFigure(amount) ?? -1);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect((await search('sort=novita')).sort).toBe('novita');
    expect((await search('q=nuova+sabatini')).sort).toBe('pertinenza');
  });

  test('pages do not overlap and add up', async () => {
    const first = await search('pageSize=30&status=tutti');
    const ids: string[] = [];
    for (let page = 1; page <= first.pages; page += 1) {
      ids.push(...(await search(`pageSize=30&status=tutti&page=${page}`)).items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(196);
    expect(ids.length).toBe(196);
    expect((await search('page=900')).items).toEqual([]);
  });

  test('refuses what it does not know, field by field, in Italian', async () => {
    const answer = await product
      .browser()
      .get(
        '/api/grants?level=comunale&sort=caso&page=0&pageSize=101&minAmount=tanto&deadlineBefore=domani&region=Atlantide&status=boh',
      );
    const { code, fields } = (await answer.json()) as { code: string; fields: { field: string; message: string }[] };
    expect([answer.status, code]).toEqual([400, 'invalid_input']);
    expect(fields.map(({ field }) => field).toSorted()).toEqual(
      ['deadlineBefore', 'level', 'minAmount', 'page', 'pageSize', 'region', 'sort', 'status'].toSorted(),
    );
    expect(fields.find(({ field }) => field === 'level')?.message).toBe(
      '«comunale» non è ammesso. Valori possibili: europeo, nazionale, regionale',
    );
  });
});

describe('words', () => {
  test('are found in the name and marked', async () => {
    const { items } = await search('q=nuova+sabatini');
    expect(items.slice(0, 2).map(({ id }) => id)).toContain('beni-strumentali-nuova-sabatini');
    expect(items[0]?.nameSegments.some(({ match }) => match)).toBe(true);
    expect(items[0]?.nameSegments.map(({ text }) => text).join('')).toBe(items[0]?.name);
  });

  test('a town speaks for its region', async () => {
    const { items } = await search('q=contributi+bar+a+Lecce');
    expect(items.slice(0, 5).some(({ regions }) => regions.includes('Puglia'))).toBe(true);
    expect(items.slice(0, 5).every(({ regions }) => regions.length === 0 || regions.includes('Puglia'))).toBe(true);
  });

  test('mistyped ones are understood and a correction is offered', async () => {
    const { items, didYouMean } = await search('q=macchinnari&status=tutti');
    expect(items.length).toBeGreaterThan(0);
    expect(didYouMean).toBe('macchinari');
  });

  test('when nothing is found, the answer says what to leave out and what that would give', async () => {
    const page = await search('q=sabatini&level=europeo&aidForm=garanzia&status=sospeso');
    expect(page.total).toBe(0);
    expect(page.waysOut.length).toBeGreaterThan(0);
    const one = await search('q=nuova+sabatini&status=sospeso&level=nazionale');
    for (const { drop, total } of one.waysOut.filter((way) => way.drop === 'status')) {
      expect(drop).toBe('status');
      expect(total).toBe((await search('q=nuova+sabatini&status=tutti&level=nazionale')).total);
    }
  });

  test('suggestions complete words and names', async () => {
    const answer = await body<{ words: string[]; grants: { id: string; name: string }[] }>(
      '/api/grants/suggest?q=sabat',
    );
    expect(answer.grants.map(({ id }) => id)).toContain('beni-strumentali-nuova-sabatini');
    expect(await body('/api/grants/suggest?q=')).toEqual({ words: [], grants: [] });
  });
});

describe('one grant', () => {
  type Detail = {
    grant: Pick<Grant, 'id' | 'documents' | 'facts'>;
    computed: { status: string };
    similar: GrantSummary[];
    versions: GrantVersion[];
  };

  test('is read by its slug and, for two of them, by the ids 1 and 2 (GRA-4)', async () => {
    const one = await body<Detail>('/api/grants/1');
    expect(one.grant.id).toBe('beni-strumentali-nuova-sabatini');
    expect(await body<Detail>('/api/grants/beni-strumentali-nuova-sabatini')).toEqual(one);
    expect((await body<Detail>('/api/grants/2')).grant.id).toBe('fondo-di-garanzia-per-le-pmi');
    expect(one.similar).toHaveLength(4);
    expect(one.similar.map(({ id }) => id)).not.toContain(one.grant.id);
    expect(one.versions).toEqual([]);
  });

  test('a grant carries its facts with their sources; the list leaves them out', async () => {
    const { grant } = await body<Detail>('/api/grants/eic-accelerator');
    expect(grant.documents.length).toBeGreaterThan(3);
    expect(grant.facts).toMatchObject({ portal: 'EU Funding & Tenders Portal', access: ['eu_login'] });
    expect(grant.facts.sources?.[0]).toMatchObject({ title: expect.any(String), fields: expect.any(Array) });
    const { items } = await search('q=eic+accelerator&status=tutti');
    expect(items[0]).not.toHaveProperty('facts');
    expect(items[0]).not.toHaveProperty('documents');
  });

  test('an unknown one is a 404, never another grant; its address still finds what may be meant', async () => {
    const answer = await product.browser().get('/api/grants/nuova-sabatini-2019');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
    const { items } = await body<{ items: GrantSummary[] }>('/api/grants/nuova-sabatini-2019/similar');
    expect(items.map(({ id }) => id)).toContain('beni-strumentali-nuova-sabatini');
  });

  test('every programme of the bundle can be opened', async () => {
    for (const { id } of loadBundledCatalogue()) {
      expect([id, (await product.browser().get(`/api/grants/${id}`)).status]).toEqual([id, 200]);
    }
  });

  test('an error can be reported by a visitor and by a person, and an empty report is refused', async () => {
    const visitor = product.browser();
    expect(
      (await visitor.post('/api/grants/1/reports', { field: 'closesOn', text: 'La scadenza è sbagliata' })).status,
    ).toBe(201);
    expect((await visitor.post('/api/grants/1/reports', { text: ' ' })).status).toBe(400);
    expect((await visitor.post('/api/grants/mai-visto/reports', { text: 'Non esiste' })).status).toBe(404);
    const person = await signedInBusiness(product);
    expect((await person.post('/api/grants/1/reports', { text: 'Il link non funziona' })).status).toBe(201);
  });
});
