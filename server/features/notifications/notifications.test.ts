import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Grant } from '#domain/grants/grant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { alertSavedSearches } from '#server/features/saved-grants/alerts.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { notify } from './service.ts';
import { tellChanges } from '#server/features/alerts/changes.ts';
import { remindDeadlines } from '#server/features/alerts/deadlines.ts';

const DAY = 86_400_000;
const START = new Date('2026-11-15T09:00:00+01:00');

let product: TestProduct;
let giulia: TestBrowser;
let marco: TestBrowser;

type Item = { id: string; kind: string; title: string; text: string; href: string; isRead: boolean };
type Page = { items: Item[]; total: number; unread: number; pages: number; kinds: { kind: string; count: number }[] };
const page = async (browser: TestBrowser, query = '') =>
  (await (await browser.get(`/api/notifications${query}`)).json()) as Page;

const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
const dated = (id: string, closesOn: string, changes: Partial<Grant> = {}): Grant => ({
  ...model,
  id,
  name: `Bando ${id}`,
  editorialState: 'aperto',
  closesOn,
  closesAt: null,
  source: { ...model.source, externalId: null },
  ...changes,
});

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [
    dated('trenta', '2026-12-15'),
    dated('spostato', '2026-12-20'),
    dated('chiuso', '2026-12-15', { editorialState: 'chiuso' }),
  ]);
  giulia = await signedInBusiness(product);
  marco = await signedInBusiness(product, { email: 'marco@altrove.example' });
});
afterAll(() => product.close());

async function tell(email: string, key: string) {
  const [user] = await product.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  const notice = { kind: 'account' as const, title: key, text: 'Prova', href: '/profile', key };
  return notify(product.services, product.db, user!.id, notice);
}

describe('deadlines of saved grants', () => {
  test('are told at 30, 14, 7, 3 and 1 days, once each, however often the job runs', async () => {
    product.clock.now = new Date(START.getTime() - DAY);
    for (const grantId of ['trenta', 'chiuso']) await giulia.post('/api/saved-grants', { grantId });
    const titles: string[] = [];
    for (let day = 0; day <= 31; day += 1) {
      product.clock.now = new Date(START.getTime() + day * DAY);
      await remindDeadlines(product.services);
      await remindDeadlines(product.services);
      titles.push(...(await page(giulia)).items.map(({ title }) => title));
      expect((await page(marco)).total).toBe(0); // also keeps the session alive through the month
    }
    expect([...new Set(titles)]).toEqual([
      'Bando trenta scade tra 30 giorni',
      'Bando trenta scade tra 14 giorni',
      'Bando trenta scade tra 7 giorni',
      'Bando trenta scade tra 3 giorni',
      'Bando trenta scade domani',
    ]);
    const { items, total, unread } = await page(giulia);
    expect([total, unread]).toEqual([5, 5]);
    expect(items[0]).toMatchObject({ kind: 'scadenza', href: '/grant/trenta', isRead: false });
    expect(items[0]?.text).toContain('15 dicembre 2026');
    product.clock.now = START;
  });
});

describe('changes of saved grants', () => {
  test('an extension after saving is told once; what was hidden or changed before is not', async () => {
    const change = async (closesOn: string) => {
      product.clock.now = new Date(product.clock.now.getTime() + 60_000);
      await prepareCatalogue(product.services, [dated('spostato', closesOn)]);
      product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    };
    await change('2026-12-22');
    await marco.post('/api/saved-grants', { grantId: 'spostato' });
    await tellChanges(product.services);
    expect((await page(marco)).total).toBe(0);

    await change('2027-01-31');
    await tellChanges(product.services);
    await tellChanges(product.services);
    const { items } = await page(marco);
    expect(items).toMatchObject([
      { kind: 'modifica_bando', title: 'Bando spostato: scadenza prorogata', href: '/grant/spostato' },
    ]);
    expect(items[0]?.text).toBe('C’è tempo fino al 31 gennaio 2027. Prima: 22 dicembre 2026.');

    await change('2026-12-31');
    await tellChanges(product.services);
    expect((await page(marco)).items[0]?.title).toBe('Bando spostato chiude prima del previsto');

    await marco.post('/api/hidden-grants', { grantId: 'spostato', reason: 'altro' });
    await change('2027-03-31');
    await tellChanges(product.services);
    expect((await page(marco)).total).toBe(2);
  });
});

