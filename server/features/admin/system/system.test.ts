// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_LABELS } from '#messages/admin/system.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { auditLog } from '#server/features/audit/tables.ts';
import { installationSettings } from '#server/features/installation/tables.ts';
import { JOBS } from '#server/jobs.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const ADMIN = 'redazione@bandolo.example';
const FAILED = 'b8a7c7de-0f4e-4c5e-9a53-0f7f0c1f0a11';
type System = {
  notice: string;
  switches: Record<string, boolean>;
  failures: { id: string; queue: string; error: string; code: string | null; place: string | null }[];
  queues: { name: string; failed: number }[];
  mail: { isSent: boolean; kept: number };
  database: { bytes: number; tables: { name: string }[] };
  versions: Record<string, string>;
};

let product: TestProduct;
let admin: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await signedInBusiness(product, { email: ADMIN });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
});
afterAll(() => product.close());

const system = async () => (await (await admin.get('/api/admin/system')).json()) as System;
const site = async () =>
  (
    (await (await product.browser().get('/api/session')).json()) as {
      site: { notice: string | null; takesSignUps: boolean };
    }
  ).site;
const lines = async (action: string) =>
  (await product.db.select().from(auditLog).where(eq(auditLog.action, action))).map(({ subjectId, detail }) => ({
    subjectId,
    detail,
  }));

test('queues, room and versions are told in one answer; every job has an Italian name (ADM-10)', async () => {
  const seen = await system();
  expect(seen.database.bytes).toBeGreaterThan(1_000_000);
  expect(seen.database.tables.length).toBeGreaterThan(3);
  expect(seen.versions.node).toBe(process.version.slice(1));
  expect(seen.mail.isSent).toBe(false);
  // Each job has its worker, and each worker its job: without the other, neither ever runs.
  expect(seen.queues.map(({ name }) => name).toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
  expect(JOBS.map(({ name }) => name).filter((name) => !(name in JOB_LABELS))).toEqual([]);
});

test('a failed job is told without personal data and tried again once (ADM-10)', async () => {
  const output = { name: 'Error', message: 'no such user ada@officine.example', responseCode: 550 };
  product.failed.push({ id: FAILED, name: 'send-mail', at: product.clock.now, tries: 25, output });
  const answer = await admin.get('/api/admin/system');
  const text = await answer.text();
  expect(text).not.toContain('ada@');
  expect((JSON.parse(text) as System).failures).toMatchObject([{ id: FAILED, queue: 'send-mail', code: '550' }]);
  const file = await (await admin.get('/api/admin/system/failures/export.csv')).text();
  expect(file).toContain(';550;');
  expect(file).not.toContain('ada@');
  const retried = await admin.post('/api/admin/system/retries', { ids: [FAILED] });
  expect(await retried.json()).toEqual({ retried: [FAILED] });
  expect(await lines('lavoro_riprovato')).toEqual([{ subjectId: FAILED, detail: { coda: 'send-mail' } }]);
  expect((await admin.post('/api/admin/system/retries', { ids: [FAILED] })).status).toBe(404);
});

test('failed jobs come page by page, in the order of the address', async () => {
  const failed = Array.from({ length: 60 }, (_, n) => ({
    id: `job-${n}`,
    name: 'send-mail',
    at: product.clock.now,
    tries: 1,
    output: {},
  }));
  product.failed.push(...failed);
  const read = async (query: string) =>
    (await (await admin.get(`/api/admin/system${query}`)).json()) as System & { failed: object };
  const second = await read('?pagina=2');
  expect(second.failures.map(({ id }) => id)).toEqual(failed.slice(50).map(({ id }) => id));
  expect(second.failed).toEqual({ page: 2, pages: 2, pageSize: 50, total: 60 });
  expect((await read('?ordine=vecchi')).failures[0]!.id).toBe('job-59');
  expect((await admin.get('/api/admin/system?ordine=boh')).status).toBe(400);
  product.failed.length = 0;
});

test('what an administrator tells everybody is on every page and stays in the database (ADM-11)', async () => {
  expect((await site()).notice).toBeNull();
  const text = 'Stasera alle 22 il servizio si ferma per un’ora.';
  const answer = await admin.put('/api/admin/system/notice', { text: `  ${text} ` });
  expect(((await answer.json()) as System).notice).toBe(text);
  expect((await site()).notice).toBe(text);
  expect(await product.db.select({ notice: installationSettings.notice }).from(installationSettings)).toEqual([
    { notice: text },
  ]);
  expect((await admin.put('/api/admin/system/notice', { text: 'x'.repeat(301) })).status).toBe(400);
  await admin.put('/api/admin/system/notice', { text: '' });
  expect((await site()).notice).toBeNull();
  expect(await lines('avviso_pubblicato')).toHaveLength(1);
  expect(await lines('avviso_tolto')).toHaveLength(1);
});

test('with sign-ups switched off nobody gets a new account, and who has one enters (ADM-12)', async () => {
  await admin.put('/api/admin/system/switches', { feature: 'registrazioni', isOn: false });
  expect((await site()).takesSignUps).toBe(false);
  const form = { ...BUSINESS, email: 'nuova@impresa.example' };
  const refused = await product.browser().post('/api/registrations/business', form);
  expect([refused.status, (await refused.json()) as object]).toMatchObject([403, { code: 'sign_up_closed' }]);
  await admin.put('/api/admin/system/switches', { feature: 'registrazioni', isOn: true });
  expect((await system()).switches).toEqual({ registrazioni: true, assistente_esterno: true });
  expect((await product.browser().post('/api/registrations/business', form)).ok).toBe(true);
  expect(await lines('interruttore_cambiato')).toEqual([
    { subjectId: 'registrazioni', detail: { prima: true, dopo: false } },
    { subjectId: 'registrazioni', detail: { prima: false, dopo: true } },
  ]);
});
