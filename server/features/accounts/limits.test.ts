import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { countAttempt } from './attempts.ts';
import { RATE } from './rate-rules.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ hasRateLimits: true });
});
afterAll(() => product.close());

const tryToSignIn = (ip: string, email = 'preso@mira.example', password = 'x') =>
  product.browser(ip).post('/api/session', { email, password });

test('sign-in: exactly 10 attempts of one account from one address in a quarter of an hour', async () => {
  for (let count = 1; count <= RATE.signInPerPair.limit; count += 1) {
    expect([count, (await tryToSignIn('198.51.100.1')).status]).toEqual([count, 401]);
  }
  const refused = await tryToSignIn('198.51.100.1');
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'too_many_requests', message: expect.stringMatching(/Riprova tra (un minuto|\d+ minuti)\.$/) },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await tryToSignIn('198.51.100.2')).status).toBe(401);
  product.clock.now = new Date(product.clock.now.getTime() + RATE.signInPerPair.windowSeconds * 1000);
  expect((await tryToSignIn('198.51.100.1')).status).toBe(401);
});

test('whoever tries many passwords from many addresses does not lock the owner out of a browser they know', async () => {
  const owner = await signedInBusiness(product, { email: 'bersaglio@mira.example' });
  const known = { email: 'bersaglio@mira.example', password: BUSINESS.password };
  expect((await owner.post('/api/session', known)).status).toBe(200);
  await owner.delete('/api/session');
  const ctx = { ...product.services, client: { ip: '', userAgent: '' } };
  for (let count = 0; count < RATE.signInPerAccount.limit - 1; count += 1)
    await countAttempt(ctx, RATE.signInPerAccount, known.email);
  expect((await tryToSignIn('198.51.100.50', known.email, known.password)).status).toBe(429);
  expect((await owner.post('/api/session', known)).status).toBe(200);
});

test('nor does a colleague who tries many at the same address; a known browser has a count of its own', async () => {
  const [email, ip] = ['ufficio@mira.example', '203.0.113.77'];
  await signedInBusiness(product, { email });
  const owner = product.browser(ip);
  expect((await owner.post('/api/session', { email, password: BUSINESS.password })).status).toBe(200);
  await owner.delete('/api/session');
  for (let count = 0; count < RATE.signInPerPair.limit; count += 1) await tryToSignIn(ip, email, 'sbagliata');
  expect((await tryToSignIn(ip, email, BUSINESS.password)).status).toBe(429);
  expect((await owner.post('/api/session', { email, password: BUSINESS.password })).status).toBe(200);
  const statuses = [];
  for (let count = 0; count < RATE.signInPerDevice.limit; count += 1)
    statuses.push((await owner.post('/api/session', { email, password: 'sbagliata' })).status);
  expect(statuses).toEqual([...Array<number>(9).fill(401), 429]);
});

test('sign-in by provider: its start is counted too', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count <= RATE.providerStartPerIp.limit; count += 1)
    statuses.add((await product.browser('203.0.113.61').get('/api/oauth/google/start')).status);
  expect(statuses.has(429)).toBe(true);
});

test('mails: exactly 3 per account, the same for known and unknown, also in parallel', async () => {
  const ask = () => product.browser('203.0.113.5').post('/api/password-resets', { email: 'tanti@mira.example' });
  const answers = await Promise.all(Array.from({ length: 6 }, ask));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 202, 202, 429, 429, 429]);
});

test('links: exactly 60 tries per address', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= RATE.linkPerIp.limit; count += 1) {
    statuses.push(
      (await product.browser('203.0.113.9').post('/api/session/confirmation', { token: 'indovina' })).status,
    );
  }
  expect(statuses).toEqual([...Array<number>(60).fill(410), 429]);
});

test('sign-up: exactly 20 per address in an hour', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= RATE.registrationPerIp.limit; count += 1) {
    const person = { ...BUSINESS, email: `tanti-${String(count)}@mira.example`, password: '123456' };
    statuses.push((await product.browser('203.0.113.21').post('/api/registrations/business', person)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
});

test('sign-in: exactly 30 per address in a quarter of an hour, whatever the account', async () => {
  const ip = '203.0.113.31';
  const ctx = { ...product.services, client: { ip, userAgent: '' } };
  for (let count = 1; count < RATE.signInPerIp.limit; count += 1) await countAttempt(ctx, RATE.signInPerIp, ip);
  const attempt = async (email: string) =>
    (await product.browser(ip).post('/api/session', { email, password: 'x' })).status;
  expect([await attempt('uno@mira.example'), await attempt('due@mira.example')]).toEqual([401, 429]);
});

test('mails: exactly 20 per address, resets and confirmations together', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= RATE.mailPerIp.limit; count += 1) {
    const path = count % 2 === 0 ? '/api/password-resets' : '/api/confirmation-mails';
    const email = `posta-${String(count)}@mira.example`;
    statuses.push((await product.browser('203.0.113.41').post(path, { email })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
});

test('a sign-up with a known address tells its owner once an hour, and answers the same every time', async () => {
  const person = { ...BUSINESS, email: 'nota@mira.example' };
  const signUp = (ip: string) => product.browser(ip).post('/api/registrations/business', person);
  const statuses = [];
  for (let count = 1; count <= 4; count += 1) statuses.push((await signUp(`192.0.2.${String(count)}`)).status);
  expect(statuses).toEqual([202, 202, 202, 202]);
  const told = product.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  expect(told).toEqual(['Conferma la tua e-mail', 'Hai già un account Bandolo']);
});

test('invitations: three to one address in a quarter of an hour, whoever writes; resets have a count of their own', async () => {
  await prepareCatalogue(product.services);
  const stranger = 'bersagliata@mira.example';
  const invite = async (from: number) => {
    const browser = await signedInBusiness(product, { email: `invita-${String(from)}@mira.example` });
    const { id } = (await (await browser.post('/api/applications', { id: '1' })).json()) as { id: string };
    return browser.post(`/api/applications/${id}/guests`, { email: stranger, role: 'lettura' });
  };
  const answers = [await invite(1), await invite(2), await invite(3), await invite(4)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(await answers.at(-1)!.json()).toMatchObject({
    code: 'too_many_requests',
    fields: [{ field: 'email', message: expect.stringMatching(/^A questo indirizzo sono già arrivati più inviti/) }],
  });
  expect(product.mails.filter(({ to }) => to === stranger)).toHaveLength(3);
  expect((await product.browser('203.0.113.71').post('/api/password-resets', { email: stranger })).status).toBe(202);
});
