import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFakeProvider } from '#server/testing/fake-provider.ts';
import { BUSINESS, signedInBusiness, tokenFor } from '#server/testing/people.ts';
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
beforeEach(() => {
  fake.state.fails = false;
});

/** From the button to the callback, as a browser follows the redirects. */
async function signInBy(browser: TestBrowser, provider = 'google', tamper = (url: URL) => url) {
  const start = await browser.get(`/api/oauth/${provider}/start?next=/bandi`);
  const authorized = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = tamper(new URL(authorized.headers.get('location') ?? ''));
  const answer = await browser.get(back.pathname + back.search);
  return answer.headers.get('location');
}
const whoIs = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: { email: string; userType: string | null } | null })
    .user;

test('a first sign-in opens a session without a type, with PKCE and the client secret', async () => {
  fake.state.person = {
    sub: 'g-1',
    email: 'Nuova@posta.example',
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Neri',
  };
  const browser = product.browser();
  expect(await signInBy(browser)).toBe('/auth');
  expect(await whoIs(browser)).toMatchObject({ email: 'nuova@posta.example', firstName: 'Nora', userType: null });
  expect(
    createHash('sha256')
      .update(fake.seen.verifier ?? '')
      .digest('base64url'),
  ).toBe(fake.seen.challenge);
  expect(fake.seen.secret).toBe('secret');
});

test('the type selection completes it; the next sign-in goes straight on', async () => {
  fake.state.person = { sub: 'g-2', email: 'due@posta.example', email_verified: true };
  const browser = product.browser();
  await signInBy(browser);
  const input = { ...BUSINESS, email: 'due@posta.example', firstName: 'Dora', lastName: 'Due' };
  const completed = await browser.post('/api/registrations/completion/business', input);
  expect([completed.status, await completed.json()]).toEqual([200, { needsConfirmation: false }]);
  expect(await whoIs(browser)).toMatchObject({ userType: 'business_user', firstName: 'Dora' });
  expect(await signInBy(product.browser())).toBe('/bandi');
});

test('a verified e-mail joins the account that owns it', async () => {
  await signedInBusiness(product, { email: 'unita@posta.example' });
  fake.state.person = { sub: 'g-3', email: 'unita@posta.example', email_verified: true };
  const browser = product.browser();
  await signInBy(browser);
  expect(await whoIs(browser)).toMatchObject({ email: 'unita@posta.example', userType: 'business_user' });
});

test.each(['google', 'facebook'])('an unverified e-mail from %s is never joined to an account', async (provider) => {
  const email = `${provider}-altrui@posta.example`;
  await signedInBusiness(product, { email });
  fake.state.person = { sub: `${provider}-4`, email, email_verified: false };
  const browser = product.browser();
  expect(await signInBy(browser, provider)).toBe(`/auth?errore=${provider}&motivo=email_belongs_to_account`);
  expect(await whoIs(browser)).toBeNull();
});

test('without an e-mail from the provider we ask for one and confirm it', async () => {
  fake.state.person = { sub: 'f-5', given_name: 'Elsa', family_name: 'Elmi' };
  const browser = product.browser();
  await signInBy(browser, 'facebook');
  const input = { ...BUSINESS, email: 'elsa@posta.example' };
  const completed = await browser.post('/api/registrations/completion/business', input);
  expect(await completed.json()).toEqual({ needsConfirmation: true });
  expect(await whoIs(browser)).toBeNull();
  await browser.post('/api/session/confirmation', { token: tokenFor(product, 'elsa@posta.example') });
  expect(await whoIs(browser)).toMatchObject({ email: 'elsa@posta.example', userType: 'business_user' });
});

test.each([
  ['a state that is not ours', (url: URL) => (url.searchParams.set('state', 'x'), url)],
  [
    'a refusal of the provider',
    (url: URL) => (url.searchParams.delete('code'), url.searchParams.set('error', 'access_denied'), url),
  ],
])('%s leads back with the error to show', async (_, tamper) => {
  const browser = product.browser();
  expect(await signInBy(browser, 'google', tamper)).toBe('/auth?errore=google&motivo=provider_failed');
  expect(await whoIs(browser)).toBeNull();
});

test('a callback works once, and only in the browser that began', async () => {
  const browser = product.browser();
  const start = await browser.get('/api/oauth/google/start');
  const authorized = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(authorized.headers.get('location') ?? '');
  const stranger = await product.browser().get(back.pathname + back.search);
  expect(stranger.headers.get('location')).toContain('motivo=provider_failed');
  fake.state.person = { sub: 'g-6', email: 'sei@posta.example', email_verified: true };
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe('/auth');
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toContain('provider_failed');
});

test('a provider that is not configured is a clear refusal', async () => {
  const bare = await startTestProduct();
  const answer = await bare.browser().get('/api/oauth/google/start');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'provider_not_configured' }]);
  await bare.close();
});