test('a saved search with an alert tells of new grants and leads to them', async () => {
  const ada = await signedInBusiness(product, { email: 'ada@ricerche.example' });
  await ada.post('/api/saved-searches', { name: 'Tutto', criteria: { level: 'nazionale' }, hasAlert: true });
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  await prepareCatalogue(product.services, [dated('novita-uno', '2027-06-30')]);
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  await alertSavedSearches(product.services);
  await alertSavedSearches(product.services);
  expect((await page(ada)).items).toMatchObject([
    { kind: 'nuovi_bandi', title: 'Un nuovo bando per «Tutto»', href: '/grant/novita-uno' },
  ]);
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  await prepareCatalogue(product.services, [dated('novita-due', '2027-06-30'), dated('novita-tre', '2027-06-30')]);
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  await alertSavedSearches(product.services);
  expect((await page(ada)).items[0]).toMatchObject({
    title: '2 nuovi bandi per «Tutto»',
    href: '/bandi?level=nazionale&status=aperti&sort=novita',
  });
});

describe('reading notifications (NOT-2)', () => {
  test('one or all, and back; filters by unread and by kind; the same key is told once', async () => {
    const ada = await signedInBusiness(product, { email: 'ada@letture.example' });
    for (const key of ['a', 'b', 'c', 'd']) {
      product.clock.now = new Date(product.clock.now.getTime() + 1000);
      expect(await tell('ada@letture.example', key)).toBe(true);
    }
    expect(await tell('ada@letture.example', 'd')).toBe(false);
    const all = await page(ada);
    expect(all.items.map(({ title }) => title)).toEqual(['d', 'c', 'b', 'a']);
    expect(all).toMatchObject({ total: 4, unread: 4, kinds: [{ kind: 'account', count: 4 }] });
    const latest = (await (await ada.get('/api/notifications/latest')).json()) as Page;
    expect([latest.items.length, latest.unread]).toEqual([3, 4]);

    const id = all.items[0]!.id;
    expect(await (await ada.patch(`/api/notifications/${id}`, { isRead: true })).json()).toMatchObject({ unread: 3 });
    expect((await page(ada, '?filter=non_lette')).items.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
    expect(await (await ada.patch(`/api/notifications/${id}`, { isRead: false })).json()).toMatchObject({ unread: 4 });
    await ada.patch(`/api/notifications/${id}`, { isRead: true });

    const done = (await (await ada.post('/api/notifications/read-all')).json()) as { unread: number; ids: string[] };
    expect([done.unread, done.ids.length]).toEqual([0, 3]);
    const undone = await ada.post('/api/notifications/unread', { ids: done.ids });
    expect(await undone.json()).toMatchObject({ unread: 3 });
    expect((await page(ada, '?kind=scadenza')).items).toEqual([]);
    expect((await ada.get('/api/notifications?kind=boh')).status).toBe(400);
  });

  test('other people’s are not found, and a visitor must sign in', async () => {
    const { items } = await page(giulia);
    const id = items[0]!.id;
    expect((await marco.patch(`/api/notifications/${id}`, { isRead: true })).status).toBe(404);
    await marco.post('/api/notifications/unread', { ids: [id] });
    await marco.post('/api/notifications/read-all');
    expect((await page(giulia)).unread).toBe(5);
    expect((await product.browser().get('/api/notifications')).status).toBe(401);
    expect((await product.browser().post('/api/notifications/read-all')).status).toBe(401);
  });
});
