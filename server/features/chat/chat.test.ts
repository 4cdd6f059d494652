import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickest } from '#domain/testing/quickest.ts';
import type { ChatLine, ChatView, MessagePage, MessageView } from '#domain/chat/chat.ts';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { TrackRecord } from '#domain/consultancies/track-record.ts';
import { CHAT_NOTICES } from '#messages/chat/notices.ts';
import { createApi } from '#server/app.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { chatReports } from '#server/features/chat/tables.ts';
import { openExternal } from '#server/platform/db/external.ts';
import { openLive } from '#server/platform/live/live.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { BUSINESS, pdf, signedInBusiness } from '#server/testing/people.ts';
import { requestTo } from '#server/testing/practice.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let client: TestBrowser;
let consultant: TestBrowser;
let stranger: TestBrowser;
let other: TestBrowser;
let admin: TestBrowser;
let consultantId: string;

beforeAll(async () => {
  product = await startTestProduct();
  client = await signedInBusiness(product);
  [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
  [stranger] = await approvedConsultant(product, 'altra@studio.example');
  other = await signedInBusiness(product, { email: 'altra@officine.example' });
  admin = await signedInBusiness(product, { email: 'admin@officine.example' });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, 'admin@officine.example'));
});
afterAll(() => product.close());

async function ask(): Promise<string> {
  const answer = await client.post('/api/consultancies', requestTo(consultantId));
  return ((await answer.json()) as { consultancy: ConsultancyView }).consultancy.id;
}
const path = (id: string, rest = '') => `/api/chats/${id}${rest}`;
function form(text: string, { clientId = randomUUID(), file, taskId = null }: Extra = {}): FormData {
  const data = new FormData();
  data.set('data', JSON.stringify({ clientId, text, taskId }));
  if (file) data.append('file', file);
  return data;
}
type Extra = { clientId?: string; file?: File; taskId?: string | null };
const say = (who: TestBrowser, id: string, text: string, extra?: Extra) =>
  who.post(path(id, '/messages'), form(text, extra));
const chatOf = async (who: TestBrowser, id: string) => (await (await who.get(path(id))).json()) as ChatView;
const said = async (answer: Promise<Response>) => ((await (await answer).json()) as { message: MessageView }).message;

test('a question before the answer: it stops the silence, is counted unread, told once, and read', async () => {
  const id = await ask();
  await say(consultant, id, 'Quale codice ATECO avete?');
  await say(consultant, id, 'E quanti addetti?');
  const seen = await chatOf(client, id);
  expect(seen).toMatchObject({
    messages: [
      { number: 1, side: 'consulente' },
      { number: 2, text: 'E quanti addetti?' },
    ],
    hasOlder: false,
    marks: { own: 0 },
    consultancy: { status: 'nuova', releasesAt: null },
  });
  const lines = (await (await client.get('/api/chats')).json()) as { chats: ChatLine[] };
  expect(lines.chats.find((line) => line.id === id)).toMatchObject({ name: 'Marco Furlan', unread: 2 });
  const about = async () => {
    const { items } = (await (await client.get('/api/notifications?kind=messaggio')).json()) as {
      items: { href: string; isRead: boolean }[];
    };
    return items.filter(({ href }) => href === `/chat/${id}`).map(({ isRead }) => isRead);
  };
  expect(await about()).toEqual([false]);
  await client.post(path(id, '/read'), { upTo: 99 });
  expect(await about()).toEqual([true]);
  expect((await chatOf(consultant, id)).marks).toMatchObject({ delivered: 2, read: 2 });
});

test('sent twice, at once or later, a message is there once; parallel ones keep numbers without gaps', async () => {
  const id = await ask();
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => said(say(client, id, 'Buongiorno', { clientId }))),
  );
  expect(new Set(answers.map((message) => message.id)).size).toBe(1);
  await Promise.all(Array.from({ length: 10 }, (_, index) => say(consultant, id, `Messaggio ${String(index)}`)));
  const { messages } = await chatOf(client, id);
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
});

test('history by pages, and what came after a number', async () => {
  const id = await ask();
  for (let index = 1; index <= 35; index += 1) await say(client, id, `Riga ${String(index)}`);
  const newest = await chatOf(consultant, id);
  expect([newest.messages[0]?.number, newest.messages.length, newest.hasOlder]).toEqual([6, 30, true]);
  const older = (await (await consultant.get(path(id, '/messages?before=6'))).json()) as MessagePage;
  expect([older.messages.map(({ number }) => number), older.hasOlder]).toEqual([[1, 2, 3, 4, 5], false]);
  const later = (await (await consultant.get(path(id, '/messages?after=33'))).json()) as MessagePage;
  expect(later.messages.map(({ text }) => text)).toEqual(['Riga 34', 'Riga 35']);
});

