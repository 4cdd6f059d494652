// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeProvider } from '#server/testing/fake-provider.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let fake: Awaited<ReturnType<typeof startFakeProvider>>;
beforeAll(async () => {
  fake = await startFakeProvider({ sub: 'g-1' });
  const client = { id: 'client', secret: 'secret' };
  product = await startTestProduct({ env: { google: client, facebook: client, oauthTestIssuer: fake.issuer } });
});
afterAll(async () => {
  await product.close();
  await fake.close();
});

async function comeBack(browser: TestBrowser, address: string | null): Promise<string | null> {
  const authorized = await fetch(address ?? '', { redirect: 'manual' });
  const back = new URL(authorized.headers.get('location') ?? '');
  return (await browser.get(back.pathname + back.search)).headers.get('location');
}
const enter = async (browser: TestBrowser) =>
  comeBack(browser, (await browser.get('/api/oauth/google/start')).headers.get('location'));
async function connect(browser: TestBrowser) {
  const { address } = (await (await browser.post('/api/settings/providers/google')).json()) as { address: string };
  return comeBack(browser, address);
}
const providersOf = async (browser: TestBrowser) => {
  const { waysIn } = (await (await browser.get('/api/settings')).json()) as {
    waysIn: { providers: { provider: string }[] };
  };
  return waysIn.providers.map(({ provider }) => provider);
};
const whoIs = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: { email: string } | null }).user?.email;

test('who is signed in connects a provider, whatever address it knows, and enters by it later (SET-9)', async () => {
  const email = 'collega@officine.example';
  const browser = await signedInBusiness(product, { email });
  fake.state.person = { sub: 'g-collega', email: 'tutt.altra@posta.example', email_verified: true };
  expect(await connect(browser)).toBe('/settings?collegato=google');
  expect([await providersOf(browser), await whoIs(browser)]).toEqual([['google'], email]);
  expect(product.mails.at(-1)).toMatchObject({ to: email, subject: 'Google è collegato al tuo account' });
  const later = product.browser();
  await enter(later);
  expect(await whoIs(later)).toBe(email);
});

test('an identity that is somebody else’s is refused, and nothing changes hands', async () => {
  const browser = await signedInBusiness(product, { email: 'ladra@officine.example' });
  fake.state.person = { sub: 'g-collega' };
  expect(await connect(browser)).toBe('/settings?errore=google&motivo=provider_taken');
  expect(await providersOf(browser)).toEqual([]);
});

test('disconnected with a password; without one it is the last way in (SET-9)', async () => {
  const browser = await signedInBusiness(product, { email: 'scollega@officine.example' });
  fake.state.person = { sub: 'g-scollega' };
  await connect(browser);
  const gone = await browser.delete('/api/settings/providers/google');
  expect(await gone.json()).toMatchObject({ waysIn: { hasPassword: true, providers: [] } });
  expect((await browser.delete('/api/settings/providers/google')).status).toBe(404);

  fake.state.person = { sub: 'g-solo', email: 'solo@posta.example', email_verified: true };
  const alone = product.browser();
  await enter(alone);
  const input = { ...BUSINESS, email: 'solo@posta.example' };
  await alone.post('/api/registrations/completion/business', input);
  const refused = await alone.delete('/api/settings/providers/google');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'last_way_in' }]);
  expect(await providersOf(alone)).toEqual(['google']);
});

test('a visitor connects nothing', async () => {
  expect((await product.browser().post('/api/settings/providers/google')).status).toBe(401);
  expect((await product.browser().delete('/api/settings/providers/google')).status).toBe(401);
});
