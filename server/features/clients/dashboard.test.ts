// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/days.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { applications as applicationRows } from '#server/features/applications/tables.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { consultancyOf, MANDATE, read as json, requestTo } from '#server/testing/practice.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let client: TestBrowser;
let consultant: TestBrowser;
let consultantId: string;

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  client = await signedInBusiness(product);
  [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
});
afterAll(() => product.close());

const ask = (urgency: string) => consultancyOf(client.post('/api/consultancies', requestTo(consultantId, { urgency })));
const today = () => romeMoment(product.services.now()).day;
const read = () => json<ConsultantDashboard>(consultant.get('/api/clients/dashboard'));

test('an empty day is told as one', async () => {
  expect(await read()).toMatchObject({
    stats: { activeClients: 0, mandated: 0, submitted: 0, judged: 0, revenue: 0 },
    next: null,
    week: [],
    tasks: [],
    clients: [],
    requests: [],
    interactions: [],
    unreadMessages: 0,
  });
  expect(await json(consultant.get('/api/clients/waiting'))).toEqual({ requests: 0, unreadMessages: 0 });
  for (const path of ['dashboard', 'waiting']) expect((await client.get(`/api/clients/${path}`)).status).toBe(403);
});

test('clients, tasks by priority, requests, contacts, results: all counted from what happened', async () => {
  const waiting = await ask('bassa');
  const begun = await ask('alta');
  await consultant.post(`/api/consultancies/${begun.id}/acceptance`);
  await consultant.patch(`/api/consultancies/${begun.id}/plan`, { deadline: '2026-12-20', nextMeetingAt: null });
  const task = (title: string, dueOn: string) => ({ title, side: 'consulente', isDocument: false, dueOn });
  await consultant.post(`/api/consultancies/${begun.id}/tasks`, task('In ritardo', '2026-11-10'));
  await consultant.post(`/api/consultancies/${begun.id}/tasks`, task('Con calma', '2027-01-10'));
  const form = new FormData();
  form.set('data', JSON.stringify({ clientId: crypto.randomUUID(), text: 'Ci siete?' }));
  await client.post(`/api/chats/${begun.id}/messages`, form);
  const done = await ask('media');
  await consultant.post(`/api/consultancies/${done.id}/acceptance`);
  const ending = { outcome: 'approvata', grantedAmount: 9000, cor: null, earnings: 650 };
  await consultant.post(`/api/consultancies/${done.id}/completion`, ending);
  await client.post(`/api/consultancies/${done.id}/outcome-answer`, { isConfirmed: true });

  const day = await read();
  expect(day.stats).toMatchObject({ activeClients: 1, submitted: 1, judged: 1, granted: 1, revenue: 650 });
  expect(day.stats.months.at(-1)).toEqual({ month: '2026-11', amount: 650 });
  expect(day.next).toMatchObject({ id: begun.id, deadline: '2026-12-20', missing: 2 });
  expect(day.tasks.map(({ title, priority }) => [title, priority])).toEqual(
    expect.arrayContaining([
      ['In ritardo', 'alta'],
      ['Con calma', 'bassa'],
      ['Verifica dei requisiti', 'alta'],
    ]),
  );
  expect(day.clients).toMatchObject([{ id: begun.id, status: 'in_attesa_documenti', urgency: 'alta', unread: 1 }]);
  expect(day.requests).toMatchObject([{ id: waiting.id, urgency: 'bassa' }]);
  expect(day.unreadMessages).toBe(1);
  expect(await json(consultant.get('/api/clients/waiting'))).toEqual({ requests: 1, unreadMessages: 1 });
  expect(day.interactions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['messaggio', 'aggiornamento']));
});

test('every kind of change is in the home at once, and an unchanged one is the same', async () => {
  const first = await read();
  expect(await read()).toEqual(first);
  const task = first.tasks[0]!;
  await consultant.patch(`/api/consultancies/${task.consultancyId}/tasks/${task.id}`, { isDone: true });
  expect((await read()).tasks.map(({ id }) => id)).not.toContain(task.id);
  await consultant.patch(`/api/consultancies/${task.consultancyId}/tasks/${task.id}`, { isDone: false });
  expect((await read()).tasks.map(({ id }) => id)).toContain(task.id);
  const form = new FormData();
  form.set('data', JSON.stringify({ clientId: crypto.randomUUID(), text: 'Ancora noi' }));
  await client.post(`/api/chats/${task.consultancyId}/messages`, form);
  expect((await read()).unreadMessages).toBe(first.unreadMessages + 1);
  expect((await consultant.post('/api/clients', MANDATE)).status).toBe(201);
  await consultant.post('/api/saved-grants', { grantId: '1' });
  const { stats, portfolio } = await read();
  expect(stats.watchedGrants).toBe(first.stats.watchedGrants + 1);
  expect(portfolio.clients.map(({ name }) => name)).toContain(MANDATE.companyName);
});

