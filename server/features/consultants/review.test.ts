import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROFILE_CHECKS } from '#domain/consultants/profile-checks.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultantForm, pdf, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const EMAIL = 'elena@studio.example';
let product: TestProduct;
let admin: TestBrowser;
let consultant: TestBrowser;
let id: string;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await signedInBusiness(product, { email: 'redazione@bandolo.example' });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, 'redazione@bandolo.example'));
  consultant = product.browser();
  await consultant.post('/api/registrations/consultant', consultantForm({ email: EMAIL }, [pdf('polizza.pdf')]));
  await consultant.post('/api/session/confirmation', { token: tokenFor(product, EMAIL) });
  const [person] = await product.db.select().from(profiles).where(eq(profiles.email, EMAIL));
  id = person!.id;
});
afterAll(() => product.close());

function decide(body: object, browser = admin) {
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  return browser.post(`/api/admin/consultants/${id}/decision`, body);
}
const queue = async () =>
  (
    (await (await admin.get('/api/admin/consultants')).json()) as {
      profiles: { id: string; documents: { id: string }[] }[];
    }
  ).profiles;
const ALL_OK = Object.fromEntries(PROFILE_CHECKS.map((check) => [check, check === 'albo' ? 'non_si_applica' : 'ok']));
const isListed = async () => (await product.browser().get(`/api/consultants/${id}`)).status === 200;

test('the queue shows who waits, with documents only administrators can open', async () => {
  const [first] = await queue();
  expect(first?.id).toBe(id);
  const file = `/api/admin/consultants/${id}/files/${first!.documents[0]!.id}`;
  expect(await (await admin.get(file)).text()).toMatch(/^%PDF/);
  const preview = await admin.get(`${file}/preview`);
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  for (const path of [file, `${file}/preview`]) expect((await consultant.get(path)).status).toBe(404);
  expect((await decide({ decision: 'approvato', checks: ALL_OK }, consultant)).status).toBe(404);
});

test('changes are asked with a reason, by mail and notification; the next save brings it back', async () => {
  expect((await decide({ decision: 'da_modificare', checks: {} })).status).toBe(400);
  await decide({ decision: 'da_modificare', checks: { polizza: 'manca' }, reason: 'Manca il rinnovo della polizza.' });
  expect(product.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Il tuo profilo: servono alcune modifiche' });
  expect(await (await consultant.get('/api/consultant-profile')).json()).toMatchObject({
    profile: { status: 'da_modificare', decisionReason: 'Manca il rinnovo della polizza.' },
  });
  const data = { insuredUntil: '2030-06-30', languages: ['Italiano'] };
  await consultant.patch('/api/consultant-profile', data);
  expect(await (await consultant.get('/api/consultant-profile')).json()).toMatchObject({
    profile: { status: 'in_attesa' },
  });
});

test('a check on a datum that is missing is not fine: the answer says which (CON-15)', async () => {
  const answer = await decide({ decision: 'approvato', checks: { ...ALL_OK, albo: 'ok' } });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: [{ field: 'checks', message: expect.stringMatching(/manca il dato: Partita IVA attiva, Iscrizione/) }] },
  ]);
  expect(await isListed()).toBe(false);
  await consultant.patch('/api/consultant-profile', { vatNumber: '12345678903' });
});

