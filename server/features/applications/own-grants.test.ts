// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { crawlerRoutes } from '#server/crawlers.ts';
import { pdf, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const TITLE = 'Bando Officine Silenziose del distretto';

let product: TestProduct;
let giulia: TestBrowser;
let marta: TestBrowser;
let applicationId: string;
let grantId: string;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  marta = await signedInBusiness(product, { email: 'marta@forno.example', companyName: 'Forno Marta' });
  const data = new FormData();
  const form = {
    title: TITLE,
    projectTitle: 'Officina',
    entity: 'GAL delle Valli',
    deadline: '2026-12-18',
    ratePct: 50,
  };
  data.set('data', JSON.stringify({ ...form, aidMax: 20_000, requirements: ['Sede operativa attiva'] }));
  data.append('file', pdf('bando.pdf'));
  ({ id: applicationId } = await read<{ id: string }>(giulia.post('/api/applications/custom', data)));
  const { application } = await read<{ application: { grantId: string } }>(
    giulia.get(`/api/applications/${applicationId}`),
  );
  grantId = application.grantId;
});
afterAll(() => product.close());

async function read<Answer>(answer: Promise<Response>): Promise<Answer> {
  return (await answer).json() as Promise<Answer>;
}
type Matches = { items: { grant: { id: string; isOwn: boolean }; verdict: string }[] };
type Page = { items: { id: string; isOwn: boolean }[]; total: number };
const matches = (who: TestBrowser) => read<Matches>(who.get('/api/match?limit=500'));
const search = (who: TestBrowser, query: string) => read<Page>(who.get(`/api/grants?pageSize=50&${query}`));
const has = (page: Page) => page.items.some(({ id }) => id === grantId);

describe('a call that a person brought works like any other (APP-2)', () => {
  test('its page, its eligibility table and its calendar file', async () => {
    expect(await read(giulia.get(`/api/grants/${grantId}`))).toMatchObject({
      grant: { id: grantId, name: TITLE, closesOn: '2026-12-18' },
      isOwn: true,
    });
    const check = await read<{ result: { checks: unknown[]; verdict: string } }>(
      giulia.get(`/api/grants/${grantId}/eligibility`),
    );
    expect(check.result.checks.length).toBeGreaterThan(0);
    const file = await giulia.get(`/api/grants/${grantId}/calendar.ics`);
    expect(await file.text()).toContain('20261218');
  });

  test('it is among the matches, the cards, the verdicts and the results of a search', async () => {
    const found = (await matches(giulia)).items.find(({ grant }) => grant.id === grantId);
    expect(found).toMatchObject({ grant: { isOwn: true } });
    const { verdicts } = await read<{ verdicts: Record<string, { verdict: string }> }>(
      giulia.get(`/api/verdicts?ids=${grantId}`),
    );
    expect(verdicts[grantId]!.verdict).toBe(found!.verdict);
    const cards = await read<{ items: unknown[] }>(giulia.get(`/api/match/cards?ids=${grantId}`));
    expect(cards.items).toHaveLength(1);
    expect((await search(giulia, 'q=officine+silenziose')).items[0]).toMatchObject({ id: grantId, isOwn: true });
    expect(has(await search(giulia, 'q=officine+silenziose&verdict=posso'))).toBe(true);
  });

  test('its closing day is in the calendar, and it can be saved, hidden and shown again', async () => {
    const { items } = await read<{ items: { id: string; day: string }[] }>(giulia.get('/api/calendar'));
    expect(items.find(({ id }) => id === `${grantId}-scadenza`)?.day).toBe('2026-12-18');
    const saved = await read<{ savedGrants: { grantId: string; grant: object | null }[] }>(
      giulia.post('/api/saved-grants', { grantId }),
    );
    expect(saved.savedGrants[0]).toMatchObject({ grantId, grant: { isOwn: true, isSaved: true } });
    await giulia.post('/api/hidden-grants', { grantId, reason: 'altro' });
    expect((await matches(giulia)).items.some(({ grant }) => grant.id === grantId)).toBe(false);
    await giulia.delete(`/api/hidden-grants/${grantId}`);
    expect((await matches(giulia)).items.some(({ grant }) => grant.id === grantId)).toBe(true);
  });

  test('its address opens the draft that was begun for it', async () => {
    expect(await read(giulia.post('/api/applications', { id: grantId }))).toEqual({ id: applicationId });
  });

  test('Filo knows it', async () => {
    const answer = await giulia.post('/api/ai-assistant', {
      type: 'chat_support',
      data: { message: `Quando scade il ${TITLE}?` },
    });
    expect(await answer.text()).toContain('18 dicembre 2026');
  });
});

describe('nobody else sees it', () => {
  test.each([
    ['another person', () => marta],
    ['a visitor', () => product.browser()],
  ])('%s finds nothing, wherever they look', async (_who, browser) => {
    const who = browser();
    for (const path of ['', '/versions', '/calendar.ics']) {
      expect((await who.get(`/api/grants/${grantId}${path}`)).status, path).toBe(404);
    }
    const company = { company: { sector: 'technology', region: 'Puglia' } };
    expect((await who.post(`/api/grants/${grantId}/eligibility`, company)).status).toBe(404);
    const any = await read<Matches>(who.post('/api/match', { ...company, limit: 500 }));
    expect(any.items.some(({ grant }) => grant.id === grantId)).toBe(false);
    expect(has(await search(who, 'q=officine+silenziose'))).toBe(false);
    expect(await (await who.get('/api/grants/suggest?q=officine+silen')).text()).not.toContain(grantId);
    expect(await (await who.get('/api/grants/export.csv?q=officine+silenziose')).text()).not.toContain(TITLE);
    expect(await (await who.get(`/api/grants/${grantId}/similar`)).text()).not.toContain(TITLE);
    expect((await who.post(`/api/grants/${grantId}/reports`, { text: 'Un errore qui' })).status).toBe(404);
  });

  test('not in the lists, the calendar, the saved grants and the answers of another person', async () => {
    expect((await marta.get(`/api/grants/${grantId}/eligibility`)).status).toBe(404);
    expect((await matches(marta)).items.some(({ grant }) => grant.id === grantId)).toBe(false);
    expect((await marta.post('/api/saved-grants', { grantId })).status).toBe(404);
    expect((await marta.post('/api/applications', { id: grantId })).status).toBe(404);
    expect(await read(marta.get(`/api/verdicts?ids=${grantId}`))).toEqual({ verdicts: {} });
    expect(await (await marta.get('/api/calendar')).text()).not.toContain(grantId);
    const answer = await marta.post('/api/ai-assistant', {
      type: 'chat_support',
      data: { message: `Quando scade il ${TITLE}?` },
    });
    expect(await answer.text()).not.toContain('18 dicembre 2026');
  });

  test('nor in the sitemap', async () => {
    const routes = crawlerRoutes(product.services);
    const map = await routes.request('/sitemap.xml');
    expect(await map.text()).not.toContain('proprio-');
  });

  test('it goes with its application, and comes back with it', async () => {
    await giulia.delete(`/api/applications/${applicationId}`);
    expect((await giulia.get(`/api/grants/${grantId}`)).status).toBe(404);
    expect((await matches(giulia)).items.some(({ grant }) => grant.id === grantId)).toBe(false);
    await giulia.post(`/api/applications/${applicationId}/restore`);
    expect((await giulia.get(`/api/grants/${grantId}`)).status).toBe(200);
  });
});
