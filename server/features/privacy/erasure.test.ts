import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSING_TABLES, PERSONAL_TABLES } from '#domain/accounts/personal-tables.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { BUSINESS, CONSULTANT, consultantForm, pdf, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { eraseClosedAccounts } from './erasure.ts';

const DAY_MS = 86_400_000;
/** Words that occur nowhere but in what this person wrote or is. */
const CLIENT = { firstName: 'Zelindaprova', lastName: 'Markerotti', email: 'zelinda.markerotti@prova.example' };
const COMPANY = 'Officine Markerotti Srl';

let product: TestProduct;
let consultant: TestBrowser;
let consultantId: string;

beforeAll(async () => {
  product = await startTestProduct();
  consultant = product.browser();
  const form = consultantForm({ lastName: 'Furlanmarker' }, [pdf('curriculum.pdf')]);
  await consultant.send('POST', '/api/registrations/consultant', form);
  await consultant.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
  consultantId = await idOf(consultant);
  await product.db.execute(sql`update consultant_profiles set status = 'approvato' where user_id = ${consultantId}`);
});
afterAll(() => product.close());

const idOf = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: { id: string } }).user.id;

/** Everything stored, table by table, in which one of the words occurs. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    product.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const mentions = words.map((word) => sql`position(lower(${word}) in lower(to_jsonb(t)::text)) > 0`);
    const rows = await rowsOf(
      product.db,
      sql`select 1 from ${sql.identifier(name)} t where ${sql.join(mentions, sql` or `)} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function closeAndWait(browser: TestBrowser, password: string): Promise<void> {
  expect((await browser.post('/api/settings/deletion', { password, word: 'ELIMINA' })).status).toBe(200);
  await eraseClosedAccounts(product.services);
  product.clock.now = new Date(product.clock.now.getTime() + 15 * DAY_MS);
  await eraseClosedAccounts(product.services);
  await eraseClosedAccounts(product.services); // a second run finds nothing to do
}

/** A whole account: company, project, saved grants, a consultancy with both reviews, a ticket, an export of its own. */
async function livelyClient(): Promise<{ browser: TestBrowser; consultancyId: string }> {
  const browser = await signedInBusiness(product, { ...CLIENT, companyName: COMPANY });
  await browser.patch('/api/settings', { ...CLIENT, phone: '049 7654321', companyName: COMPANY });
  await browser.put('/api/settings/notifications', {
    emailGrants: true,
    emailDeadlines: true,
    emailNews: true,
    pushNotifications: true,
  });
  await browser.post('/api/saved-searches', { name: 'Ricerca Markerotti', criteria: {}, hasAlert: true });
  const support = { name: 'Zelindaprova', email: CLIENT.email, subject: 'Aiuto', description: 'Sono Markerotti.' };
  await browser.post('/api/support/requests', { kind: 'contatto', ...support, website: '' });
  const request = {
    kind: 'domanda',
    grantId: null,
    description: 'La Markerotti vorrebbe comprare un centro di lavoro da 120.000 euro entro marzo.',
    budget: 1500,
    urgency: 'media',
    sharesCompany: true,
    consultantId,
  };
  const asked = await browser.post('/api/consultancies', request);
  const { consultancy } = (await asked.json()) as { consultancy: { id: string } };
  await consultant.post(`/api/consultancies/${consultancy.id}/acceptance`, {});
  return { browser, consultancyId: consultancy.id };
}

test('after erasure nothing of a client is left but what the table declares; the consultant keeps the work (SET-7)', async () => {
  const { browser, consultancyId } = await livelyClient();
  const id = await idOf(browser);
  const words = ['Zelindaprova', 'Markerotti', '049 7654321', id];
  expect(await tablesWith(words)).toEqual(expect.arrayContaining(['profiles', 'business_profiles', 'consultancies']));
  await closeAndWait(browser, BUSINESS.password);
  const declared = PERSONAL_TABLES.filter(({ fate }) => fate === 'kept').map(({ table }) => table);
  const allowed = new Set([...declared, ...Object.keys(PASSING_TABLES)]);
  expect((await tablesWith(words)).filter((table) => !allowed.has(table))).toEqual([]);
  const kept = await consultant.get(`/api/consultancies/${consultancyId}`);
  expect(await kept.json()).toMatchObject({
    consultancy: { clientName: 'Cliente non più iscritto', clientPerson: null, company: null },
  });
  expect(product.mails.findLast(({ to }) => to === CLIENT.email)?.subject).toBe('Il tuo account è stato eliminato');
  const again = await product.browser().post('/api/session', { email: CLIENT.email, password: BUSINESS.password });
  expect(again.status).toBe(401);
});

test('a consultant goes with files and reviews; the client keeps the consultancy, with nobody in it (SET-7)', async () => {
  const email = 'resta@officine.example';
  const client = await signedInBusiness(product, { email });
  const [file] = await rowsOf<{ id: string }>(product.db, sql`select id from files where owner_id = ${consultantId}`);
  expect(await product.services.storage.read(file!.id)).toBeTruthy();
  const asked = await client.post('/api/consultancies', {
    kind: 'domanda',
    grantId: null,
    description: 'Vorremmo comprare un centro di lavoro da 120.000 euro entro marzo e capire il bando giusto.',
    budget: null,
    urgency: 'media',
    sharesCompany: false,
    consultantId,
  });
  const { consultancy } = (await asked.json()) as { consultancy: { id: string } };
  await consultant.post('/api/session', { email: CONSULTANT.email, password: CONSULTANT.password });
  await consultant.post('/api/settings/deletion', { password: CONSULTANT.password, word: 'ELIMINA' });
  const hidden = await product.browser().get(`/api/consultants/${consultantId}`);
  expect(hidden.status).toBe(404);
  product.clock.now = new Date(product.clock.now.getTime() + 15 * DAY_MS);
  await eraseClosedAccounts(product.services);
  const allowed = new Set(Object.keys(PASSING_TABLES));
  const left = await tablesWith(['Furlanmarker', CONSULTANT.email, consultantId]);
  expect(left.filter((table) => !allowed.has(table))).toEqual([]);
  await expect(product.services.storage.read(file!.id)).rejects.toThrow();
  await client.post('/api/session', { email, password: BUSINESS.password });
  const kept = await client.get(`/api/consultancies/${consultancy.id}`);
  expect(await kept.json()).toMatchObject({
    consultancy: { consultantName: 'Consulente non più iscritto', status: 'liberata' },
  });
});

test('who thought again in time is not erased', async () => {
  const email = 'rimane@officine.example';
  const browser = await signedInBusiness(product, { email });
  await browser.post('/api/settings/deletion', { password: BUSINESS.password, word: 'ELIMINA' });
  product.clock.now = new Date(product.clock.now.getTime() + 13 * DAY_MS);
  await eraseClosedAccounts(product.services);
  await product.browser().post('/api/settings/deletion/undo', { token: tokenFor(product, email) });
  product.clock.now = new Date(product.clock.now.getTime() + 2 * DAY_MS);
  await eraseClosedAccounts(product.services);
  expect((await product.browser().post('/api/session', { email, password: BUSINESS.password })).status).toBe(200);
});
