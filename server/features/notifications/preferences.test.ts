// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { preferencesOf } from './service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PLACE = '/api/settings/notifications';
const DEFAULTS = { emailGrants: true, emailDeadlines: true, emailNews: false, pushNotifications: true };

test('who touched no switch has the defaults: grants, deadlines and push on, news off (SET-3)', async () => {
  const browser = await signedInBusiness(product);
  expect(await (await browser.get(PLACE)).json()).toEqual({ preferences: DEFAULTS });
});

test('who wanted news at sign-up finds the switch on, and can turn it off (SET-3)', async () => {
  const wanting = { email: 'novita@officine.example', marketingConsent: true };
  const browser = await signedInBusiness(product, wanting);
  expect(await (await browser.get(PLACE)).json()).toEqual({ preferences: { ...DEFAULTS, emailNews: true } });
  expect(await (await browser.put(PLACE, DEFAULTS)).json()).toEqual({ preferences: DEFAULTS });
});

test('what is chosen stays, for this person alone', async () => {
  const [one, other] = [
    await signedInBusiness(product, { email: 'sceglie@officine.example' }),
    await signedInBusiness(product, { email: 'altra@officine.example' }),
  ];
  const chosen = { emailGrants: false, emailDeadlines: true, emailNews: true, pushNotifications: false };
  expect(await (await one.put(PLACE, chosen)).json()).toEqual({ preferences: chosen });
  expect(await (await one.put(PLACE, { ...chosen, emailNews: false })).json()).toMatchObject({
    preferences: { emailGrants: false, emailNews: false },
  });
  expect(await (await other.get(PLACE)).json()).toEqual({ preferences: DEFAULTS });
  const { user } = (await (await one.get('/api/session')).json()) as { user: { id: string } };
  expect(await preferencesOf(product.db, user.id)).toEqual({ ...chosen, emailNews: false });
});

test('a switch left out is refused, and a visitor has none', async () => {
  const browser = await signedInBusiness(product, { email: 'meta@officine.example' });
  expect((await browser.put(PLACE, { emailGrants: true })).status).toBe(400);
  expect((await product.browser().get(PLACE)).status).toBe(401);
  expect((await product.browser().put(PLACE, DEFAULTS)).status).toBe(401);
});
