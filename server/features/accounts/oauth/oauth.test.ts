// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles } from '#server/features/accounts/tables.ts';
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
  expect(await signInBy(browser)).toBe('/auth?next=%2Fbandi');
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
  expect(await signInBy(browser, provider)).toBe(
    `/auth?errore=${provider}&motivo=email_belongs_to_account&next=%2Fbandi`,
  );
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

test('an account whose typed e-mail was never confirmed stays shut, and the link is mailed again', async () => {
  fake.state.person = { sub: 'f-7', given_name: 'Olga', family_name: 'Orsi' };
  const browser = product.browser();
  await signInBy(browser, 'facebook');
  await browser.post('/api/registrations/completion/business', { ...BUSINESS, email: 'olga@posta.example' });
  product.mails.length = 0;
  expect(await signInBy(browser, 'facebook')).toBe('/auth?errore=facebook&motivo=email_not_confirmed&next=%2Fbandi');
  expect(await whoIs(browser)).toBeNull();
  await product.runJobs();
  expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['olga@posta.example', 'Conferma la tua e-mail'],
  ]);
  await browser.post('/api/session/confirmation', { token: tokenFor(product, 'olga@posta.example') });
  expect(await signInBy(product.browser(), 'facebook')).toBe('/bandi');
});

test.each(['google', 'a new password'])(
  'an account prepared on somebody’s address is theirs alone once they prove it by %s',
  async (proof) => {
    const email = `${proof.length}-preparata@posta.example`;
    fake.state.person = { sub: `stranger-${proof}` };
    const stranger = product.browser();
    await signInBy(stranger, 'facebook');
    // Before saying who they are, nothing can be left behind.
    expect((await stranger.post('/api/calendar/feed')).status).toBe(403);
    expect((await stranger.post('/api/settings/api-keys', { name: 'mia' })).status).toBe(403);
    await stranger.post('/api/registrations/completion/business', { ...BUSINESS, email });
    const owner = product.browser();
    if (proof === 'google') {
      fake.state.person = { sub: `owner-${proof}`, email, email_verified: true };
      await signInBy(owner);
    } else {
      await owner.post('/api/password-resets', { email });
      await product.runJobs();
      const use = { token: tokenFor(product, email), password: 'quercia-lenta-88' };
      expect((await owner.post('/api/password-resets/use', use)).status).toBe(200);
    }
    expect(await whoIs(owner)).toMatchObject({ email, userType: 'business_user' });
    fake.state.person = { sub: `stranger-${proof}` };
    const again = product.browser();
    await signInBy(again, 'facebook');
    expect((await whoIs(again))?.email).not.toBe(email);
  },
);

test('a typed e-mail that has an account looks like any other; its owner is told by mail', async () => {
  await signedInBusiness(product, { email: 'padrona@posta.example' });
  const complete = async (sub: string, email: string) => {
    fake.state.person = { sub };
    const browser = product.browser();
    await signInBy(browser, 'facebook');
    product.mails.length = 0;
    const answer = await browser.post('/api/registrations/completion/business', { ...BUSINESS, email });
    return [answer.status, await answer.json(), await whoIs(browser), product.mails.map(({ subject }) => subject)];
  };
  expect(await complete('f-8', 'libera@posta.example')).toEqual([
    200,
    { needsConfirmation: true },
    null,
    ['Conferma la tua e-mail'],
  ]);
  expect(await complete('f-9', 'padrona@posta.example')).toEqual([
    200,
    { needsConfirmation: true },
    null,
    ['Hai già un account Bandolo'],
  ]);
});

test('what the button said of the person is kept with the provider as registration method (ACC-10)', async () => {
  fake.state.person = { sub: 'g-10', email: 'dieci@posta.example', email_verified: true };
  const browser = product.browser();
  const userData = encodeURIComponent(JSON.stringify({ user_type: 'consultant', registration_method: 'email' }));
  const start = await browser.get(`/api/oauth/google/start?user_data=${userData}`);
  const authorized = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(authorized.headers.get('location') ?? '');
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe('/auth');
  const [profile] = await product.db.select().from(profiles).where(eq(profiles.email, 'dieci@posta.example'));
  expect(profile).toMatchObject({
    userType: null,
    registrationMethod: 'google',
    metadata: { user_type: 'consultant', registration_method: 'google' },
  });
});

test.each([
  [
    'a state that is not ours',
    (url: URL) => (url.searchParams.set('state', 'x'), url),
    '/auth?errore=google&motivo=provider_failed',
  ],
  [
    'a refusal of the provider',
    (url: URL) => (url.searchParams.delete('code'), url.searchParams.set('error', 'access_denied'), url),
    '/auth?errore=google&motivo=provider_failed&next=%2Fbandi',
  ],
])('%s leads back with the error to show', async (_, tamper, address) => {
  const browser = product.browser();
  expect(await signInBy(browser, 'google', tamper)).toBe(address);
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
