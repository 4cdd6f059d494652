import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#server/features/audit/tables.ts';
import { startFakeProvider } from '#server/testing/fake-provider.ts';
import { BUSINESS, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const PLACE = '/api/settings/two-factor';
const { password } = BUSINESS;
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

const later = (seconds: number) => (product.clock.now = new Date(product.clock.now.getTime() + seconds * 1000));
const appCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: product.clock.now.getTime() });
const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
const who = async (browser: TestBrowser) =>
  (await json<{ user: { email: string } | null }>(browser.get('/api/session'))).user?.email ?? null;
const give = (browser: TestBrowser, code: string) => browser.post('/api/session/code', { code });

type Enrolment = { secret: string; uri: string; drawing: { size: number; path: string } };
async function enrolled(email: string) {
  const browser = await signedInBusiness(product, { email });
  const { secret, uri, drawing } = await json<Enrolment>(browser.post(PLACE, { password }));
  expect([uri.startsWith('otpauth://totp/Bandolo:'), drawing.size > 20]).toEqual([true, true]);
  const on = await json<{ recoveryCodes: string[] }>(browser.put(PLACE, { code: appCode(secret) }));
  later(60);
  return { browser, email, secret, recoveryCodes: on.recoveryCodes };
}
async function halfway(email: string) {
  const browser = product.browser();
  const answer = await browser.post('/api/session', { email, password });
  expect([answer.status, await answer.json()]).toEqual([200, { user: null, needsCode: true }]);
  expect(await who(browser)).toBeNull();
  return browser;
}

test('on only after a code of the app, with the password; told by mail and in the audit (SET-10)', async () => {
  const email = 'attiva@officine.example';
  const browser = await signedInBusiness(product, { email });
  expect((await browser.post(PLACE, { password: 'sbagliata' })).status).toBe(400);
  const { secret } = await json<Enrolment>(browser.post(PLACE, { password }));
  expect((await browser.put(PLACE, { code: '000000' })).status).toBe(400);
  const entered = await product.browser().post('/api/session', { email, password });
  expect(await entered.json()).toMatchObject({ needsCode: false, user: { email } });
  const on = await browser.put(PLACE, { code: appCode(secret) });
  const { recoveryCodes, waysIn } = (await on.json()) as { recoveryCodes: string[]; waysIn: object };
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(waysIn).toMatchObject({ twoFactor: { isOn: true, recoveryCodesLeft: 10 } });
  expect(product.mails.findLast(({ to }) => to === email)?.subject).toBe('Verifica in due passaggi attiva');
  expect((await product.db.select().from(auditLog)).map(({ action }) => action)).toContain('due_fattori_attivati');
  expect((await browser.post(PLACE, { password })).status).toBe(409);
});

test('a sign-in waits for the code; each code counts once, also twice at the same time', async () => {
  const { email, secret } = await enrolled('entra@officine.example');
  const browser = await halfway(email);
  expect((await give(browser, '123456')).status).toBe(400);
  const other = await halfway(email);
  expect((await give(browser, appCode(secret))).status).toBe(410); // a new first step ends the one before
  later(60);
  const code = appCode(secret);
  const answers = await Promise.all([give(other, code), give(other, code)]);
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await give(await halfway(email), code)).status).toBe(400);
});

test('a recovery code enters once; new ones make the old ones worthless', async () => {
  const { browser, email, secret, recoveryCodes } = await enrolled('recupera@officine.example');
  const [first, second] = recoveryCodes as [string, string];
  const written = first.match(/.{4}/g)!.join('-').toLowerCase();
  const phoneless = await halfway(email);
  expect((await give(phoneless, written)).status).toBe(200);
  expect(await who(phoneless)).toBe(email);
  expect((await give(await halfway(email), first)).status).toBe(400);
  const fresh = await json<{ recoveryCodes: string[] }>(
    browser.post(`${PLACE}/recovery-codes`, { code: appCode(secret) }),
  );
  expect((await give(await halfway(email), second)).status).toBe(400);
  expect((await give(await halfway(email), fresh.recoveryCodes[0]!)).status).toBe(200);
});

test('the step lasts ten minutes, and a new password by link waits for it too', async () => {
  const { email, secret } = await enrolled('reimposta@officine.example');
  const slow = await halfway(email);
  later(11 * 60);
  expect((await give(slow, appCode(secret))).status).toBe(410);
  await product.browser().post('/api/password-resets', { email });
  await product.runJobs();
  const browser = product.browser();
  const token = tokenFor(product, email);
  const reset = await browser.post('/api/password-resets/use', { token, password: 'nuova-chiave-lunga' });
  expect(await reset.json()).toEqual({ user: null, needsCode: true });
  later(60);
  expect((await give(browser, appCode(secret))).status).toBe(200);
  expect(await who(browser)).toBe(email);
});

test('off again with the password, which is told by mail; then the password is enough', async () => {
  const { browser, email } = await enrolled('toglie@officine.example');
  expect((await browser.send('DELETE', PLACE, { password: 'sbagliata' })).status).toBe(400);
  expect((await browser.send('DELETE', PLACE, { password })).status).toBe(200);
  expect(product.mails.findLast(({ to }) => to === email)?.subject).toBe('Verifica in due passaggi disattivata');
  const entered = await product.browser().post('/api/session', { email, password });
  expect(await entered.json()).toMatchObject({ needsCode: false });
});

test('who comes by Google gives the code too', async () => {
  const { email, secret } = await enrolled('google@officine.example');
  fake.state.person = { sub: 'g-due', email, email_verified: true };
  const browser = product.browser();
  const start = await browser.get('/api/oauth/google/start?next=/calendar');
  const authorized = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(authorized.headers.get('location') ?? '');
  const landed = (await browser.get(back.pathname + back.search)).headers.get('location');
  expect(landed).toBe('/auth?vista=codice&next=%2Fcalendar');
  expect(await who(browser)).toBeNull();
  expect((await give(browser, appCode(secret))).status).toBe(200);
  expect(await who(browser)).toBe(email);
});

test('ten tries in a quarter of an hour, from wherever they come', async () => {
  const limited = await startTestProduct({ hasRateLimits: true });
  const main = product;
  product = limited;
  try {
    const { email } = await enrolled('tante@officine.example');
    const statuses: number[] = [];
    const browser = await halfway(email);
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await give(browser, '123456')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  } finally {
    product = main;
    await limited.close();
  }
});
