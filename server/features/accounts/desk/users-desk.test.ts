import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#server/features/accounts/tables.ts';
import { auditLog } from '#server/features/audit/tables.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const ADMIN = 'redazione@bandolo.example';
let product: TestProduct;
let admin: TestBrowser;
let person: TestBrowser;
let id: string;
let adminId: string;
beforeAll(async () => {
  product = await startTestProduct();
  person = await signedInBusiness(product);
  admin = await signedInBusiness(product, { email: ADMIN, firstName: 'Laura', lastName: 'Ricci' });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
  const rows = await product.db.select().from(profiles);
  id = rows.find(({ email }) => email === BUSINESS.email)!.id;
  adminId = rows.find(({ email }) => email === ADMIN)!.id;
});
afterAll(() => product.close());

type Users = { items: { id: string; email: string; lockedAt: string | null; isAdmin: boolean }[]; total: number };
const users = async (query = '') => (await (await admin.get(`/api/admin/users${query}`)).json()) as Users;
const act = (action: string, ids = [id], reason = '') =>
  admin.post('/api/admin/users/actions', { ids, action, reason });
const changed = async (answer: Promise<Response>) => ((await (await answer).json()) as { changed: string[] }).changed;
const written = async () => (await product.db.select().from(auditLog)).map(({ action }) => action);
const signIn = () => product.browser().post('/api/session', { email: BUSINESS.email, password: BUSINESS.password });

test('accounts are searched, filtered and sorted on the server; words are no wildcards', async () => {
  expect((await users()).total).toBe(2);
  expect((await users('?q=zanetti')).items.map(({ email }) => email)).toEqual([BUSINESS.email]);
  expect((await users('?q=%25')).total).toBe(0);
  expect((await users('?stato=amministratori')).items.map(({ email }) => email)).toEqual([ADMIN]);
  expect((await users('?tipo=consultant')).total).toBe(0);
  expect((await users('?ordine=nome')).items.map(({ email }) => email)).toEqual([ADMIN, BUSINESS.email]);
  for (const order of ['nome_desc', 'recenti', 'vecchi', 'accesso', 'accesso_desc'])
    expect((await users(`?ordine=${order}`)).total).toBe(2);
});

test('looking at a person is written down, and shows numbers, never contents or secrets', async () => {
  const seen = await admin.get(`/api/admin/users/${id}`);
  const text = await seen.text();
  expect(JSON.parse(text)).toMatchObject({ email: BUSINESS.email, counts: { companies: 1 }, isVerified: true });
  expect(text).not.toMatch(/hash|token/i);
  expect(await written()).toContain('utente_visto');
  expect((await admin.get('/api/admin/users/nessuno')).status).toBe(404);
});

test('a lock needs a reason, signs out everywhere and keeps out until it is taken back', async () => {
  expect((await act('blocca')).status).toBe(400);
  expect(await changed(act('blocca', [id], 'Abuso della chat'))).toEqual([id]);
  expect((await person.get('/api/companies')).status).toBe(401);
  const refused = await signIn();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'account_locked']);
  expect((await users('?stato=bloccati')).total).toBe(1);
  expect(await changed(act('blocca', [id], 'Ancora'))).toEqual([]);
  expect(await changed(act('sblocca'))).toEqual([id]);
  expect((await signIn()).status).toBe(200);
  expect(await written()).toEqual(expect.arrayContaining(['utente_bloccato', 'utente_sbloccato']));
});

test('role, verification and signing out; never of oneself, and all or nothing', async () => {
  expect(await changed(act('nomina_admin'))).toEqual([id]);
  expect(await changed(act('togli_admin'))).toEqual([id]);
  expect(await changed(act('togli_verifica'))).toEqual([id]);
  expect(await changed(act('verifica'))).toEqual([id]);
  person = product.browser();
  await person.post('/api/session', { email: BUSINESS.email, password: BUSINESS.password });
  await act('disconnetti');
  expect((await person.get('/api/companies')).status).toBe(401);
  expect((await act('togli_admin', [adminId])).status).toBe(400);
  expect((await act('blocca', [id, 'nessuno'], 'Prova')).status).toBe(404);
  expect((await users('?stato=bloccati')).total).toBe(0);
});

test('a request about data has a month, is answered by an archive or an erasure, and is closed', async () => {
  type Listed = { requests: { id: string; dueOn: string; handledAt: string | null }[]; closing: { userId: string }[] };
  const ask = (receivedOn: string) =>
    admin.post(`/api/admin/users/${id}/data-requests`, { kind: 'cancellazione', receivedOn });
  expect((await ask('2030-01-01')).status).toBe(400);
  const { requests } = (await (await ask('2026-10-31')).json()) as Listed;
  expect(requests).toMatchObject([{ dueOn: '2026-11-30', handledAt: null }]);
  const archive = await admin.get(`/api/admin/users/${id}/export.zip`);
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
  await archive.arrayBuffer();
  const erased = (await (await admin.post(`/api/admin/users/${id}/erasure`, {})).json()) as Listed;
  expect(erased.closing.map(({ userId }) => userId)).toEqual([id]);
  expect(product.mails.at(-1)?.subject).toBe('Il tuo account verrà eliminato');
  expect((await signIn()).status).toBe(403);
  expect((await admin.post(`/api/admin/users/${adminId}/erasure`, {})).status).toBe(403);
  const handled = await admin.post(`/api/admin/data-requests/${requests[0]!.id}/handling`, {});
  expect(((await handled.json()) as Listed).requests[0]?.handledAt).not.toBeNull();
  const all = ['dati_richiesta', 'dati_esportati', 'dati_cancellazione', 'dati_evasa'];
  expect(await written()).toEqual(expect.arrayContaining(all));
});

test('requests about data are one table, filtered and paged on the server, with the day by which each is done', async () => {
  type Paged = { items: { id: string; userId: string; dueOn: string; isAutomatic: boolean }[]; total: number };
  const page = async (query: string) =>
    (await (await admin.get(`/api/admin/data-requests/page${query}`)).json()) as Paged;
  expect((await page('?stato=evase')).items).toMatchObject([{ userId: id, dueOn: '2026-11-30', isAutomatic: false }]);
  expect((await page('?stato=automatiche')).items).toMatchObject([{ userId: id, isAutomatic: true }]);
  expect((await page('?stato=aperte')).total).toBe(0);
  expect((await page('?ordine=ricevuta_desc&pagina=2')).items).toEqual([]);
  expect(await (await admin.get('/api/admin/data-requests/export.csv')).text()).toContain('2026-11-30');
  const [request] = (await page('?stato=evase')).items;
  const handle = async (isHandled: boolean) =>
    (await (
      await admin.post('/api/admin/data-requests/handlings', { ids: [request!.id, 'nessuna'], isHandled })
    ).json()) as {
      changed: string[];
    };
  expect((await handle(false)).changed).toEqual([request!.id]);
  expect((await page('?stato=aperte')).total).toBe(1);
  expect((await handle(true)).changed).toEqual([request!.id]);
  expect((await handle(true)).changed).toEqual([]);
  expect(await written()).toContain('dati_riaperta');
});

test('the list leaves as a file, which is a line of the log', async () => {
  expect(await (await admin.get('/api/admin/users/export.csv?q=zanetti')).text()).toContain('Zanetti;Giulia');
  expect(await written()).toContain('utenti_esportati');
});
