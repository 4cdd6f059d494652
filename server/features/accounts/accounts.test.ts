import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TERMS_VERSION } from '#domain/accounts/consents.ts';
import { BUSINESS, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { consents, profiles } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(() => {
  product.mails.length = 0;
});

describe('business registration', () => {
  test('creates the account, the first company as active one, and mails a confirmation', async () => {
    const browser = await signedInBusiness(product);
    const { user } = (await (await browser.get('/api/session')).json()) as { user: object };
    expect(user).toMatchObject({ firstName: 'Giulia', userType: 'business_user', isAdmin: false });
    const companies = await (await browser.get('/api/companies')).json();
    expect(companies).toMatchObject({ companies: [{ companyName: 'Officine Brenta Srl', isPrimary: true }] });
  });

  test.each([
    ['firstName', '  ', 'Campo obbligatorio'],
    ['firstName', 'Ritira su truffa.example', 'Scrivi solo il nome: senza link, indirizzi o numeri'],
    ['lastName', 'Hai vinto 5.000 euro', 'Scrivi solo il nome: senza link, indirizzi o numeri'],
    ['email', 'giulia', 'Scrivi un indirizzo e-mail valido'],
    ['password', '12345', 'Servono almeno 6 caratteri'],
    ['sector', 'spazio', 'Valore non valido'],
    ['vatNumber', 'IT123', 'Servono 11 cifre, con o senza IT davanti'],
    ['acceptTerms', false, 'Per registrarti devi accettare i termini e l’informativa privacy'],
  ])('refuses %s = %j, with the reason beside the field', async (field, value, message) => {
    const answer = await product.browser().post('/api/registrations/business', { ...BUSINESS, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field, message }] });
    expect(product.mails).toEqual([]);
  });

  test('mails to an address that is not proved print no name', async () => {
    const person = { ...BUSINESS, email: 'senza-nome@officine.example' };
    await product.browser().post('/api/registrations/business', person);
    await product.browser().post('/api/registrations/business', person);
    await product.browser().post('/api/password-resets', { email: person.email });
    await product.runJobs();
    expect(product.mails.map(({ subject, text }) => [subject, text.includes(person.firstName)])).toEqual([
      ['Conferma la tua e-mail', false],
      ['Hai già un account Bandolo', false],
      ['Reimposta la tua password', false],
    ]);
  });

  test('what was agreed to is stored with version and time; marketing only when chosen (ACC-16)', async () => {
    const agreedBy = async (email: string, marketingConsent: boolean) => {
      await product.browser().post('/api/registrations/business', { ...BUSINESS, email, marketingConsent });
      const [person] = await product.db.select().from(profiles).where(eq(profiles.email, email));
      const rows = await product.db.select().from(consents).where(eq(consents.userId, person!.id));
      expect(rows.every(({ version, givenAt }) => version === TERMS_VERSION && givenAt instanceof Date)).toBe(true);
      return rows.map(({ document }) => document).toSorted();
    };
    const without = await agreedBy('senza-novita@officine.example', false);
    const withNews = await agreedBy('con-novita@officine.example', true);
    expect(without.length).toBeGreaterThan(0);
    expect(withNews).toEqual([...without, 'marketing'].toSorted());
  });

  test('a known e-mail looks the same from outside; its owner is told by mail', async () => {
    const person = { ...BUSINESS, email: 'nota@officine.example' };
    const first = await product.browser().post('/api/registrations/business', person);
    const second = await product
      .browser()
      .post('/api/registrations/business', { ...person, password: 'altra-chiave-99' });
    expect([second.status, await second.json()]).toEqual([first.status, await first.json()]);
    expect(product.mails.map((mail) => mail.subject)).toEqual(['Conferma la tua e-mail', 'Hai già un account Bandolo']);
  });
});

describe('signing in', () => {
  test('works after confirmation, survives a new request, and ends with sign-out', async () => {
    await signedInBusiness(product, { email: 'entra@officine.example' });
    const browser = product.browser();
    const answer = await browser.post('/api/session', {
      email: 'ENTRA@officine.example ',
      password: BUSINESS.password,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect((await browser.get('/api/companies')).status).toBe(200);
    await browser.delete('/api/session');
    expect((await browser.get('/api/companies')).status).toBe(401);
  });

  test('a wrong password and an unknown e-mail get the very same answer', async () => {
    await signedInBusiness(product, { email: 'sbaglia@officine.example' });
    const wrong = await product.browser().post('/api/session', { email: 'sbaglia@officine.example', password: 'no' });
    const unknown = await product.browser().post('/api/session', { email: 'mai@vista.example', password: 'no' });
    const bodies = [await wrong.json(), await unknown.json()].map((body) => ({ ...(body as object), requestId: '' }));
    expect(wrong.status).toBe(401);
    expect([unknown.status, bodies[1]]).toEqual([401, bodies[0]]);
  });

  test.each([{}, { email: '', password: '' }, { email: 'giulia@officine.example' }, { password: 'x' }])(
    'without e-mail or password there is one sentence (ACC-7): %j',
    async (input) => {
      const answer = await product.browser().post('/api/session', input);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'missing_credentials', message: 'Devi indicare un indirizzo e-mail e una password.' },
      ]);
    },
  );

  test('a misspelt e-mail is named beside its field', async () => {
    const answer = await product.browser().post('/api/session', { email: 'giulia', password: 'x' });
    expect(await answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'email', message: 'Scrivi un indirizzo e-mail valido' }],
    });
  });

  test('waits for the confirmation of the e-mail', async () => {
    await product.browser().post('/api/registrations/business', { ...BUSINESS, email: 'attende@officine.example' });
    const answer = await product
      .browser()
      .post('/api/session', { email: 'attende@officine.example', password: BUSINESS.password });
    expect(await answer.json()).toMatchObject({ code: 'email_not_confirmed' });
  });
});

test('a confirmation link works once, also under 20 parallel uses', async () => {
  const browser = product.browser();
  await browser.post('/api/registrations/business', { ...BUSINESS, email: 'corsa@officine.example' });
  const token = tokenFor(product, 'corsa@officine.example');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.post('/api/session/confirmation', { token })),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array<number>(19).fill(410)]);
});

test('a request from another site is refused', async () => {
  const answer = await product.browser().send('POST', '/api/session', {}, { origin: 'https://evil.example' });
  expect(await answer.json()).toMatchObject({ code: 'wrong_origin' });
  const from = async (site: string) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': site };
    const sent = await product.api.request('/api/session', { method: 'POST', headers, body: '{}' });
    return ((await sent.json()) as { code: string }).code;
  };
  expect([await from('cross-site'), await from('same-site')]).toEqual(['wrong_origin', 'wrong_origin']);
  expect([await from('same-origin'), await from('none')]).toEqual(['missing_credentials', 'missing_credentials']);
});
