// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDigests } from './features/notifications/digest.ts';
import { notify } from './features/notifications/service.ts';
import { createSite } from './site.ts';
import { signedInBusiness } from './testing/people.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

const EMAIL = 'ada@basta.example';
let product: TestProduct;
let ada: TestBrowser;
let address: string;

beforeAll(async () => {
  product = await startTestProduct();
  ada = await signedInBusiness(product, { email: EMAIL });
  await tellOf('primo');
  const header = mails().at(-1)!.headers!['List-Unsubscribe']!;
  expect(header).toMatch(/^<https?:[^<>]+>$/);
  const { pathname, search } = new URL(header.slice(1, -1));
  address = pathname + search;
});
afterAll(() => product.close());

const mails = () => product.mails.filter(({ to, headers }) => to === EMAIL && headers !== undefined);
async function tellOf(key: string): Promise<void> {
  const { user } = (await (await ada.get('/api/session')).json()) as { user: { id: string } };
  for (const kind of ['scadenza', 'nuovi_bandi'] as const) {
    const notice = { kind, title: `${kind} ${key}`, text: 'Perché.', href: '/grant/uno', key: `${kind}:${key}` };
    await notify(product.services, product.db, user.id, notice);
  }
  await sendDigests(product.services);
}
const wishes = async () =>
  ((await (await ada.get('/api/settings/notifications')).json()) as { preferences: object }).preferences;

/** As a mail program does it: without cookies, from an origin of its own. */
function fetched(path: string, method: string) {
  const site = createSite(product.services, product.api, () => new Response('pagina'), 'web/public');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://posta.example' };
  const body = method === 'POST' ? { headers, body: 'List-Unsubscribe=One-Click' } : {};
  const visitor = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  return site.request(`http://10.0.0.7:3000${path}`, { method, ...body }, visitor);
}

test('what merely follows the link changes nothing; a wrong one is not found', async () => {
  expect((await fetched(address, 'GET')).status).toBe(200);
  expect((await fetched(`/disiscrizione/${'x'.repeat(43)}?quali=bandi`, 'POST')).status).toBe(404);
  expect(await wishes()).toMatchObject({ emailGrants: true, emailDeadlines: true });
});

test('one click of the mail program (RFC 8058) stops its topic at once, without a way round, and no other (NOT-8)', async () => {
  expect(address).toContain('quali=bandi');
  for (let click = 0; click < 2; click += 1) {
    const answer = await fetched(address, 'POST');
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  }
  expect(await wishes()).toMatchObject({ emailGrants: false, emailDeadlines: true });
  const before = mails().length;
  await tellOf('secondo');
  expect(
    mails()
      .slice(before)
      .map(({ subject }) => subject),
  ).toEqual(['scadenza secondo']);
});

test('the button of the page answers with the page that says so', async () => {
  const answer = await fetched(`${address}&pagina=1`, 'POST');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${address}&esito=fatto`]);
});
