// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUSINESS, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PLACE = '/api/settings/email';
const { password } = BUSINESS;
const signIn = (email: string) => product.browser().post('/api/session', { email, password });
const subjectsTo = (email: string) => product.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

test('the new address counts once its link is opened, and the old one is told twice (SET-8)', async () => {
  const [before, after] = ['prima@officine.example', 'dopo@officine.example'];
  const browser = await signedInBusiness(product, { email: before });
  expect((await browser.post(PLACE, { email: ' Dopo@officine.example ', password })).status).toBe(202);
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ person: { email: before } });
  const token = tokenFor(product, after);
  const elsewhere = product.browser();
  // The mailbox may be somebody else's: it would lie in an account that its preparer can enter.
  expect(await (await elsewhere.post(`${PLACE}/confirmation`, { token })).json()).toEqual({ status: 'serve_password' });
  const guessed = await elsewhere.post(`${PLACE}/confirmation`, { token, password: 'indovinata' });
  expect(await guessed.json()).toMatchObject({ code: 'wrong_password', fields: [{ field: 'password' }] });
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ person: { email: before } });
  const given = await elsewhere.post(`${PLACE}/confirmation`, { token, password });
  expect(await given.json()).toEqual({ status: 'cambiata' });
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ person: { email: after } });
  expect([(await signIn(before)).status, (await signIn(after)).status]).toEqual([401, 200]);
  expect(subjectsTo(before).slice(-2)).toEqual([
    'Hai chiesto di cambiare la tua e-mail',
    'L’e-mail del tuo account è cambiata',
  ]);
  expect((await elsewhere.post(`${PLACE}/confirmation`, { token })).status).toBe(410);
});

test('in the browser that is signed in one press is enough, and nobody’s name is in the mail', async () => {
  const [before, after] = ['qui@officine.example', 'qui-nuova@officine.example'];
  const browser = await signedInBusiness(product, { email: before });
  await browser.post(PLACE, { email: after, password });
  expect(product.mails.findLast(({ to }) => to === after)?.text).not.toContain(BUSINESS.firstName);
  const answer = await browser.post(`${PLACE}/confirmation`, { token: tokenFor(product, after) });
  expect(await answer.json()).toEqual({ status: 'cambiata' });
});

test('the password is needed, and one’s own address is no change', async () => {
  const email = 'stessa@officine.example';
  const browser = await signedInBusiness(product, { email });
  const wrong = await browser.post(PLACE, { email: 'x@officine.example', password: 'sbagliata' });
  expect(await wrong.json()).toMatchObject({ code: 'wrong_password', fields: [{ field: 'password' }] });
  expect(await (await browser.post(PLACE, { email, password })).json()).toMatchObject({ fields: [{ field: 'email' }] });
  expect((await product.browser().post(PLACE, { email, password })).status).toBe(401);
});

test('an address that is taken looks the same, and only its owner learns of it (SET-8)', async () => {
  const taken = 'presa@officine.example';
  await signedInBusiness(product, { email: taken });
  const browser = await signedInBusiness(product, { email: 'vorrei@officine.example' });
  expect((await browser.post(PLACE, { email: taken, password })).status).toBe(202);
  expect(subjectsTo(taken).at(-1)).toBe('Hai già un account Bandolo');
});

test('with a new password, what was asked with the old one leads nowhere', async () => {
  const [own, theirs] = ['rubata@officine.example', 'ladro@altrove.example'];
  const browser = await signedInBusiness(product, { email: own });
  await browser.post(PLACE, { email: theirs, password });
  const token = tokenFor(product, theirs);
  const change = { currentPassword: password, password: 'quercia-lenta-88' };
  expect((await browser.put('/api/password', change)).status).toBe(200);
  expect((await product.browser().post(`${PLACE}/confirmation`, { token })).status).toBe(410);
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ person: { email: own } });
});

test('taken between asking and opening, the link changes nothing', async () => {
  const [own, wanted] = ['lenta@officine.example', 'contesa@officine.example'];
  const browser = await signedInBusiness(product, { email: own });
  await browser.post(PLACE, { email: wanted, password });
  const token = tokenFor(product, wanted);
  await signedInBusiness(product, { email: wanted });
  expect((await browser.post(`${PLACE}/confirmation`, { token })).status).toBe(410);
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ person: { email: own } });
});
