// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PLACE = '/api/settings/devices';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
type Listed = { devices: { id: string; browser: string | null; isCurrent: boolean; lastUsedAt: string }[] };
const listed = async (answer: Promise<Response>) => ((await (await answer).json()) as Listed).devices;

async function enter(email: string, userAgent = ''): Promise<TestBrowser> {
  const browser = product.browser();
  await browser.send('POST', '/api/session', { email, password: BUSINESS.password }, { 'user-agent': userAgent });
  return browser;
}
const isSignedIn = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: unknown }).user !== null;

test('each sign-in is a line with its device, its last use and which one this is (SET-4)', async () => {
  const here = await signedInBusiness(product);
  product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
  await enter(BUSINESS.email, PHONE);
  const devices = await listed(here.get(PLACE));
  expect(devices).toHaveLength(2);
  expect(devices.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: null });
  expect(devices.find(({ isCurrent }) => !isCurrent)).toMatchObject({ browser: 'Chrome', system: 'Android' });
  // Asking was a use: an hour after the sign-in it is written down.
  expect(devices.every(({ lastUsedAt }) => lastUsedAt === product.clock.now.toISOString())).toBe(true);
});

test('one is signed out from here, then all others; the one in use stays', async () => {
  const email = 'tre@officine.example';
  const here = await signedInBusiness(product, { email });
  const [phone, tablet] = [await enter(email, PHONE), await enter(email)];
  const other = (await listed(here.get(PLACE))).find(({ browser }) => browser === 'Chrome');
  expect(await listed(here.delete(`${PLACE}/${other?.id ?? ''}`))).toHaveLength(2);
  expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(here)]).toEqual([false, true, true]);
  expect(await listed(here.delete(PLACE))).toMatchObject([{ isCurrent: true }]);
  expect([await isSignedIn(tablet), await isSignedIn(here)]).toEqual([false, true]);
});

test('the session in use, an unknown one and somebody else’s are not found', async () => {
  const [one, other] = [
    await signedInBusiness(product, { email: 'mia@officine.example' }),
    await signedInBusiness(product, { email: 'sua@officine.example' }),
  ];
  const [own] = await listed(one.get(PLACE));
  const [theirs] = await listed(other.get(PLACE));
  for (const id of [own?.id, theirs?.id, 'mai-vista'])
    expect((await one.delete(`${PLACE}/${id ?? ''}`)).status).toBe(404);
  expect(await isSignedIn(other)).toBe(true);
});
