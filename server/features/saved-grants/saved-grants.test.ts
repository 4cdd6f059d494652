// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareCatalogue, writeGrants } from '#server/features/grants/service.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { alertSavedSearches } from './alerts.ts';

let product: TestProduct;
let giulia: TestBrowser;
let marco: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  marco = await signedInBusiness(product, { email: 'marco@altrove.example' });
});
afterAll(() => product.close());

type Saved = {
  savedGrants: {
    grantId: string;
    grantTitle: string;
    grantAmount: string;
    savedAt: string;
    grant: { isSaved: boolean } | null;
  }[];
};
type Hidden = { hiddenGrants: { grantId: string; reason: string }[] };
type Searches = {
  searches: { id: string; name: string; criteria: Record<string, string[]>; hasAlert: boolean; total: number }[];
};
const read = async <Body>(answer: Promise<Response>): Promise<Body> => (await (await answer).json()) as Body;

describe('saved grants (SAV-1, SAV-2)', () => {
  test('saving copies what was seen, twice is once, and the newest comes first', async () => {
    await giulia.post('/api/saved-grants', { grantId: '1' });
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    const first = await giulia.post('/api/saved-grants', { grantId: 'fondo-di-garanzia-per-le-pmi' });
    expect(first.status).toBe(201);
    const again = await read<Saved>(giulia.post('/api/saved-grants', { grantId: 'fondo-di-garanzia-per-le-pmi' }));
    expect(again.savedGrants.map(({ grantId }) => grantId)).toEqual([
      'fondo-di-garanzia-per-le-pmi',
      'beni-strumentali-nuova-sabatini',
    ]);
    expect(again.savedGrants[1]).toMatchObject({
      grantTitle: expect.stringContaining('Sabatini'),
      grant: { isSaved: true },
    });
    expect(again.savedGrants[1]?.grantAmount).toMatch(/€$/);
  });

  test('the list marks what is saved, only for its owner', async () => {
    const query = '/api/grants?q=nuova+sabatini&status=tutti';
    const mine = await read<{ items: { id: string; isSaved: boolean }[] }>(giulia.get(query));
    const theirs = await read<{ items: { id: string; isSaved: boolean }[] }>(marco.get(query));
    const find = (page: typeof mine) => page.items.find(({ id }) => id === 'beni-strumentali-nuova-sabatini')?.isSaved;
    expect([find(mine), find(theirs)]).toEqual([true, false]);
    expect((await read<Saved>(marco.get('/api/saved-grants'))).savedGrants).toEqual([]);
  });

  test('removing what is not mine removes nothing of anybody', async () => {
    expect((await marco.delete('/api/saved-grants/1')).status).toBe(200);
    expect((await read<Saved>(giulia.get('/api/saved-grants'))).savedGrants).toHaveLength(2);
    expect((await read<Saved>(giulia.delete('/api/saved-grants/1'))).savedGrants).toHaveLength(1);
  });

  test('an unknown grant cannot be saved, and a visitor must sign in', async () => {
    expect((await giulia.post('/api/saved-grants', { grantId: 'mai-visto' })).status).toBe(404);
    expect((await product.browser().post('/api/saved-grants', { grantId: '1' })).status).toBe(401);
  });
});

describe('hidden grants (SAV-5)', () => {
  test('leave the list, are counted, and stay findable', async () => {
    const id = 'fondo-di-garanzia-per-le-pmi';
    const answer = await giulia.post('/api/hidden-grants', { grantId: id, reason: 'requisiti' });
    expect([answer.status, await answer.json()]).toMatchObject([
      201,
      { hiddenGrants: [{ grantId: id, reason: 'requisiti' }] },
    ]);
    type Page = { total: number; hiddenCount: number; items: { id: string; isHidden: boolean }[] };
    const query = '/api/grants?q=fondo+garanzia+pmi&status=tutti&pageSize=100';
    const without = await read<Page>(giulia.get(query));
    expect([without.hiddenCount, without.items.some((item) => item.id === id)]).toEqual([1, false]);
    const withIt = await read<Page>(giulia.get(`${query}&hidden=si`));
    expect(withIt.total).toBe(without.total + 1);
    expect(withIt.items.find((item) => item.id === id)?.isHidden).toBe(true);
    expect((await read<Page>(marco.get(query))).hiddenCount).toBe(0);
    expect((await read<Hidden>(giulia.delete(`/api/hidden-grants/${id}`))).hiddenGrants).toEqual([]);
  });

  test('a reason outside the list is refused', async () => {
    expect((await giulia.post('/api/hidden-grants', { grantId: '1', reason: 'boh' })).status).toBe(400);
  });
});

