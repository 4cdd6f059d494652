// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION } from '#domain/constants.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { forgetExpiredJob } from './jobs.ts';
import { oneTimeLinks, sessions } from './tables.ts';

const DAY_MS = 86_400_000;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const later = (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
};
const isIn = async (browser: { get(path: string): Promise<Response> }) =>
  ((await (await browser.get('/api/session')).json()) as { user: object | null }).user !== null;

test('the check with 90 s left prolongs the session, and its cookie with it (ACC-17)', async () => {
  const browser = await signedInBusiness(product, { email: 'resta@officine.example' });
  later(30 * DAY_MS - SESSION.refreshWhenLeftMs);
  const check = await browser.get('/api/session');
  expect(check.headers.getSetCookie()[0]).toMatch(/bandolo_session=.*Expires=/);
  later(SESSION.refreshWhenLeftMs * 2);
  expect(await isIn(browser)).toBe(true);
});

test('a session that nobody used for thirty days is over', async () => {
  const browser = await signedInBusiness(product, { email: 'parte@officine.example' });
  later(30 * DAY_MS);
  expect(await isIn(browser)).toBe(false);
  expect((await browser.get('/api/companies')).status).toBe(401);
});

test('a session in use is not written at every request', async () => {
  const browser = await signedInBusiness(product, { email: 'usa@officine.example' });
  later(DAY_MS / 2);
  expect((await browser.get('/api/session')).headers.getSetCookie()).toEqual([]);
});

test('signing in again from one browser ends the session it came with', async () => {
  const browser = await signedInBusiness(product, { email: 'prima@officine.example' });
  await signedInBusiness(product, { email: 'seconda@officine.example' });
  const signIn = (email: string) => browser.post('/api/session', { email, password: BUSINESS.password });
  const [first = ''] = (await signIn('prima@officine.example')).headers.getSetCookie();
  await signIn('seconda@officine.example');
  expect(await isIn(browser)).toBe(true);
  const old = await product.browser().send('GET', '/api/session', undefined, { cookie: first.split(';')[0] ?? '' });
  expect(await old.json()).toMatchObject({ user: null });
});

test('what is over is forgotten in the night, as the privacy notice says; what is in use stays', async () => {
  await signedInBusiness(product, { email: 'scorda@officine.example' });
  await product.browser().post('/api/password-resets', { email: 'scorda@officine.example' });
  await product.runJobs();
  const night = async () => {
    product.jobs.push({ name: forgetExpiredJob.name, data: {} });
    await product.runJobs();
  };
  later(30 * DAY_MS + 1);
  const present = await signedInBusiness(product, { email: 'presente@officine.example' });
  await present.post('/api/password-resets', { email: 'presente@officine.example' });
  await product.runJobs();
  await night();
  expect(await product.db.$count(sessions)).toBe(1);
  // Of the links the one that the person who is here has just asked for; known devices have their own, longer time.
  expect(await product.db.$count(oneTimeLinks, ne(oneTimeLinks.kind, 'known_device'))).toBe(1);
  expect(await isIn(present)).toBe(true);
});