test('the week holds what is due within seven days of all clients, by day and hour', async () => {
  const [{ id } = { id: '' }] = (await read()).clients;
  const before = await read();
  const later = (days: number) => addDays(today(), days);
  const meeting = new Date(`${later(1)}T09:30:00Z`).toISOString();
  await consultant.patch(`/api/consultancies/${id}/plan`, { deadline: later(6), nextMeetingAt: meeting });
  const task = (title: string, side: string, dueOn: string) => ({ title, side, isDocument: false, dueOn });
  for (const [title, side, days] of [
    ['Ieri', 'consulente', -1],
    ['Oggi', 'consulente', 0],
    ['Dal cliente', 'impresa', 1],
    ['Tra una settimana', 'consulente', 7],
  ] as const)
    await consultant.post(`/api/consultancies/${id}/tasks`, task(title, side, later(days)));
  const known = new Set(before.week.map((entry) => entry.id));
  const { week } = await read();
  const added = week.filter((entry) => !known.has(entry.id));
  expect(added.map(({ kind, on, what, targetId }) => [kind, on, kind === 'incontro' ? null : what, targetId])).toEqual([
    ['compito', later(0), 'Oggi', id],
    ['incontro', later(1), null, id],
    ['documento', later(1), 'Dal cliente', id],
    ['consegna', later(6), expect.any(String), id],
  ]);
  expect(added[1]!.time).toMatch(/^1[01]:30$/);
});

test('an application that was sent is counted before its outcome, without weighing on the success', async () => {
  const { stats: before } = await read();
  await consultant.post('/api/clients', { ...MANDATE, companyName: 'Mandante Srl' });
  const { id } = await json<{ id: string }>(consultant.post('/api/applications', { id: '1' }));
  await product.db.update(applicationRows).set({ sentAt: product.services.now() }).where(eq(applicationRows.id, id));
  const { stats } = await read();
  expect(stats).toMatchObject({
    activeClients: before.activeClients + 1,
    mandated: before.mandated + 1,
    submitted: before.submitted + 1,
    judged: before.judged,
  });
});

test('fifty clients are one read, of a handful of questions to the database', async () => {
  const [one] = await product.db.select().from(consultancies).limit(1);
  await product.db.insert(consultancies).values(
    Array.from({ length: 50 }, (_, index) => ({
      ...one!,
      id: `molti-${String(index)}`,
      status: 'in_corso' as const,
      clientName: `Cliente ${String(index)}`,
    })),
  );
  const day = await read();
  expect(day.clients.length).toBeGreaterThanOrEqual(50);
});

test('a call is written down for a consultancy or a client under mandate, by its consultant alone (CON-30)', async () => {
  const [caller, callerId] = await approvedConsultant(product, 'altra@studio.example');
  const { createdId } = await json<{ createdId: string }>(caller.post('/api/clients', MANDATE));
  const call = { kind: 'chiamata', on: today(), minutes: 18, note: 'Preventivo della banca' };
  const record = (changes: object) => caller.post('/api/clients/contacts', { ...call, ...changes });
  const recorded = async () =>
    (await json<ConsultantDashboard>(caller.get('/api/clients/dashboard'))).interactions.filter(
      ({ recordedId }) => recordedId !== null,
    );
  const { id } = await json<{ id: string }>(record({ clientId: createdId }));
  expect(await recorded()).toMatchObject([
    { kind: 'chiamata', name: MANDATE.companyName, minutes: 18, what: call.note, consultancyId: null },
  ]);
  const asked = await consultancyOf(client.post('/api/consultancies', requestTo(callerId)));
  const meeting = { clientId: asked.id, kind: 'incontro', minutes: null, on: '2026-10-01' };
  expect((await record(meeting)).status).toBe(201);
  expect((await recorded())[1]).toMatchObject({ kind: 'incontro', consultancyId: asked.id });

  expect((await record({ clientId: 'nobody' })).status).toBe(404);
  expect((await record({ clientId: createdId, on: '2031-01-01' })).status).toBe(400);
  expect((await consultant.post('/api/clients/contacts', { ...call, clientId: createdId })).status).toBe(404);
  expect((await consultant.delete(`/api/clients/contacts/${id}`)).status).toBe(404);
  expect((await caller.delete(`/api/clients/contacts/${id}`)).status).toBe(204);
  expect(await recorded()).toHaveLength(1);
});

test('a client whose company changed is judged again, also for a grant judged before (CON-20)', async () => {
  const grantId = 'veneto-fondo-veneto-competitivita-sezione-transizione';
  await consultant.post('/api/saved-grants', { grantId });
  const { createdId } = await json<{ createdId: string }>(
    consultant.post('/api/clients', { ...MANDATE, companyName: 'Altrove Srl', region: 'Veneto' }),
  );
  const verdict = async () => {
    const firm = (await read()).portfolio.clients.find(({ companyId }) => companyId === createdId);
    return firm?.cells.find((cell) => cell.grantId === grantId)?.verdict;
  };
  const before = await verdict();
  expect(before).toBeDefined();
  expect(before).not.toBe('non_ammissibile');
  const moved = await consultant.patch(`/api/companies/${createdId}`, { version: 1, region: 'Sicilia' });
  expect(await moved.text()).toContain('Sicilia');
  expect(await verdict()).toBe('non_ammissibile');
});