test('who may read, write, download, report: the two sides, and nobody by guessing', async () => {
  const id = await ask();
  const { file } = await said(say(client, id, '', { file: pdf('visura.pdf') }));
  for (const who of [stranger, other, product.browser()]) {
    const status = who === stranger || who === other ? 404 : 401;
    expect((await who.get(path(id))).status).toBe(status);
    expect((await who.get(path(id, '/messages'))).status).toBe(status);
    expect((await say(who, id, 'Sono io')).status).toBe(status);
    expect((await who.post(path(id, '/read'), { upTo: 1 })).status).toBe(status);
    expect((await who.post(path(id, '/typing'))).status).toBe(status);
    expect((await who.post(path(id, '/reports'), { reason: 'Non mi piace per niente' })).status).toBe(status);
    expect((await who.get(path(id, `/files/${file!.id}`))).status).toBe(status);
  }
  expect((await consultant.get(path(id, `/files/${file!.id}`))).status).toBe(200);
  expect((await consultant.get(`/api/files/${file!.id}`)).status).toBe(404);
  const elsewhere = await ask();
  expect((await consultant.get(path(elsewhere, `/files/${file!.id}`))).status).toBe(404);
});

test('a paper that was asked for ticks its task; at the end the consultant can no longer open it, nor write', async () => {
  const id = await ask();
  await consultant.post(`/api/consultancies/${id}/acceptance`);
  const { tasks } = (await chatOf(client, id)).consultancy;
  const wanted = tasks.find((task) => task.isDocument)!;
  const { file } = await said(say(client, id, '', { file: pdf('visura.pdf'), taskId: wanted.id }));
  const { consultancy, facts } = await chatOf(consultant, id);
  expect(consultancy.tasks.find((task) => task.id === wanted.id)?.isDone).toBe(true);
  expect(facts).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'accettata', by: 'consulente' })]));
  expect((await say(consultant, id, '', { file: pdf('altro.pdf'), taskId: wanted.id })).status).toBe(404);
  const ending = { outcome: 'approvata', grantedAmount: 9000, cor: null, earnings: 650 };
  await consultant.post(`/api/consultancies/${id}/completion`, ending);
  expect((await say(client, id, 'Grazie')).status).toBe(409);
  expect((await consultant.get(path(id, `/files/${file!.id}`))).status).toBe(404);
  expect((await chatOf(consultant, id)).messages[0]?.file).toMatchObject({ isVisible: false });
  expect((await client.get(path(id, `/files/${file!.id}`))).status).toBe(200);
});

test('while the consultant is away both sides are told until when, and no longer than that', async () => {
  const id = await ask();
  expect((await chatOf(client, id)).absentUntil).toBeNull();
  await consultant.patch('/api/consultant-profile', { absentUntil: '2999-01-31' });
  expect((await chatOf(client, id)).absentUntil).toBe('2999-01-31');
  expect((await chatOf(consultant, id)).absentUntil).toBe('2999-01-31');
  await consultant.patch('/api/consultant-profile', { absentUntil: '2020-01-31' });
  expect((await chatOf(client, id)).absentUntil).toBeNull();
});

test('files are judged by content, empty words are nothing', async () => {
  const id = await ask();
  const program = new File(['MZ\0\0\u0003'], 'innocuo.pdf');
  const refused = await say(client, id, '', { file: program });
  expect([refused.status, await refused.json()]).toMatchObject([415, { code: 'file_type_not_allowed' }]);
  expect((await say(client, id, '   ')).status).toBe(400);
  expect((await chatOf(client, id)).messages).toEqual([]);
});

const reportsOn = async () =>
  ((await (await product.browser().get(`/api/consultants/${consultantId}/track-record`)).json()) as TrackRecord)
    .reports;
const waitingReports = async () =>
  ((await (await admin.get('/api/admin/chat-reports')).json()) as { reports: { id: string }[] }).reports;
const decide = (report: string, verdict?: string) =>
  admin.post(`/api/admin/chat-reports/${report}/closing`, { verdict });
const noticesOf = async (who: TestBrowser) =>
  ((await (await who.get('/api/notifications')).json()) as { items: { title: string }[] }).items;

test('a report reaches administrators alone, who decide on it', async () => {
  const id = await ask();
  await client.post(path(id, '/reports'), { reason: 'Chiede soldi fuori dal preventivo.' });
  expect((await chatOf(client, id)).isReported).toBe(true);
  expect((await chatOf(consultant, id)).isReported).toBe(false);
  expect((await client.get('/api/admin/chat-reports')).status).toBe(404);
  const [report] = await waitingReports();
  expect(report).toMatchObject({ clientName: BUSINESS.companyName, consultantName: 'Marco Furlan' });
  expect((await decide(report!.id)).status).toBe(400);
  const closed = await decide(report!.id, 'fondata');
  expect(await closed.json()).toEqual({ reports: [], page: 1, pages: 0, pageSize: 25, total: 0 });
  expect((await decide(report!.id, 'non_fondata')).status).toBe(404);
  expect((await chatOf(client, id)).isReported).toBe(false);
  expect(await noticesOf(client)).toContainEqual(expect.objectContaining(CHAT_NOTICES.verdict.fondata));
  await product.db.delete(chatReports).where(eq(chatReports.consultancyId, id));
});

