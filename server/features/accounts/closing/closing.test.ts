// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#server/features/accounts/tables.ts';
import { BUSINESS, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PLACE = '/api/settings/deletion';
const GOOD = { password: BUSINESS.password, word: 'elimina' };
const signIn = (email: string) => product.browser().post('/api/session', { email, password: BUSINESS.password });
const lastMail = (email: string) => product.mails.findLast(({ to }) => to === email);

test('the password and the typed word are both needed (SET-6)', async () => {
  const browser = await signedInBusiness(product);
  const wrong = await browser.post(PLACE, { ...GOOD, password: 'sbagliata' });
  expect(await wrong.json()).toMatchObject({ code: 'wrong_password', fields: [{ field: 'password' }] });
  const untyped = await browser.post(PLACE, { ...GOOD, word: 'cancella' });
  expect(await untyped.json()).toMatchObject({ fields: [{ field: 'word', message: 'Scrivi ELIMINA' }] });
  expect((await browser.get('/api/settings')).status).toBe(200);
  expect((await product.browser().post(PLACE, GOOD)).status).toBe(401);
});

test('closed at once on every device; whoever signs in gets the way back once more (SET-6)', async () => {
  const email = 'chiude@officine.example';
  const browser = await signedInBusiness(product, { email });
  const other = product.browser();
  await other.post('/api/session', { email, password: BUSINESS.password });
  const answer = await browser.post(PLACE, GOOD);
  expect(await answer.json()).toEqual({ eraseAfter: '2026-11-29T08:00:00.000Z' });
  expect((await other.get('/api/settings')).status).toBe(401);
  expect(lastMail(email)?.text).toContain('Dati e file si cancellano per sempre il 29 novembre 2026');
  const mails = product.mails.length;
  await product.db.update(profiles).set({ dateLanguage: 'en' }).where(eq(profiles.email, email));
  const refused = await signIn(email);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'account_closing']);
  expect(product.mails).toHaveLength(mails + 1);
  expect(lastMail(email)?.text).toContain('si cancellano per sempre il 29 November 2026'); // as they like days now (SET-12)
});

test('the link of the mail opens the account again, once, and signs in nobody (SET-6)', async () => {
  const email = 'ripensa@officine.example';
  const browser = await signedInBusiness(product, { email });
  await browser.post(PLACE, GOOD);
  const token = tokenFor(product, email);
  const visitor = product.browser();
  expect((await visitor.post(`${PLACE}/undo`, { token })).status).toBe(200);
  expect(await (await visitor.get('/api/session')).json()).toMatchObject({ user: null });
  expect((await signIn(email)).status).toBe(200);
  expect(lastMail(email)?.subject).toBe('Il tuo account resta con te');
  expect((await visitor.post(`${PLACE}/undo`, { token })).status).toBe(410);
});

test('neither a new password nor a wrong one opens it', async () => {
  const email = 'chiusa@officine.example';
  const browser = await signedInBusiness(product, { email });
  await browser.post(PLACE, GOOD);
  await product.browser().post('/api/password-resets', { email });
  await product.runJobs();
  const token = tokenFor(product, email);
  const reset = await product.browser().post('/api/password-resets/use', { token, password: 'nuova-chiave-lunga' });
  expect(reset.status).toBe(403);
  const wrong = await product.browser().post('/api/session', { email, password: 'sbagliata' });
  expect(wrong.status).toBe(401);
});
