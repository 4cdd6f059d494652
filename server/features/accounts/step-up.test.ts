import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeProvider } from '#server/testing/fake-provider.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let fake: Awaited<ReturnType<typeof startFakeProvider>>;
beforeAll(async () => {
  fake = await startFakeProvider({ sub: 'g-1' });
  product = await startTestProduct({
    env: { google: { id: 'client', secret: 'secret' }, oauthTestIssuer: fake.issuer },
  });
});
afterAll(async () => {
  await product.close();
  await fake.close();
});

const PROOF = '/api/session/proof';
const { password } = BUSINESS;
const later = (minutes: number) => (product.clock.now = new Date(product.clock.now.getTime() + minutes * 60_000));
const json = async (answer: Promise<Response>) => (await (await answer).json()) as { code?: string };
/** Each lets somebody in for long who has only a session now. */
const acts = (browser: TestBrowser) => [
  browser.post('/api/settings/providers/google'),
  browser.post('/api/settings/api-keys', { name: 'Mia' }),
  browser.post('/api/calendar/feed'),
];
const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);
async function enterByGoogle(browser: TestBrowser) {
  const start = await browser.get('/api/oauth/google/start?next=/settings');
  const authorized = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(authorized.headers.get('location') ?? '');
  return (await browser.get(back.pathname + back.search)).headers.get('location');
}

test('a stolen cookie connects no identity, makes no key and no address of the calendar', async () => {
  const thief = await signedInBusiness(product, { email: 'rubato@officine.example' });
  later(10);
  for (const act of acts(thief)) expect(await json(act)).toMatchObject({ code: 'step_up_needed' });
  const guessed = await thief.post(PROOF, { password: 'indovinata' });
  expect(await guessed.json()).toMatchObject({ code: 'wrong_password', fields: [{ field: 'password' }] });
  expect(await statusesOf(acts(thief))).toEqual([403, 403, 403]);
  // The way that asked for nothing is gone: this enters, and connects nothing.
  fake.state.person = { sub: 'g-ladro', email: 'ladro@posta.example', email_verified: true };
  const start = await thief.get('/api/oauth/google/start?collega=1');
  expect(new URL(start.headers.get('location') ?? '').searchParams.get('state')).toBeTruthy();
  expect(await json(thief.get('/api/settings'))).toMatchObject({ waysIn: { providers: [] } });
});

test('the password given again opens them for ten minutes, in this session alone', async () => {
  const email = 'ridata@officine.example';
  const browser = await signedInBusiness(product, { email });
  later(30);
  const other = product.browser();
  await other.post('/api/session', { email, password });
  later(30);
  expect(await json(browser.get(PROOF))).toMatchObject({ isRecent: false, waysIn: { hasPassword: true } });
  expect(await (await browser.post(PROOF, { password })).json()).toEqual({ isRecent: true });
  expect(await statusesOf(acts(browser))).toEqual([200, 201, 200]);
  expect(await statusesOf(acts(other))).toEqual([403, 403, 403]);
  later(10);
  expect(await statusesOf(acts(browser))).toEqual([403, 403, 403]);
});

test('who enters by a provider alone enters again by it', async () => {
  fake.state.person = { sub: 'g-solo', email: 'solo@posta.example', email_verified: true };
  const browser = product.browser();
  await enterByGoogle(browser);
  await browser.post('/api/registrations/completion/business', { ...BUSINESS, email: 'solo@posta.example' });
  later(20);
  expect(await json(browser.get(PROOF))).toMatchObject({ isRecent: false, waysIn: { hasPassword: false } });
  expect((await browser.post(PROOF, { password })).status).toBe(400);
  expect((await browser.post('/api/settings/api-keys', { name: 'Mia' })).status).toBe(403);
  expect(await enterByGoogle(browser)).toBe('/settings');
  expect((await browser.post('/api/settings/api-keys', { name: 'Mia' })).status).toBe(201);
});

test('the owner learns of each by mail', async () => {
  const email = 'avvisata@officine.example';
  const browser = await signedInBusiness(product, { email });
  await Promise.all(acts(browser));
  const subjects = product.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['Nuova chiave API nel tuo account', 'Nuovo indirizzo privato del tuo calendario']),
  );
});