test('the public profile counts only what was found founded, and only of clients', async () => {
  const id = await ask();
  await client.post(path(id, '/reports'), { reason: 'Chiede soldi fuori dal preventivo.' });
  expect(await reportsOn()).toBe(0);
  await decide((await waitingReports())[0]!.id, 'non_fondata');
  expect(await reportsOn()).toBe(0);
  await client.post(path(id, '/reports'), { reason: 'Li chiede di nuovo, qui sopra.' });
  await decide((await waitingReports())[0]!.id, 'fondata');
  expect(await reportsOn()).toBe(1);
  await consultant.post(path(id, '/reports'), { reason: 'Il cliente insulta in chat.' });
  await decide((await waitingReports())[0]!.id, 'fondata');
  expect(await reportsOn()).toBe(1);
  await product.db.delete(chatReports).where(eq(chatReports.consultancyId, id));
});

test('reports come page by page in the order of the address, and leave as a file (ADM-22)', async () => {
  const id = await ask();
  const at = (n: number) => new Date(product.clock.now.getTime() + n * 60_000);
  const many = Array.from({ length: 30 }, (_, n) => ({ id: `report-${n}`, reason: `Motivo ${n}.`, at: at(n) }));
  await product.db
    .insert(chatReports)
    .values(many.map((each) => ({ ...each, consultancyId: id, reporterId: consultantId, handledAt: null })));
  const read = async (query: string) =>
    (await (await admin.get(`/api/admin/chat-reports${query}`)).json()) as { reports: { id: string }[]; page: number };
  const second = await read('?pagina=2');
  expect(second).toMatchObject({ page: 2, pages: 2, pageSize: 25, total: 30 });
  expect(second.reports.map((report) => report.id)).toEqual(many.slice(25).map((report) => report.id));
  expect((await read('?ordine=recenti')).reports[0]).toMatchObject({ id: 'report-29', isByConsultant: true });
  expect((await read('?pagina=9')).page).toBe(2);
  expect((await admin.get('/api/admin/chat-reports?ordine=boh')).status).toBe(400);
  const file = await (await admin.get('/api/admin/chat-reports/export.csv?ordine=recenti')).text();
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[1]).toMatch(/;Marco Furlan;Consulente;Motivo 29\.$/);
  expect((await client.get('/api/admin/chat-reports/export.csv')).status).toBe(404);
  await product.db.delete(chatReports);
});

/** Another process on the same database: with PostgreSQL on connections of its own. */
async function secondInstance() {
  const { database, services } = product;
  const own = database.kind === 'external' ? await openExternal(database.connectionString) : database;
  const live = await openLive(own, services.log);
  const api = createApi({ ...services, db: own.db, live });
  return {
    browser: () => new TestBrowser(api),
    async close() {
      await live.close();
      if (own !== database) await own.close();
    },
  };
}

test('two processes on one database: what is said on one is heard on the other within a second', async () => {
  const second = await secondInstance();
  const id = await ask();
  const there = second.browser();
  await there.post('/api/session', { email: 'marco@studio.example', password: 'pergola-rossa-17' });
  const stream = await there.get('/api/chats/stream');
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard = async (word: string) => {
    for (let text = ''; ;) {
      const { value, done } = await reader.read();
      text += value ?? '';
      if (text.includes(word)) return true;
      if (done) return false;
    }
  };
  expect(await heard('open')).toBe(true);
  const saidAndHeard = async () => {
    await say(client, id, 'Mi sente?');
    expect(await heard('"messaggio"')).toBe(true);
    expect((await chatOf(there, id)).messages.at(-1)?.text).toBe('Mi sente?');
  };
  expect(await quickest(1_000, saidAndHeard)).toBeLessThan(1_000);
  await client.post(path(id, '/typing'));
  expect(await heard('"scrive"')).toBe(true);
  await reader.cancel();
  await second.close();
});

test('so many tabs are told, and the oldest makes room for one more', async () => {
  const opened: ReadableStreamDefaultReader<Uint8Array>[] = [];
  for (let at = 0; at <= 20; at += 1) opened.push((await client.get('/api/chats/stream')).body!.getReader());
  const [first, second] = opened;
  const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
    const { value, done } = await reader.read();
    return done ? 'closed' : new TextDecoder().decode(value).split('\n')[0];
  };
  expect([await read(first!), await read(first!)]).toEqual(['event: open', 'closed']);
  expect(await read(second!)).toBe('event: open');
  expect(await Promise.race([read(second!), pause(50, 'open')])).toBe('open');
  await Promise.all(opened.map((reader) => reader.cancel()));
});
