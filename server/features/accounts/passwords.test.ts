import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BUSINESS, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { passwordProblems } from './password-strength.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(() => {
  product.mails.length = 0;
});

test.each(['123456', 'password', 'juventus', 'amoremio', 'qwerty12', 'giulia1985'])(
  'the server rejects %s with reasons in Italian (ACC-3)',
  async (password) => {
    const answer = await product.browser().post('/api/registrations/business', { ...BUSINESS, password });
    const body = (await answer.json()) as { code: string; fields: { field: string; message: string }[] };
    expect([answer.status, body.code, body.fields[0]?.field]).toEqual([400, 'weak_password', 'password']);
    expect(body.fields[0]?.message).toMatch(/^Troppo facile da indovinare\. /);
  },
);

test('a password that nobody would guess has no problems', () => {
  expect(passwordProblems('tornio-verde-42', ['Giulia'])).toEqual([]);
});

describe('reset by mail', () => {
  test('changes the password once, signs in, ends the other sessions and tells the owner', async () => {
    const email = 'reset@officine.example';
    const elsewhere = await signedInBusiness(product, { email });
    const browser = product.browser();
    expect((await browser.post('/api/password-resets', { email })).status).toBe(202);
    await product.runJobs();
    const use = { token: tokenFor(product, email), password: 'nuova-chiave-lunga' };
    expect((await browser.post('/api/password-resets/use', use)).status).toBe(200);
    expect((await browser.get('/api/companies')).status).toBe(200);
    expect((await elsewhere.get('/api/companies')).status).toBe(401);
    expect((await product.browser().post('/api/session', { email, password: BUSINESS.password })).status).toBe(401);
    expect((await product.browser().post('/api/session', { email, password: use.password })).status).toBe(200);
    const again = await browser.post('/api/password-resets/use', { ...use, password: 'altra-chiave-lunga' });
    expect([again.status, await again.json()]).toMatchObject([410, { code: 'link_invalid' }]);
    expect(product.mails.at(-1)?.subject).toBe('La tua password è cambiata');
    expect(product.mails.at(-1)?.text).toContain('/auth?vista=recupero');
  });

  test('refuses the own address and name as a password, and the link stays good for a better one (ACC-3)', async () => {
    const email = 'teresa.colombo@officine.example';
    await signedInBusiness(product, { email, firstName: 'Teresa', lastName: 'Colombo' });
    await product.browser().post('/api/password-resets', { email });
    await product.runJobs();
    const token = tokenFor(product, email);
    const use = (password: string) => product.browser().post('/api/password-resets/use', { token, password });
    for (const password of [email, 'teresa.colombo', 'TeresaColombo']) {
      const answer = await use(password);
      expect([password, answer.status, await answer.json()]).toMatchObject([password, 400, { code: 'weak_password' }]);
    }
    expect((await use('nuova-chiave-lunga')).status).toBe(200);
  });

  test('one of 20 parallel uses wins', async () => {
    const email = 'gara@officine.example';
    await signedInBusiness(product, { email });
    await product.browser().post('/api/password-resets', { email });
    await product.runJobs();
    const use = { token: tokenFor(product, email), password: 'nuova-chiave-lunga' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.browser().post('/api/password-resets/use', use)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array<number>(19).fill(410)]);
  }, 120_000); // each use makes a slow hash, and the machine may be busy

  test('the link expires after an hour, and a newer one makes it worthless', async () => {
    const email = 'scade@officine.example';
    await signedInBusiness(product, { email });
    await product.browser().post('/api/password-resets', { email });
    await product.runJobs();
    const first = tokenFor(product, email);
    await product.browser().post('/api/password-resets', { email });
    await product.runJobs();
    const second = tokenFor(product, email);
    const use = (token: string) =>
      product.browser().post('/api/password-resets/use', { token, password: 'nuova-chiave-lunga' });
    expect((await use(first)).status).toBe(410);
    product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
    expect((await use(second)).status).toBe(410);
  });

  test('says the same for a known and an unknown address, and mails only the known one', async () => {
    const email = 'nota@officine.example';
    await signedInBusiness(product, { email });
    product.mails.length = 0;
    const known = await product.browser().post('/api/password-resets', { email });
    const unknown = await product.browser().post('/api/password-resets', { email: 'mai@vista.example' });
    await product.runJobs();
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    expect(product.mails.map((mail) => mail.to)).toEqual([email]);
  });
});

test('changing the password asks for the current one and signs out the other devices', async () => {
  const email = 'cambia@officine.example';
  const browser = await signedInBusiness(product, { email });
  const other = product.browser();
  await other.post('/api/session', { email, password: BUSINESS.password });
  const wrong = await browser.send('PUT', '/api/password', { currentPassword: 'no', password: 'nuova-chiave-lunga' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { code: 'wrong_password', fields: [{ field: 'currentPassword' }] },
  ]);
  const right = await browser.send('PUT', '/api/password', {
    currentPassword: BUSINESS.password,
    password: 'nuova-chiave-lunga',
  });
  expect(right.status).toBe(200);
  expect((await browser.get('/api/companies')).status).toBe(200);
  expect((await other.get('/api/companies')).status).toBe(401);
});
