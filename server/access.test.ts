// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCESS, isAllowed } from './access.ts';
import { profiles } from './features/accounts/tables.ts';
import { readFeed } from './features/calendar/service.ts';
import { calendarFeeds } from './features/calendar/tables.ts';
import { consultantProfiles } from './features/consultants/tables.ts';
import { supportTickets } from './features/support/tables.ts';
import { CONSULTANT, consultantForm, signedInBusiness, tokenFor } from './testing/people.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** As the access table names it. */
const named = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

test('every published operation is in the access table, and nothing else is', async () => {
  const document = (await (await product.browser().get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const published = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => named(method, path)),
  );
  expect(published.toSorted()).toEqual(
    Object.keys(ACCESS)
      .filter((key) => key !== 'GET /api/openapi.json')
      .toSorted(),
  );
});

test('a visitor is refused wherever the table asks for a person', async () => {
  for (const [operation, audience] of Object.entries(ACCESS)) {
    if (isAllowed(audience, null)) continue;
    const [method = '', path = ''] = operation.split(' ');
    const answer = await product.browser().send(method, path.replace(/:\w+/g, 'x'), method === 'GET' ? undefined : {});
    expect([operation, answer.status]).toEqual([operation, 401]);
  }
});

/** Entered by a provider without saying who they are; or complete, on an address that nobody has proved. */
test.each(['a newcomer', 'an unproved address'])('%s can do nothing in the product', async (who) => {
  const email = `${String(who.length)}-a-meta@officine.example`;
  const browser = await signedInBusiness(product, { email });
  const half = who === 'a newcomer' ? { userType: null } : { emailConfirmedAt: null };
  await product.db.update(profiles).set(half).where(eq(profiles.email, email));
  expect(await (await browser.get('/api/session')).json()).toMatchObject({ user: { email } });
  for (const [operation, audience] of Object.entries(ACCESS)) {
    if (audience === 'anyone' || audience === 'newcomer') continue;
    const [method = '', path = ''] = operation.split(' ');
    const answer = await browser.send(method, path.replace(/:\w+/g, 'x'), method === 'GET' ? undefined : {});
    expect([operation, answer.status]).toEqual([operation, audience === 'admin' ? 404 : 403]);
  }
  const rest = Object.keys(ACCESS).filter((operation) => ACCESS[operation] === 'newcomer');
  expect(rest.toSorted()).toEqual([
    'POST /api/registrations/completion/business',
    'POST /api/registrations/completion/consultant',
    'POST /api/session/refresh',
  ]);
  // Where anybody may ask they are visitors: nothing is written to their account.
  const request = { name: 'Ada', email, subject: 'Domanda', description: 'Come si fa a registrarsi?' };
  expect((await browser.post('/api/support/requests', request)).ok).toBe(true);
  const asked = await product.db.select().from(supportTickets).where(eq(supportTickets.email, email));
  expect(asked.map(({ userId }) => userId)).toEqual([null]);
});

test('keys and the calendar’s address answer only for who has proved the address', async () => {
  const email = 'indietro@officine.example';
  const browser = await signedInBusiness(product, { email });
  const { key } = (await (await browser.post('/api/settings/api-keys', { name: 'k' })).json()) as { key: string };
  await browser.post('/api/calendar/feed');
  const [feed] = await product.db.select().from(calendarFeeds);
  const status = async () =>
    (await product.browser().send('GET', '/api/grants?limit=1', undefined, { authorization: `Bearer ${key}` })).status;
  const isRead = async () => (await readFeed(product.services, feed!.token, 'lettore')) !== null;
  expect([await status(), await isRead()]).toEqual([200, true]);
  await product.db.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.email, email));
  expect([await status(), await isRead()]).toEqual([401, false]);
});

test('nobody but an administrator reaches an operation of the desk (ADM-2)', async () => {
  const document = (await (await product.browser().get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const business = await signedInBusiness(product);
  const consultant = product.browser();
  await consultant.post('/api/registrations/consultant', consultantForm());
  await consultant.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
  await product.db.update(consultantProfiles).set({ status: 'approvato' });
  const desk = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/admin/'));
  expect(desk.length).toBeGreaterThan(10);
  for (const [path, methods] of desk) {
    for (const method of Object.keys(methods)) {
      const address = path.replace(/\{\w+\}/g, 'x');
      const body = method === 'get' ? undefined : {};
      const refused = async (browser: TestBrowser) => (await browser.send(method.toUpperCase(), address, body)).status;
      expect([
        method,
        path,
        await refused(product.browser()),
        await refused(business),
        await refused(consultant),
      ]).toEqual([method, path, 401, 404, 404]);
    }
  }
  expect(desk.flatMap(([path, methods]) => Object.keys(methods).map((method) => named(method, path)))).toEqual(
    expect.arrayContaining(Object.keys(ACCESS).filter((key) => key.includes(' /api/admin/'))),
  );
});

test('an unknown path of the API is a 404 in JSON', async () => {
  const answer = await product.browser().get('/api/niente');
  expect([answer.status, (await answer.json()) as { code: string }]).toMatchObject([404, { code: 'not_found' }]);
});
