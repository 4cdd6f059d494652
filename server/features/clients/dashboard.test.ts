import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { MANDATE, read as json, requestTo } from '#server/testing/practice.ts';
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

const ask = async (urgency: string) =>
  (
    await json<{ consultancy: ConsultancyView }>(
      client.post('/api/consultancies', requestTo(consultantId, { urgency })),
    )
  ).consultancy;
const read = () => json<ConsultantDashboard>(consultant.get('/api/clients/dashboard'));

test('an empty day is told as one', async () => {
  expect(await read()).toMatchObject({
    stats: { activeClients: 0, submitted: 0, revenue: 0 },
    next: null,
    tasks: [],
    clients: [],
    requests: [],
    interactions: [],
    unreadMessages: 0,
  });
  expect((await client.get('/api/clients/dashboard')).status).toBe(403);
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

  const day = await read();
  expect(day.stats).toMatchObject({ activeClients: 1, submitted: 1, granted: 1, revenue: 650 });
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
