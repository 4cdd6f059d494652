import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPS } from '#domain/caps.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { auditLog } from '#server/features/audit/tables.ts';
import { liveTopic } from '#server/live-topic.ts';
import { BUSINESS, pdf, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

type Message = { id: string; side: string; kind: string; text: string; file: { id: string } | null };
type Ticket = {
  id: string;
  status: string;
  priority: string;
  subject: string;
  messages: Message[];
  file: { id: string } | null;
};
type Inbox = {
  items: { id: string; kind: string; assigneeName: string | null }[];
  total: number;
  counts: Record<string, number>;
  figures: { firstAnswerMinutes: number | null; resolutionMinutes: number | null; answered: number; resolved: number };
  admins: { id: string }[];
};
const ADMIN = 'redazione@bandolo.example';
const MINUTE_MS = 60_000;

let product: TestProduct;
let person: TestBrowser;
let other: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  person = await signedInBusiness(product);
  other = await signedInBusiness(product, { email: 'altra@officine.example' });
  admin = await signedInBusiness(product, { email: ADMIN, firstName: 'Laura' });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
});
afterAll(() => product.close());

const TICKET = { subject: 'Non vedo la visura', description: 'Ho caricato la visura ma resta vuota.' };
function form(data: object, files: File[] = []): FormData {
  const sent = new FormData();
  sent.set('data', JSON.stringify(data));
  for (const file of files) sent.append('files', file);
  return sent;
}
async function open(browser: TestBrowser, data: object = TICKET, files: File[] = []): Promise<string> {
  const answer = await browser.send('POST', '/api/support/tickets', form(data, files));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { createdId: string }).createdId;
}
const read = async (browser: TestBrowser, id: string) =>
  (await (await browser.get(`/api/support/tickets/${id}`)).json()) as Ticket;
const inbox = async (query = '') => (await (await admin.get(`/api/admin/support/tickets${query}`)).json()) as Inbox;
const deskTicket = async (id: string) =>
  (await (await admin.get(`/api/admin/support/tickets/${id}`)).json()) as Ticket & { assigneeId: string | null };
const later = (minutes: number) => (product.clock.now = new Date(product.clock.now.getTime() + minutes * MINUTE_MS));

test('a ticket is stored with the default priority, listed, and told to the desk by mail and notification', async () => {
  const id = await open(person);
  expect(await read(person, id)).toMatchObject({ ...TICKET, status: 'in_corso', priority: 'media', messages: [] });
  expect(product.mails.at(-1)).toMatchObject({
    to: 'ciao@bandolo.example',
    subject: 'Nuovo ticket: Non vedo la visura',
  });
  const { items } = (await (await admin.get('/api/notifications')).json()) as {
    items: { title: string; href: string }[];
  };
  expect(items[0]).toMatchObject({ title: 'Nuovo ticket: Non vedo la visura', href: `/admin/supporto?apri=${id}` });
});

test('what is missing is told by field, and an attachment is judged by its content', async () => {
  const missing = await person.send('POST', '/api/support/tickets', form({ subject: ' ', description: 'corta' }));
  expect(missing.status).toBe(400);
  const { fields } = (await missing.json()) as { fields: { field: string }[] };
  expect(fields.map(({ field }) => field).sort()).toEqual(['description', 'subject']);
  const fake = new File([new Uint8Array([0x4d, 0x5a, 0, 1, 2])], 'fattura.pdf');
  expect((await person.send('POST', '/api/support/tickets', form(TICKET, [fake]))).status).toBe(415);
  const id = await open(person, { ...TICKET, priority: 'alta' }, [pdf('visura.pdf')]);
  const { file } = await read(person, id);
  expect(await (await person.get(`/api/files/${file!.id}`)).text()).toMatch(/^%PDF/);
  expect(await (await admin.get(`/api/admin/support/tickets/${id}/files/${file!.id}`)).text()).toMatch(/^%PDF/);
  expect((await other.get(`/api/files/${file!.id}`)).status).toBe(404);
  const elsewhere = await open(person);
  expect((await admin.get(`/api/admin/support/tickets/${elsewhere}/files/${file!.id}`)).status).toBe(404);
});

test('other people’s tickets are not found, and nobody but an administrator is at the desk', async () => {
  const id = await open(person);
  expect((await other.get(`/api/support/tickets/${id}`)).status).toBe(404);
  expect((await other.send('POST', `/api/support/tickets/${id}/messages`, form({ text: 'Io' }))).status).toBe(404);
  expect((await other.post(`/api/support/tickets/${id}/resolution`)).status).toBe(404);
  expect((await person.get('/api/admin/support/tickets')).status).toBe(404);
  expect((await person.post(`/api/admin/support/tickets/${id}/notes`, { text: 'Io' })).status).toBe(404);
});

