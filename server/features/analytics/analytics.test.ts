// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventKind } from '#domain/activity/event-kinds.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { insertEvent } from '#server/features/activity/store.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

type Analytics = {
  months: string[];
  firstEventAt: string | null;
  cards: { views: number; applications: number; aiQueries: number; averageScore: number | null };
  rows: { month: string; bando_visto: number; candidatura_inviata: number }[];
  recent: { badge: string; title: string }[];
  insights: { kind: string }[];
  sectors: { count: number }[];
};
let product: TestProduct;
let browser: TestBrowser;
let userId = '';
let next = 0;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  browser = await signedInBusiness(product);
  const [profile] = await product.db.select().from(profiles).where(eq(profiles.email, BUSINESS.email));
  userId = profile!.id;
});
afterAll(() => product.close());

const read = async (query = '', from = browser) =>
  (await (await from.get(`/api/analytics${query}`)).json()) as Analytics;
const happened = (kind: EventKind, at: string, subjectId: string | null = null, owner = userId) =>
  insertEvent(product.db, {
    id: `event-${String(next++)}`,
    userId: owner,
    companyId: null,
    kind,
    subjectId,
    title: `Titolo ${kind}`,
    data: {},
    at: new Date(at),
  });

test('without events everything is empty and says so', async () => {
  expect(await read()).toMatchObject({
    months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    firstEventAt: null,
    cards: { views: 0, applications: 0, aiQueries: 0, averageScore: null },
    recent: [],
    insights: [],
  });
});

test('cards, months and badges are counted from one’s own events, in the six months chosen', async () => {
  const other = await signedInBusiness(product, { email: 'altra@officine.example' });
  const match = (await (await browser.get('/api/match?limit=1')).json()) as { items: { grant: { id: string } }[] };
  const grantId = match.items[0]!.grant.id;
  await happened('bando_visto', '2026-11-10T10:00:00Z', grantId);
  await happened('bando_visto', '2026-11-11T10:00:00Z', grantId);
  await happened('ricerca_ai', '2026-11-12T10:00:00Z');
  await happened('analisi_ai', '2026-11-12T09:00:00Z');
  await happened('compilazione', '2026-11-12T08:00:00Z');
  await happened('candidatura_inviata', '2026-07-01T10:00:00Z');
  await happened('bando_visto', '2026-03-02T10:00:00Z', '2');
  const now = await read();
  expect(now.cards).toMatchObject({ views: 2, applications: 1, aiQueries: 3 });
  expect(now.rows.at(-1)).toMatchObject({ ricerca_ai: 3 });
  expect(new Set(now.sectors.map(({ count }) => count))).toEqual(new Set([1])); // one grant, opened twice
  expect(now.cards.averageScore).toBeGreaterThanOrEqual(70);
  expect(now.rows.map(({ bando_visto }) => bando_visto)).toEqual([0, 0, 0, 0, 0, 2]);
  expect(now.recent.map(({ badge }) => badge)).toEqual(['ai', 'ai', 'ai', 'view', 'view', 'application']);
  expect(now.insights.map(({ kind }) => kind)).toContain('senza_salvare');
  const half = await read('?da=2026-01');
  expect(half.months).toEqual(['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']);
  expect(half.cards.views).toBe(1);
  expect((await read('', other)).recent).toEqual([]);
  expect((await browser.get('/api/analytics?da=ieri')).status).toBe(400);
});

test('the export is the table on the screen, with its totals', async () => {
  const csv = await (await browser.get('/api/analytics/export.csv?da=2026-06')).text();
  expect(csv.split('\r\n')).toContain('novembre 2026;2;0;3;0');
  expect(csv.split('\r\n')).toContain('Totale;2;0;3;1');
  const sheet = new Uint8Array(await (await browser.get('/api/analytics/export.xlsx')).arrayBuffer());
  expect([...sheet.slice(0, 2)]).toEqual([0x50, 0x4b]);
});