describe('saved searches', () => {
  test('have a unique name, criteria and an alert; others do not see them', async () => {
    const input = {
      name: 'Digitale in Puglia',
      criteria: { q: 'software', region: ['Puglia'], category: 'digitale' },
      hasAlert: true,
    };
    const created = await giulia.post('/api/saved-searches', input);
    const { searches } = (await created.json()) as Searches;
    expect(created.status).toBe(201);
    expect(searches[0]).toMatchObject({
      name: 'Digitale in Puglia',
      hasAlert: true,
      criteria: { q: ['software'], region: ['Puglia'], category: ['digitale'], status: ['aperti'] },
    });
    const twice = await giulia.post('/api/saved-searches', { ...input, name: 'DIGITALE  in puglia ' });
    expect([twice.status, await twice.json()]).toMatchObject([
      409,
      { code: 'conflict', fields: [{ field: 'name', message: 'Hai già una ricerca con questo nome' }] },
    ]);
    expect((await marco.post('/api/saved-searches', input)).status).toBe(201);
    const id = searches[0]!.id;
    expect((await marco.patch(`/api/saved-searches/${id}`, { hasAlert: false })).status).toBe(404);
    expect((await marco.delete(`/api/saved-searches/${id}`)).status).toBe(404);
    const changed = await read<Searches>(
      giulia.patch(`/api/saved-searches/${id}`, { name: 'Software', hasAlert: false }),
    );
    expect(changed.searches[0]).toMatchObject({ name: 'Software', hasAlert: false });
    expect((await read<Searches>(giulia.delete(`/api/saved-searches/${id}`))).searches).toEqual([]);
  });

  test('bad criteria are refused with their field', async () => {
    const answer = await giulia.post('/api/saved-searches', { name: 'x', criteria: { level: 'comunale' } });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ field: 'criteria.level' }] }]);
  });
});

describe('alerts on saved searches', () => {
  test('tell of new grants once, and never of hidden ones', async () => {
    await giulia.post('/api/saved-searches', {
      name: 'Tutti i nazionali',
      criteria: { level: 'nazionale' },
      hasAlert: true,
    });
    await giulia.post('/api/saved-searches', { name: 'Tutto', criteria: {}, hasAlert: true });
    const mails = () =>
      product.mails.filter(({ to, subject }) => to === 'giulia@officine.example' && subject.includes('ricerche'));
    await alertSavedSearches(product.services);
    expect(mails()).toHaveLength(0);

    product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
    const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
    const fresh = (id: string, name: string) => ({ ...model, id, name, source: { ...model.source, externalId: null } });
    await prepareCatalogue(product.services, [
      fresh('nuovo-bando', 'Nuovo bando'),
      fresh('altro-bando', 'Altro bando'),
    ]);
    await giulia.post('/api/hidden-grants', { grantId: 'altro-bando', reason: 'altro' });
    product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
    await alertSavedSearches(product.services);
    await alertSavedSearches(product.services);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toMatchObject({ subject: 'Un nuovo bando per le tue ricerche' });
    expect(mails()[0]?.text).toContain('Nuovo bando');
    expect(mails()[0]?.text).not.toContain('Altro bando');
    expect(mails()[0]?.text).toMatch(/Apri il bando:\n\S+\/grant\/nuovo-bando\n/);
  });

  test('tell at once of what another process has brought in', async () => {
    await giulia.post('/api/saved-searches', { name: 'Ogni novità', criteria: {}, hasAlert: true });
    const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
    const source = { ...model.source, externalId: null };
    const data = { ...model, id: 'bando-altrui', name: 'Bando altrui', closesOn: '2027-03-31', source };
    await giulia.put('/api/settings/dates', { language: 'de' });
    product.clock.now = new Date('2026-11-16T07:30:00+01:00');
    await product.db.transaction((tx) => writeGrants(tx, { created: [{ data }] }, 'importazione', product.clock.now));
    await alertSavedSearches(product.services);
    expect(product.mails.filter(({ text }) => text.includes('Bando altrui'))).toEqual([]); // nobody is woken
    product.clock.now = new Date('2026-11-16T08:00:00+01:00');
    await alertSavedSearches(product.services);
    const told = product.mails
      .filter(({ text }) => text.includes('Bando altrui (scade il 31. März 2027)'))
      .map(({ to }) => to);
    expect(told).toContain('giulia@officine.example');
  });
});
