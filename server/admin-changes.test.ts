import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { REQUEST_KINDS } from '#domain/consultancies/vocabulary.ts';
import { ACCESS } from './access.ts';
import { profiles } from './features/accounts/tables.ts';
import { auditLog } from './features/audit/tables.ts';
import { chatReports } from './features/chat/tables.ts';
import { consultancies } from './features/consultancies/tables.ts';
import { prepareCatalogue } from './features/grants/service.ts';
import { BUSINESS, CONSULTANT, consultantForm, signedInBusiness, tokenFor } from './testing/people.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

const ADMIN = 'redazione@bandolo.example';
let product: TestProduct;
let admin: TestBrowser;
let ids: { person: string; consultant: string; ticket: string; report: string };
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(
    product.services,
    ['a', 'b'].map((id) => sampleGrant({ id, name: `Bando ${id}` })),
  );
  const person = await signedInBusiness(product);
  admin = await signedInBusiness(product, { email: ADMIN });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
  const consultant = product.browser();
  await consultant.post('/api/registrations/consultant', consultantForm());
  await consultant.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
  const form = new FormData();
  form.set(
    'data',
    JSON.stringify({ subject: 'Non vedo la visura', description: 'Ho caricato la visura ma resta vuota.' }),
  );
  const ticket = await person.send('POST', '/api/support/tickets', form);
  await person.post('/api/grants/a/reports', { text: 'La scadenza è sbagliata da tempo.' });
  const people = await product.db.select().from(profiles);
  const idOf = (email: string) => people.find((each) => each.email === email)!.id;
  const reports = (await (await admin.get('/api/admin/grant-reports')).json()) as { reports: { id: string }[] };
  ids = {
    person: idOf(BUSINESS.email),
    consultant: idOf(CONSULTANT.email),
    ticket: ((await ticket.json()) as { createdId: string }).createdId,
    report: reports.reports[0]!.id,
  };
});
afterAll(() => product.close());

const reason = 'Prova del registro';
const first = async (path: string, list: string) =>
  ((await (await admin.get(path)).json()) as Record<string, { id: string }[]>)[list]![0]!.id;

async function reportChat(): Promise<string> {
  await product.db.insert(consultancies).values({
    id: 'c1',
    businessId: ids.person,
    consultantId: ids.consultant,
    clientName: 'Officine',
    sector: 'manufacturing',
    kind: REQUEST_KINDS[0],
    description: 'Un bando per i macchinari',
    urgency: 'media',
    createdAt: product.clock.now,
  });
  await product.db
    .insert(chatReports)
    .values({ id: 'r1', consultancyId: 'c1', reporterId: ids.person, reason: 'Toni offensivi', at: product.clock.now });
  return 'r1';
}