test('the desk answers: the person is told in the product and by mail, notes stay inside, times are kept', async () => {
  const id = await open(person, { ...TICKET, subject: 'Sede sbagliata' });
  later(90);
  await admin.post(`/api/admin/support/tickets/${id}/notes`, { text: 'È il caso della visura del 2019.' });
  later(1);
  const answer = await admin.post(`/api/admin/support/tickets/${id}/answers`, { text: 'Prova a ricaricarla.' });
  expect(answer.status).toBe(200);
  const shown = await read(person, id);
  expect(shown.messages).toMatchObject([{ side: 'supporto', kind: 'messaggio', text: 'Prova a ricaricarla.' }]);
  expect((await deskTicket(id)).messages.map(({ kind }) => kind)).toEqual(['nota', 'messaggio']);
  expect(product.mails.at(-1)).toMatchObject({ to: BUSINESS.email, subject: 'Risposta al tuo ticket: Sede sbagliata' });
  expect(product.mails.at(-1)?.text).toContain(`/support/${id}`);
  const { items } = (await (await person.get('/api/notifications')).json()) as {
    items: { kind: string; href: string }[];
  };
  expect(items[0]).toMatchObject({ kind: 'assistenza', href: `/support/${id}` });
  const listed = (await inbox('?vista=mie')).items.find((line) => line.id === id);
  expect(listed?.assigneeName).toBe('Laura Zanetti');
});

test('resolved by the desk, opened again by writing, closed by the person', async () => {
  const id = await open(person, { ...TICKET, subject: 'Fattura' });
  await admin.post(`/api/admin/support/tickets/${id}/answers`, { text: 'Fatto.', resolves: true });
  expect((await read(person, id)).status).toBe('risolto');
  expect(product.mails.at(-1)?.subject).toBe('Ticket risolto: Fattura');
  later(5);
  await person.send('POST', `/api/support/tickets/${id}/messages`, form({ text: 'Manca ancora.' }));
  const again = await read(person, id);
  expect(again.status).toBe('in_corso');
  expect(again.messages.map(({ kind }) => kind)).toEqual(['messaggio', 'risolto', 'riaperto', 'messaggio']);
  expect(product.mails.at(-1)?.subject).toBe('Ticket riaperto: Fattura');
  await person.post(`/api/support/tickets/${id}/resolution`);
  expect((await read(person, id)).status).toBe('risolto');
});

test('the inbox holds requests from the site too, filtered in the address; a visitor is answered by mail', async () => {
  const request = {
    kind: 'contatto',
    name: 'Ugo Neri',
    email: 'ugo@bar.example',
    subject: 'Costi 100%',
    description: 'Quanto costa Bandolo?',
  };
  await product.browser().post('/api/support/requests', request);
  const found = await inbox('?origine=contatto&q=100%25');
  expect(found.items).toMatchObject([{ kind: 'contatto' }]);
  expect((await inbox('?q=%25%25%25')).total).toBe(0);
  const { id } = found.items[0]!;
  await admin.post(`/api/admin/support/tickets/${id}/answers`, { text: 'Si comincia gratis.', resolves: true });
  expect(product.mails.at(-1)).toMatchObject({ to: 'ugo@bar.example', subject: 'Risposta: Costi 100%' });
  expect((await inbox('?vista=risolti&origine=contatto')).total).toBe(1);
  expect((await inbox('?vista=da_rispondere&origine=contatto')).total).toBe(0);
});

test('assignment, priority and state leave a line in the log, which nobody can change', async () => {
  const id = await open(person, { ...TICKET, subject: 'Registro' });
  const { admins } = await inbox();
  const change = (body: object) => admin.patch(`/api/admin/support/tickets/${id}`, body);
  expect((await change({ assigneeId: 'nessuno' })).status).toBe(404);
  await change({ assigneeId: admins[0]!.id, priority: 'alta' });
  await change({ assigneeId: admins[0]!.id, priority: 'alta' });
  await change({ status: 'risolto' });
  const lines = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(lines.map(({ action }) => action).sort()).toEqual(['ticket_assegnato', 'ticket_priorita', 'ticket_stato']);
  await expect(product.db.delete(auditLog)).rejects.toThrow();
  await expect(product.db.update(auditLog).set({ action: 'x' })).rejects.toThrow();
});

