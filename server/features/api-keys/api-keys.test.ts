// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_KEY } from '#domain/api-keys/key-rules.ts';
import { CAPS } from '#domain/caps.ts';
import { auditLog } from '#server/features/audit/service.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { apiKeys } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PLACE = '/api/settings/api-keys';
type Listed = { keys: { id: string; name: string; shown: string; usedToday: number; lastUsedAt: string | null }[] };
const listed = async (browser: TestBrowser) => ((await (await browser.get(PLACE)).json()) as Listed).keys;
const created = async (browser: TestBrowser, name: string) =>
  (await (await browser.post(PLACE, { name })).json()) as Listed & { key: string };
const withKey = (key: string, path: string, method = 'GET', body?: unknown) =>
  product.browser().send(method, path, body, { authorization: `Bearer ${key}` });

test('a key is told once, kept as a hash, and reads the catalogue under its own count (SET-13)', async () => {
  const owner = await signedInBusiness(product, { email: 'chiavi@officine.example' });
  const { key, keys } = await created(owner, 'Gestionale');
  expect(key).toMatch(/^bnd_[\w-]{43}$/);
  expect(keys).toMatchObject([{ name: 'Gestionale', shown: key.slice(0, 12), usedToday: 0, lastUsedAt: null }]);
  expect(JSON.stringify(await product.services.db.select().from(apiKeys))).not.toContain(key.slice(12));
  const answer = await withKey(key, '/api/grants?limit=1');
  expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([200, '4999']);
  const match = await withKey(key, '/api/match', 'POST', { company: { sector: 'turismo', region: 'Puglia' } });
  expect(match.status).toBe(200);
  expect(await listed(owner)).toMatchObject([{ usedToday: 2, lastUsedAt: product.clock.now.toISOString() }]);
});

test('it opens nothing of its owner, and writes nothing, even beside the owner’s session', async () => {
  const owner = await signedInBusiness(product, { email: 'sola-lettura@officine.example' });
  const { key } = await created(owner, 'Sola lettura');
  const authorization = { authorization: `Bearer ${key}` };
  for (const [method, path] of [
    ['GET', '/api/companies'],
    ['GET', PLACE],
    ['POST', '/api/support/requests'],
    ['DELETE', '/api/session'],
  ] as const)
    expect([path, (await owner.send(method, path, method === 'GET' ? undefined : {}, authorization)).status]).toEqual([
      path,
      403,
    ]);
  expect((await owner.get('/api/companies')).status).toBe(200);
});

test('revoked, unknown or of a locked account it is refused; others’ keys are not found; both acts are in the log', async () => {
  const owner = await signedInBusiness(product, { email: 'revoca@officine.example' });
  const other = await signedInBusiness(product, { email: 'altrui@officine.example' });
  const { key, keys } = await created(owner, 'Prova');
  const id = keys[0]?.id ?? '';
  expect((await other.delete(`${PLACE}/${id}`)).status).toBe(404);
  expect((await owner.delete(`${PLACE}/${id}`)).status).toBe(200);
  expect((await withKey(key, '/api/grants')).status).toBe(401);
  expect((await withKey(`bnd_${'x'.repeat(43)}`, '/api/grants')).status).toBe(401);
  const acts = await product.services.db.select().from(auditLog);
  expect(acts.filter(({ detail }) => detail.id === id).map(({ action }) => action)).toEqual([
    'chiave_api_creata',
    'chiave_api_revocata',
  ]);
});

test('a day has its quota, the next one begins anew; a person has so many keys', async () => {
  const owner = await signedInBusiness(product, { email: 'quota@officine.example' });
  const { key, keys } = await created(owner, 'Quota');
  const id = keys[0]?.id ?? '';
  await withKey(key, '/api/grants?limit=1');
  await product.services.db.update(apiKeys).set({ usedCount: API_KEY.requestsPerDay }).where(eq(apiKeys.id, id));
  const refused = await withKey(key, '/api/grants?limit=1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  product.clock.now = new Date(product.clock.now.getTime() + 86_400_000);
  expect((await withKey(key, '/api/grants?limit=1')).status).toBe(200);
  await owner.post('/api/session/proof', { password: BUSINESS.password });
  for (let more = 1; more < CAPS.apiKeys; more += 1) await created(owner, `Chiave ${String(more)}`);
  expect((await owner.post(PLACE, { name: 'Troppe' })).status).toBe(409);
  expect(await listed(owner)).toHaveLength(CAPS.apiKeys);
});
