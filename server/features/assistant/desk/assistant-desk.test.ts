import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASSISTANT_NOTICES } from '#messages/assistant/assistant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { aiQuotas, aiRequests } from '#server/features/assistant/tables.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const ADMIN = 'redazione@bandolo.example';
type Desk = {
  totals: { requests: number; cancelled: number; succeeded: number; averageMs: number; cost: number | null };
  byType: { type: string; requests: number; cost: number | null }[];
  byDay: { day: string; requests: number }[];
  failures: { reason: string | null; place: string | null; times: number }[];
  failed: object;
  provider: object | null;
  quotas: { id: string; email: string; used: number; own: number | null }[];
  limits: object;
  daily: number;
};

let product: TestProduct;
let admin: TestBrowser;
let person: TestBrowser;
let personId: string;
beforeAll(async () => {
  product = await startTestProduct();
  person = await signedInBusiness(product);
  admin = await signedInBusiness(product, { email: ADMIN });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
  const [row] = await product.db.select().from(profiles).where(eq(profiles.email, BUSINESS.email));
  personId = row!.id;
  const asked = (id: string, hoursAgo: number, rest: Partial<typeof aiRequests.$inferInsert> = {}) => ({
    id,
    userId: personId,
    type: 'chat_support',
    isSuccess: true,
    durationMs: 100,
    inputTokens: 500_000,
    outputTokens: 250_000,
    createdAt: new Date(product.clock.now.getTime() - hoursAgo * 3_600_000),
    ...rest,
  });
  const failed = { isSuccess: false, inputTokens: 0, outputTokens: 0 };
  await product.db
    .insert(aiRequests)
    .values([
      asked('today', 1, { durationMs: 300 }),
      asked('yesterday', 24, { type: 'improve_text' }),
      asked('stopped', 2, { ...failed, isCancelled: true }),
      asked('paused', 3, { ...failed, error: ASSISTANT_NOTICES.providerPaused }),
      asked('paused again', 4, { ...failed, error: ASSISTANT_NOTICES.providerPaused }),
      asked('broken', 5, { ...failed, error: 'bad name: Ada Neri', failurePlace: 'TypeError · server/a.ts:1' }),
      asked('long ago', 24 * 60),
    ]);
});
afterAll(() => product.close());

const desk = async (query = '') => (await (await admin.get(`/api/admin/assistant${query}`)).json()) as Desk;

test('requests are told by type and day; who stopped waiting is neither success nor failure (ADM-13)', async () => {
  const { totals, byType, byDay, provider } = await desk();
  expect(totals).toMatchObject({ requests: 5, cancelled: 1, succeeded: 2, averageMs: 140, cost: null });
  expect(byType.map(({ type, requests }) => [type, requests])).toEqual([
    ['chat_support', 4],
    ['improve_text', 1],
  ]);
  expect(byDay).toHaveLength(30);
  expect(byDay.slice(-3).map(({ day, requests }) => [day, requests])).toEqual([
    ['2026-11-13', 0],
    ['2026-11-14', 1],
    ['2026-11-15', 4],
  ]);
  expect(provider).toBeNull();
  expect((await desk('?giorni=90g')).totals.requests).toBe(6);
});

test('costs are told once somebody says what a token costs', async () => {
  expect((await admin.put('/api/admin/assistant/prices', { input: -1, output: 0 })).status).toBe(400);
  await admin.put('/api/admin/assistant/prices', { input: 2, output: 8 });
  const { totals, byType } = await desk();
  expect(totals.cost).toBe(6);
  expect(byType.map(({ cost }) => cost)).toEqual([3, 3]);
});

test('the same failures are told together, in words of the product or by their place in the code', async () => {
  const answer = await (await admin.get('/api/admin/assistant')).text();
  expect(answer).not.toContain('Neri');
  expect((JSON.parse(answer) as Desk).failures.map(({ reason, place, times }) => [reason, place, times])).toEqual([
    [ASSISTANT_NOTICES.providerPaused, null, 2],
    [null, 'TypeError · server/a.ts:1', 1],
  ]);
  const rare = await desk('?ordine=raro');
  expect(rare.failures.map(({ times }) => times)).toEqual([1, 2]);
  expect(rare.failed).toEqual({ page: 1, pages: 1, pageSize: 25, total: 2 });
  expect((await desk('?pagina=2')).failures).toEqual([]);
  const file = await (await admin.get('/api/admin/assistant/failures/export.csv')).text();
  expect(file).toContain('server/a.ts:1');
  expect(file).not.toContain('Neri');
});

test('a limit of one’s own counts from the next request on, and goes away again', async () => {
  const ask = () => person.post('/api/ai-assistant', { type: 'chat_support', data: { message: 'ciao' } });
  const [{ used } = { used: 0 }] = (await desk()).quotas;
  expect(used).toBe(5);
  await admin.put(`/api/admin/assistant/quotas/${personId}`, { daily: 5 });
  expect((await desk()).quotas).toMatchObject([{ id: personId, used: 5, own: 5 }]);
  const refused = await ask();
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('5 richieste')]);
  const usage = (await (await person.get('/api/ai-assistant/usage')).json()) as { today: object };
  expect(usage.today).toEqual({ used: 5, limit: 5 });
  await admin.put(`/api/admin/assistant/quotas/${personId}`, { daily: null });
  expect((await ask()).status).toBe(200);
  expect((await admin.put('/api/admin/assistant/quotas/nobody', { daily: 3 })).status).toBe(404);
});

test('limits come page by page in the order of the address, and leave as a file (ADM-22)', async () => {
  const people = Array.from({ length: 30 }, (_, n) => ({
    id: `limited-${n}`,
    email: `limited-${n}@officine.example`,
    firstName: 'Ada',
    lastName: `Zz${String(n).padStart(2, '0')}`,
    userType: 'business_user' as const,
    registrationMethod: 'email' as const,
  }));
  await product.db.insert(profiles).values(people);
  await product.db.insert(aiQuotas).values(people.map(({ id: userId }) => ({ userId, daily: 7 })));
  const first = await desk();
  expect(first.quotas).toHaveLength(25);
  expect(first.quotas[0]!.id).toBe(personId);
  expect(first.limits).toEqual({ page: 1, pages: 2, pageSize: 25, total: 31 });
  const second = await desk('?limiti=2');
  expect(second.quotas).toHaveLength(6);
  expect(second.failures).toEqual(first.failures);
  expect((await desk('?ordineLimiti=nome_desc')).quotas[0]).toMatchObject({ id: 'limited-29', used: 0, own: 7 });
  expect((await desk('?ordineLimiti=usate_asc')).quotas.map(({ id }) => id)).not.toContain(personId);
  expect((await admin.get('/api/admin/assistant?ordineLimiti=boh')).status).toBe(400);
  const file = await (await admin.get('/api/admin/assistant/quotas/export.csv?ordineLimiti=nome_desc')).text();
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(32);
  expect(lines[1]).toBe('Ada Zz29;limited-29@officine.example;0;7;suo');
  expect((await person.get('/api/admin/assistant/quotas/export.csv')).status).toBe(404);
});