test('first answer and resolution are medians over the last thirty days', async () => {
  const { figures, counts } = await inbox();
  expect(figures).toMatchObject({ answered: 3, resolved: 3, firstAnswerMinutes: 0 });
  expect(counts.tutti).toBeGreaterThan(5);
});

test('what the inbox shows leaves as a file, and that is a line of the log (ADM-21)', async () => {
  const id = await open(person, { ...TICKET, subject: '=Somma', priority: 'alta' });
  await admin.patch(`/api/admin/support/tickets/${id}`, { assigneeId: (await inbox()).admins[0]!.id });
  const file = async (query: string) =>
    (await (await admin.get(`/api/admin/support/tickets/export.csv${query}`)).text()).trim().split('\r\n').slice(1);
  const rows = await file('?vista=mie&q=somma');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/;'=Somma;Ticket;.*;In Corso;Alta;Laura .*;;$/);
  expect(await file('?vista=tutti&pagina=9')).toHaveLength((await inbox('?vista=tutti')).total);
  expect(await file('?vista=risolti&q=somma')).toEqual([]);
  const lines = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, 'assistenza'));
  expect(lines.map(({ action, detail }) => [action, detail])).toContainEqual(['elenco_esportato', { righe: 1 }]);
  expect((await person.get('/api/admin/support/tickets/export.csv')).status).toBe(404);
});

test('canned answers are kept for the whole desk', async () => {
  const added = await admin.post('/api/admin/support/answers', { title: 'Visura', text: 'Ricarica il PDF.' });
  const { answers } = (await added.json()) as { answers: { id: string }[] };
  const path = `/api/admin/support/answers/${answers[0]!.id}`;
  const changed = await admin.put(path, { title: 'Visura', text: 'Ricarica il PDF della Camera di commercio.' });
  expect(await changed.json()).toMatchObject({ answers: [{ text: 'Ricarica il PDF della Camera di commercio.' }] });
  expect(await (await admin.delete(path)).json()).toEqual({ answers: [] });
  expect((await admin.delete(path)).status).toBe(404);
});

test('many tickets change together or not at all, and the answer says how to take it back', async () => {
  const many = [await open(person), await open(person, { ...TICKET, priority: 'alta' })];
  const change = (changes: object[]) => admin.post('/api/admin/support/tickets/changes', { changes });
  const states = async () =>
    Promise.all(many.map(async (id) => [(await deskTicket(id)).status, (await deskTicket(id)).priority]));
  const before = await states();
  const wanted = many.map((id) => ({ id, status: 'risolto', priority: 'alta' }));
  expect((await change([...wanted, { id: 'nessuno', status: 'risolto' }])).status).toBe(404);
  expect(await states()).toEqual(before);
  const back = ((await (await change(wanted)).json()) as { changes: object[] }).changes;
  expect(await states()).toEqual([
    ['risolto', 'alta'],
    ['risolto', 'alta'],
  ]);
  expect(((await (await change(wanted)).json()) as { changes: object[] }).changes).toEqual([]);
  await change(back);
  expect(await states()).toEqual(before);
});

test('there is room for so many open tickets, however fast they come', async () => {
  const many = Array.from({ length: CAPS.openTickets + 3 }, () =>
    other.send('POST', '/api/support/tickets', form(TICKET)),
  );
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(CAPS.openTickets);
  expect(statuses.filter((status) => status === 409)).toHaveLength(3);
});

test('each word is heard on the open pages of the other side at once, once (SUP-5)', async () => {
  const idOf = async (email: string) =>
    (await product.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)))[0]!.id;
  const heard = { person: 0, desk: 0 };
  const { live } = product.services;
  const closing = [
    live.hear(liveTopic(await idOf(BUSINESS.email)), () => (heard.person += 1)),
    live.hear(liveTopic(await idOf(ADMIN)), () => (heard.desk += 1)),
  ];
  const id = await open(person, { subject: 'Chat: c’è qualcuno?', description: 'C’è qualcuno?' });
  await expect.poll(() => heard).toEqual({ person: 0, desk: 1 });
  await admin.post(`/api/admin/support/tickets/${id}/answers`, { text: 'Eccomi.', resolves: false });
  await expect.poll(() => heard).toEqual({ person: 1, desk: 1 });
  await person.send('POST', `/api/support/tickets/${id}/messages`, form({ text: 'Grazie!' }));
  await expect.poll(() => heard).toEqual({ person: 1, desk: 2 });
  for (const stop of closing) stop();
});