test('approved only with every check, then listed; a suspension takes it away', async () => {
  expect(await isListed()).toBe(false);
  expect((await decide({ decision: 'approvato', checks: { ...ALL_OK, polizza: 'manca' } })).status).toBe(400);
  const mailed = product.mails.length;
  const approvals = await Promise.all([1, 2].map(() => decide({ decision: 'approvato', checks: ALL_OK })));
  expect(approvals.map(({ status }) => status)).toEqual([200, 200]);
  expect(product.mails).toHaveLength(mailed + 1);
  expect(await isListed()).toBe(true);
  expect(await queue()).toEqual([]);
  expect((await decide({ decision: 'sospeso', checks: ALL_OK })).status).toBe(400);
  await decide({ decision: 'sospeso', checks: ALL_OK, reason: 'Polizza scaduta.' });
  expect(await isListed()).toBe(false);
  expect(product.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Il tuo profilo è sospeso' });
});

test('a suspension is lifted with a reason and told; every decision stays in the history (ADM-16)', async () => {
  expect((await decide({ decision: 'sospeso', checks: ALL_OK, reason: 'Di nuovo' })).status).toBe(400);
  expect((await decide({ decision: 'approvato', checks: ALL_OK })).status).toBe(400);
  await decide({ decision: 'approvato', checks: ALL_OK, reason: 'Polizza rinnovata.' });
  expect(await isListed()).toBe(true);
  expect(product.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'La sospensione del tuo profilo è finita' });
  expect(await queue()).toEqual([]);
  const page = (await (await admin.get(`/api/admin/consultants?stato=approvato&q=${id}`)).json()) as {
    total: number;
    profiles: { history: { decision: string; reason: string | null; by: string }[] }[];
  };
  expect(page.total).toBe(1);
  expect(page.profiles[0]!.history.map(({ decision, reason }) => [decision, reason])).toEqual([
    ['approvato', 'Polizza rinnovata.'],
    ['sospeso', 'Polizza scaduta.'],
    ['approvato', null],
    ['da_modificare', 'Manca il rinnovo della polizza.'],
  ]);
  expect(await (await admin.get('/api/admin/consultants/export.csv?stato=tutti')).text()).toContain(EMAIL);
});

type Own = { profile: { bio: string; hourlyRate: number; isApproved: boolean; proposal: object | null } };
const own = async () => ((await (await consultant.get('/api/consultant-profile')).json()) as Own).profile;
const shown = async () =>
  ((await (await product.browser().get(`/api/consultants/${id}`)).json()) as { consultant: Own['profile'] }).consultant;

test('what is changed after the approval waits in the queue, while everybody reads the approved version (CON-2)', async () => {
  const before = await shown();
  const bad = await consultant.patch('/api/consultant-profile', { bio: 'Domande seguite: contributo garantito.' });
  expect([bad.status, await bad.json()]).toMatchObject([400, { fields: [{ field: 'bio' }] }]);
  await consultant.patch('/api/consultant-profile', { bio: 'Nuova presentazione', hourlyRate: 99 });
  expect(await own()).toMatchObject({
    ...{ bio: 'Nuova presentazione', hourlyRate: 99, isApproved: true },
    proposal: { isSentBack: false, approved: { bio: before.bio } },
  });
  expect(await shown()).toMatchObject({ bio: before.bio, hourlyRate: 99 });
  const [waiting] = await queue();
  expect(waiting).toMatchObject({ id, status: 'approvato', bio: 'Nuova presentazione', seenChecks: ALL_OK });
  expect(waiting).not.toHaveProperty('checks.nessuna_promessa');
  const summary = (await (await admin.get('/api/admin/queues')).json()) as object;
  expect(JSON.stringify(summary)).toContain('"consultants":1');
});

test('changes are sent back with a reason and approved: the profile stays listed all the while', async () => {
  await decide({ decision: 'da_modificare', checks: ALL_OK, reason: 'Troppo breve.' });
  expect(product.mails.at(-1)).toMatchObject({ subject: 'Le modifiche al tuo profilo: c’è qualcosa da correggere' });
  expect(await own()).toMatchObject({ decisionReason: 'Troppo breve.', proposal: { isSentBack: true } });
  expect([await isListed(), await queue()]).toEqual([true, []]);
  await consultant.patch('/api/consultant-profile', { bio: 'Nuova presentazione, più lunga' });
  expect((await queue()).map((each) => each.id)).toEqual([id]);
  await decide({ decision: 'approvato', checks: ALL_OK });
  expect(product.mails.at(-1)).toMatchObject({ subject: 'Le modifiche al tuo profilo sono approvate' });
  expect(await shown()).toMatchObject({ bio: 'Nuova presentazione, più lunga' });
  expect([await own(), await queue()]).toMatchObject([{ proposal: null }, []]);
});

test('a suspension is about the profile as its owner left it', async () => {
  await consultant.patch('/api/consultant-profile', { bio: 'Terza presentazione' });
  await decide({ decision: 'sospeso', checks: ALL_OK, reason: 'Reclami fondati.' });
  expect(await own()).toMatchObject({ bio: 'Terza presentazione', isApproved: false, proposal: null });
  expect(await queue()).toEqual([]);
});