/** One change per operation, in an order in which each finds what it needs. */
const CHANGES: Record<string, () => Promise<Response>> = {
  'POST /api/admin/consultants/:id/decision': () =>
    admin.post(`/api/admin/consultants/${ids.consultant}/decision`, { decision: 'rifiutato', checks: {}, reason }),
  'PATCH /api/admin/support/tickets/:id': () =>
    admin.patch(`/api/admin/support/tickets/${ids.ticket}`, { priority: 'alta' }),
  'POST /api/admin/support/tickets/:id/answers': () =>
    admin.post(`/api/admin/support/tickets/${ids.ticket}/answers`, { text: 'Ecco come fare.', resolves: false }),
  'POST /api/admin/support/tickets/:id/notes': () =>
    admin.post(`/api/admin/support/tickets/${ids.ticket}/notes`, { text: 'Da richiamare.' }),
  'POST /api/admin/support/answers': () =>
    admin.post('/api/admin/support/answers', { title: 'Saluti', text: 'Grazie di averci scritto.' }),
  'PUT /api/admin/support/answers/:id': async () =>
    admin.send('PUT', `/api/admin/support/answers/${await first('/api/admin/support/answers', 'answers')}`, {
      title: 'Saluti',
      text: 'Grazie.',
    }),
  'DELETE /api/admin/support/answers/:id': async () =>
    admin.send('DELETE', `/api/admin/support/answers/${await first('/api/admin/support/answers', 'answers')}`),
  'POST /api/admin/support/tickets/changes': () =>
    admin.post('/api/admin/support/tickets/changes', { changes: [{ id: ids.ticket, priority: 'bassa' }] }),
  'PATCH /api/admin/grants/:id': () => admin.patch('/api/admin/grants/a', { version: 1, set: { name: 'Bando uno' } }),
  'PATCH /api/admin/grant-reports/:id': () =>
    admin.patch(`/api/admin/grant-reports/${ids.report}`, { status: 'corretta' }),
  'POST /api/admin/imports': () => {
    const form = new FormData();
    form.set('source', 'incentivi');
    form.set('dryRun', '1');
    return admin.send('POST', '/api/admin/imports', form);
  },
  'POST /api/admin/chat-reports/:id/closing': async () =>
    admin.post(`/api/admin/chat-reports/${await reportChat()}/closing`, { verdict: 'fondata' }),
  'POST /api/admin/catalogue/publication': () =>
    admin.post('/api/admin/catalogue/publication', { ids: ['a'], isPublished: false, reason }),
  'PUT /api/admin/catalogue/:id/merge': () => admin.send('PUT', '/api/admin/catalogue/a/merge', { into: 'b' }),
  'DELETE /api/admin/catalogue/:id/merge': () => admin.send('DELETE', '/api/admin/catalogue/a/merge'),
  'POST /api/admin/users/actions': () =>
    admin.post('/api/admin/users/actions', { ids: [ids.person], action: 'blocca', reason }),
  'POST /api/admin/users/:id/data-requests': () =>
    admin.post(`/api/admin/users/${ids.person}/data-requests`, { kind: 'accesso', receivedOn: '2026-11-10' }),
  'POST /api/admin/data-requests/:id/handling': async () =>
    admin.post(`/api/admin/data-requests/${await first('/api/admin/data-requests', 'requests')}/handling`, {}),
  // The one that was handled above, open again.
  'POST /api/admin/data-requests/handlings': async () =>
    admin.post('/api/admin/data-requests/handlings', {
      ids: [await first('/api/admin/data-requests', 'requests')],
      isHandled: false,
    }),
  'POST /api/admin/synonyms': () =>
    admin.post('/api/admin/synonyms', { synonyms: [{ said: 'cappotto', means: ['isolamento termico'] }] }),
  'PUT /api/admin/synonyms/:id': async () =>
    admin.put(`/api/admin/synonyms/${await first('/api/admin/synonyms', 'items')}`, {
      said: 'cappotto',
      means: ['coibentazione'],
    }),
  'POST /api/admin/synonyms/removals': async () =>
    admin.post('/api/admin/synonyms/removals', { ids: [await first('/api/admin/synonyms', 'items')] }),
  'PUT /api/admin/assistant/quotas/:id': () => admin.put(`/api/admin/assistant/quotas/${ids.person}`, { daily: 5 }),
  'PUT /api/admin/assistant/prices': () => admin.put('/api/admin/assistant/prices', { input: 2, output: 8 }),
  'PUT /api/admin/system/notice': () => admin.put('/api/admin/system/notice', { text: 'Torniamo subito.' }),
  'PUT /api/admin/system/switches': () =>
    admin.put('/api/admin/system/switches', { feature: 'assistente_esterno', isOn: false }),
  'POST /api/admin/system/retries': () => {
    const id = '0f4e7c5e-9a53-4f7f-8c1f-0a11b8a7c7de';
    product.failed.push({ id, name: 'send-mail', at: product.clock.now, tries: 3, output: null });
    return admin.post('/api/admin/system/retries', { ids: [id] });
  },
  'POST /api/admin/users/:id/erasure': () => admin.post(`/api/admin/users/${ids.person}/erasure`, {}),
};

/** They carry a body and change nothing: no line, or the log would tell of what was not done. */
const QUESTIONS: Record<string, () => Promise<Response>> = {
  'POST /api/admin/grants/:id/preview': () =>
    admin.post('/api/admin/grants/a/preview', { version: 1, set: { name: 'Bando di prova' } }),
};

test('every change of the desk is a line of the log, and none is left out of this test (ADM-1)', async () => {
  const changing = Object.keys(ACCESS).filter((key) => key.includes(' /api/admin/') && !key.startsWith('GET '));
  expect([...Object.keys(CHANGES), ...Object.keys(QUESTIONS)].toSorted()).toEqual(changing.toSorted());
  const lines = async () => (await product.db.select({ count: count() }).from(auditLog))[0]!.count;
  for (const [operation, ask] of Object.entries(QUESTIONS)) {
    const before = await lines();
    expect([operation, (await ask()).status, await lines()]).toEqual([operation, 200, before]);
  }
  for (const [operation, change] of Object.entries(CHANGES)) {
    const before = await lines();
    const answer = await change();
    expect([operation, answer.status < 300 ? 'done' : await answer.text()]).toEqual([operation, 'done']);
    expect([operation, await lines()]).toEqual([operation, before + 1]);
  }
});
