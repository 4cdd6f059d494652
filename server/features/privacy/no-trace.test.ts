import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSING_TABLES, PERSONAL_TABLES, type PersonalTable } from '#domain/accounts/personal-tables.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { readFeed } from '#server/features/calendar/service.ts';
import { sendMailJob } from '#server/features/mails/jobs.ts';
import { outboxMailer } from '#server/features/mails/outbox-store.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { startQueue, type Queue } from '#server/platform/queue/queue.ts';
import { createLog } from '#server/platform/log.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import {
  BUSINESS,
  CONSULTANT as CONSULTANT_FORM,
  consultantForm,
  signedInBusiness,
  tokenFor,
} from '#server/testing/people.ts';
import { MANDATE, requestTo } from '#server/testing/practice.ts';
import { planter } from '#server/testing/plant-rows.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { eraseClosedAccounts } from './erasure.ts';
import { eraseAccountsJob } from './jobs.ts';
import { ownDataOf } from './own-data.ts';

/** Occurs nowhere but in what this person is, wrote and uploaded. */
const MARK = 'zelindatraccia';
const EMAIL = `${MARK}@prova.example`;
const PHONE = '049 7654321';

let product: TestProduct;
const folder = mkdtempSync(join(tmpdir(), 'bandolo-traccia-'));
const logged: string[] = [];

beforeAll(async () => {
  product = await startTestProduct({
    storage: await openStorage({ dataDir: folder, s3: undefined }),
    log: createLog('trace', { write: (line) => void logged.push(line) }),
  });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Words the database takes in these columns; none of them is somebody's. */
const CODES = {
  'consultancies.status': 'completata',
  'reviews.stars': 4,
  'consultant_profiles.status': 'approvato',
  'grant_reports.status': 'nuova',
  'import_runs.status': 'completato',
  'grants.level': 'nazionale',
  'data_requests.kind': 'accesso',
  'support_tickets.status': 'in_corso',
  'support_tickets.priority': 'media',
};

/**
 * In rows that stay because they are somebody else's too, what may be read after the person is gone: the words of that
 * other side, facts of the work, or all, where the row merely named the person. A new column has to be decided here.
 */
const WORDS_OF_OTHERS: Record<string, string[] | 'all'> = {
  'application_events.actor_id': ['detail'],
  'application_versions.actor_id': 'all',
  'business_plan_versions.actor_id': 'all',
  'client_contacts.consultancy_id.business_id': ['note'],
  'documents.added_by_id': 'all',
  'mandates.contact_email': 'all',
  'mandates.invited_email': 'all',
  'project_versions.actor_id': 'all',
  'consultancies.business_id': ['cor', 'grant_name'],
  'consultancies.consultant_id': ['client_name', 'cor', 'description', 'grant_name'],
  'quotes.consultancy_id.business_id': ['terms'],
  'support_messages.author_id': ['text'],
  'support_tickets.assignee_id': 'all',
  'consultant_decisions.decided_by': 'all',
  'consultant_profiles.decided_by': 'all',
  'import_runs.started_by': 'all',
};
const nameOf = ({ table, column, through }: PersonalTable) =>
  [table, column, ...(through ? [through.column] : [])].join('.');

const filesNow = () => globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
const filesWithMark = () =>
  filesNow()
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (path + readFileSync(path).toString('latin1')).toLowerCase().includes(MARK));

/** Every column of every table, the queue's too, or of one, in which one of the words occurs. */
async function placesWith(words: readonly string[], only?: string): Promise<string[]> {
  const tables = only
    ? [{ name: only, schema: 'public' }]
    : await rowsOf<{ name: string; schema: string }>(
        product.db,
        sql`select tablename as name, schemaname as schema from pg_tables
          where schemaname in ('public', 'pgboss') order by 1`,
      );
  const found: string[] = [];
  for (const { name, schema } of tables) {
    const mentions = words.map((word) => sql`position(${word} in lower(cell.value)) > 0`);
    const columns = await rowsOf<{ key: string }>(
      product.db,
      sql`select distinct cell.key from ${sql.identifier(schema)}.${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) cell
          where ${sql.join(mentions, sql` or `)} order by 1`,
    );
    found.push(...columns.map(({ key }) => `${name}.${key}`));
  }
  return found;
}

const form = (data: object, name: string, file: File) => {
  const sent = new FormData();
  sent.set('data', JSON.stringify(data));
  sent.append(name, file);
  return sent;
};
const paper = (name: string) => new File([`%PDF-1.7\n%${MARK}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`], name);

const plain = (name: string) => new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], name);
const chatForm = (text: string) => {
  const sent = new FormData();
  sent.set('data', JSON.stringify({ text, clientId: crypto.randomUUID(), taskId: null }));
  return sent;
};

/** As a person would: names, texts, uploads, the chat with Filo, a ticket, an application, dates of one's own. */
async function livelyPerson(): Promise<TestBrowser> {
  const name = { firstName: MARK, lastName: MARK, companyName: `${MARK} Srl` };
  const browser = await signedInBusiness(product, { ...name, email: EMAIL });
  const done = [
    await browser.patch('/api/settings', { ...name, phone: PHONE }),
    await browser.post('/api/projects', { description: `Forno ${MARK}`, spend: 60_000 }),
    await browser.post('/api/calendar/events', { title: MARK, day: '2026-12-11', time: null, endTime: null, note: '' }),
    await browser.post('/api/documents', form({}, 'file', paper(`${MARK}.pdf`))),
    await browser.post('/api/ai-assistant', { type: 'chat_support', data: { message: `Sono ${MARK}` } }),
  ];
  const ticket = { subject: MARK, description: `Scrivo da ${PHONE}` };
  done.push(await browser.send('POST', '/api/support/tickets', form(ticket, 'files', paper(`${MARK}-allegato.pdf`))));
  expect(done.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  return browser;
}

test('a search of database, files and log finds nothing of an erased person but what the list declares (SET-7)', async () => {
  const other = await signedInBusiness(product, { email: 'resta@prova.example' });
  const browser = await livelyPerson();
  const idOf = async (who: TestBrowser) =>
    ((await (await who.get('/api/session')).json()) as { user: { id: string } }).user.id;
  const id = await idOf(browser);
  const modules = await Promise.all(
    globSync('server/features/*/tables.ts').map((file) => import(`${process.cwd()}/${file}`) as Promise<object>),
  );
  const plantFor = planter({
    db: product.db,
    modules,
    person: id,
    email: EMAIL,
    other: await idOf(other),
    codes: CODES,
  });
  const planted = PERSONAL_TABLES.filter(({ table }) => table !== 'profiles');
  for (const [at, entry] of planted.entries()) await plantFor(entry, `${MARK}${String(at)}x`);
  const words = [MARK, PHONE, id];
  const tablesOf = (places: string[]) => new Set(places.map((place) => place.split('.')[0]));
  const before = tablesOf(await placesWith(words));
  const silent = new Set(PERSONAL_TABLES.map(({ table }) => table).filter((table) => !before.has(table)));
  expect([...silent], 'only these hold neither words nor the person').toEqual(['chat_marks', 'shares']);
  expect(filesWithMark()).toHaveLength(2);
  const exported = new Map<string, Record<string, unknown>[]>();
  for await (const { table, rows } of ownDataOf(product.db, { id, email: EMAIL }, product.clock.now))
    exported.set(table, rows);
  const isExported = (entry: PersonalTable, at: number) => {
    const rows = exported.get(entry.table) ?? [];
    const holds = (row: Record<string, unknown>) =>
      JSON.stringify(row).includes(`${MARK}${String(at)}x`) || row[entry.column] === (entry.isEmail ? EMAIL : id);
    return entry.through && !entry.isOthers ? rows.length > 0 : rows.some(holds); // rows of some tables carry no word of the person
  };
  expect(planted.filter((entry, at) => isExported(entry, at) === Boolean(entry.isOthers)).map(nameOf)).toEqual([]);

  await browser.post('/api/settings/deletion', { password: BUSINESS.password, word: 'ELIMINA' });
  product.clock.now = new Date(product.clock.now.getTime() + 15 * 86_400_000);
  await eraseClosedAccounts(product.services);

  const allowed = new Set([
    ...PERSONAL_TABLES.filter(({ fate }) => fate !== 'erased').map(({ table }) => table),
    ...Object.keys(PASSING_TABLES),
  ]);
  const left = await placesWith(words);
  expect(left.filter((place) => !allowed.has(place.split('.')[0]!))).toEqual([]);
  const withId = await placesWith([id, PHONE]);
  expect(withId.filter((place) => !(place.split('.')[0]! in PASSING_TABLES))).toEqual(['audit_log.actor_id']);
  const stays: Record<string, string[]> = {};
  for (const [at, entry] of planted.entries()) {
    if (entry.fate !== 'nameless' || WORDS_OF_OTHERS[nameOf(entry)] === 'all') continue;
    const places = await placesWith([`${MARK}${String(at)}x`], entry.table);
    if (places.length > 0) stays[nameOf(entry)] = places.map((place) => place.split('.')[1]!);
  }
  expect(stays).toEqual(Object.fromEntries(Object.entries(WORDS_OF_OTHERS).filter(([, words]) => words !== 'all')));
  expect(filesWithMark()).toEqual([]);
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.filter((line) => [MARK, PHONE].some((word) => line.toLowerCase().includes(word)))).toEqual([]);
});

/** First name, last name, address and number of the two who go; each occurs nowhere else. */
const CLIENT = { firstName: 'Zefirinazq', lastName: "D'Orlandozq", email: 'zq-cliente@prova.example' };
const CONSULTANT = { firstName: 'Quirinozq', lastName: 'Bassanizq', email: 'zq-consulente@prova.example' };
const MARKS = ['zefirinazq', 'orlandozq', 'zq-cliente', '0437 9911223', 'quirinozq', 'bassanizq', 'zq-consulente'];

test('nobody else’s record, notice, mail or queued work names a person who is gone, whatever they did together (SET-7)', async () => {
  const queue = await startQueue(product.database, [sendMailJob, eraseAccountsJob], createLog('silent'));
  const outbox = outboxMailer(product.db);
  await queue.work(sendMailJob, (mail) => outbox.send(mail));
  const collected = product.services.queue;
  Object.assign(product.services, {
    queue: {
      ...queue,
      send: async (...sent: Parameters<Queue['send']>) => {
        if (sent[1].name === sendMailJob.name) await queue.send(...sent);
        await collected.send(...sent);
      },
    } satisfies Queue,
  });
  await prepareCatalogue(product.services);
  const ok = async (answer: Promise<Response>): Promise<unknown> => {
    const got = await answer;
    expect(got.status, `${await got.clone().text()}`).toBeLessThan(300);
    return got.status === 204 ? undefined : got.json();
  };
  const owner = await signedInBusiness(product, { email: 'titolare@resta.example', firstName: 'Resta' });
  const client = await signedInBusiness(product, CLIENT);
  await ok(client.patch('/api/settings', { ...CLIENT, phone: '0437 9911223', companyName: 'Ditta zefirinazq' }));
  const consultant = product.browser();
  await consultant.send('POST', '/api/registrations/consultant', consultantForm(CONSULTANT, [paper('curriculum.pdf')]));
  await consultant.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
  const idOf = async (who: TestBrowser) => ((await ok(who.get('/api/session'))) as { user: { id: string } }).user.id;
  const consultantId = await idOf(consultant);
  await product.db.execute(sql`update consultant_profiles set status = 'approvato' where user_id = ${consultantId}`);
  const [otherConsultant, otherConsultantId] = await approvedConsultant(product, 'studio@resta.example');

  // The client, a guest of the owner: is invited twice, enters, writes, comments and takes a comment back.
  const { id } = (await ok(owner.post('/api/applications', { id: '1' }))) as { id: string };
  const path = `/api/applications/${id}`;
  const write = (who: TestBrowser, section: string, text: string, seenRevision: number) =>
    ok(who.put(`${path}/texts/${section}`, { text, seenRevision, isFromAssistant: false }));
  await ok(owner.post(`${path}/guests`, { email: CLIENT.email, role: 'lettura' }));
  await ok(owner.post(`${path}/guests`, { email: CLIENT.email, role: 'modifica' }));
  const token = product.mails.findLast(({ text }) => text.includes('/invito/'))!.text.match(/invito\/([\w-]+)/)![1];
  await ok(client.post('/api/shared-applications', { token }));
  await write(client, 'project_summary', 'Un forno a gas.', 0);
  await ok(client.post(`${path}/comments`, { section: 'project_summary', text: 'Da rivedere, scrive Zefirinazq.' }));
  await write(owner, 'project_summary', 'Un forno elettrico.', 1);
  await write(client, 'project_objectives', 'Due fasi.', 0);
  await ok(client.post(`${path}/versions`));

  // The consultant works for the owner: the conversation, a text, a paper, the project.
  const request = (who: TestBrowser, to: string) =>
    ok(who.post('/api/consultancies', requestTo(to))) as Promise<{ consultancy: { id: string } }>;
  const { consultancy } = await request(owner, consultantId);
  const work = `/api/consultancies/${consultancy.id}`;
  await ok(consultant.post(`${work}/acceptance`));
  await ok(consultant.post(`/api/chats/${consultancy.id}/messages`, chatForm('Buongiorno da Quirinozq Bassanizq')));
  await ok(owner.put(`${work}/sharing`, { kind: 'candidatura', targetId: id, isShared: true }));
  await write(consultant, 'project_objectives', 'Tre fasi.', 1);
  await ok(consultant.post(`${path}/versions`));
  await ok(owner.post('/api/projects', { title: 'Un forno nuovo' }));
  const { companies } = (await ok(owner.get('/api/companies'))) as { companies: { id: string }[] };
  await ok(consultant.put(`/api/companies/${companies[0]!.id}/primary`, {}));
  await ok(consultant.post('/api/documents', form({}, 'file', plain('Visura.pdf'))));
  const [project] = ((await ok(consultant.get('/api/projects'))) as { projects: { id: string; version: number }[] })
    .projects;
  await ok(
    consultant.patch(`/api/projects/${project!.id}`, { version: project!.version, title: 'Un forno elettrico' }),
  );
  await ok(owner.post('/api/calendar/feed'));

  // A company under the consultant's mandate is taken over by its owner; a third one names the client as its contact.
  await ok(consultant.delete('/api/clients/active'));
  const entered = (await ok(consultant.post('/api/clients', MANDATE))) as { createdId: string };
  await ok(consultant.post('/api/projects', { title: 'Camere' }));
  await ok(
    consultant.post(`/api/clients/companies/${entered.createdId}/invitation`, { email: 'titolare@resta.example' }),
  );
  const taking = product.mails.findLast(({ text }) => text.includes('aziende/invito/'))!;
  await ok(owner.post('/api/takeovers', { token: taking.text.match(/aziende\/invito\/([\w-]+)/)![1] }));
  const contact = {
    ...MANDATE,
    companyName: 'Terza Srl',
    contactName: 'Zefirinazq',
    contactEmail: CLIENT.email,
  };
  const third = (await ok(otherConsultant.post('/api/clients', contact))) as { createdId: string };
  await ok(otherConsultant.post(`/api/clients/companies/${third.createdId}/invitation`, { email: CLIENT.email }));

  // The client asks another consultant, who writes the calls down; both sides ask the desk.
  const own = await request(client, otherConsultantId);
  await ok(otherConsultant.post(`/api/consultancies/${own.consultancy.id}/acceptance`));
  await ok(client.post(`/api/chats/${own.consultancy.id}/messages`, chatForm('Sono Zefirinazq, 0437 9911223')));
  const call = { kind: 'chiamata', on: '2026-11-01', minutes: 18, note: 'Preventivo', clientId: own.consultancy.id };
  await ok(otherConsultant.post('/api/clients/contacts', call));
  const draft = (await ok(client.post('/api/applications', { id: 'voucher-cloud-e-cybersecurity' }))) as { id: string };
  const shared = { kind: 'candidatura', targetId: draft.id, isShared: true };
  await ok(client.put(`/api/consultancies/${own.consultancy.id}/sharing`, shared));
  await ok(otherConsultant.post('/api/calendar/feed'));
  const { feed } = (await ok(otherConsultant.get('/api/calendar'))) as { feed: { url: string } };
  await readFeed(product.services, /feed\/([\w-]+)\.ics$/.exec(feed.url)![1]!, 'test');
  for (const who of [client, consultant])
    await ok(
      who.send(
        'POST',
        '/api/support/tickets',
        form({ subject: 'Aiuto', description: '0437 9911223' }, 'files', plain('a.pdf')),
      ),
    );

  const places = async () => {
    const seen = (await placesWith(MARKS)).filter((place) => !(place.split('.')[0]! in PASSING_TABLES));
    return seen.filter((place) => !place.startsWith('audit_log.'));
  };
  const before = await places();
  expect(before).toEqual(
    expect.arrayContaining([
      ...['application_events.actor_name', 'application_events.detail', 'application_versions.actor_name'],
      ...['application_versions.contents', 'applications.contents', 'consultancies.description', 'documents.added_by'],
      'calendar_entries.item',
      ...['job.data', 'mandates.contact_email', 'mandates.invited_email', 'notifications.title', 'outbox_mails.text'],
      ...['project_versions.actor_name', 'share_openings.actor_name', 'client_contacts.client_name'],
    ]),
  );

  await ok(client.post('/api/settings/deletion', { password: BUSINESS.password, word: 'ELIMINA' }));
  await ok(consultant.post('/api/settings/deletion', { password: CONSULTANT_FORM.password, word: 'ELIMINA' }));
  product.clock.now = new Date(product.clock.now.getTime() + 15 * 86_400_000);
  await expect.poll(() => queue.unfinished(sendMailJob)).toEqual([]);
  await eraseClosedAccounts(product.services);
  await expect.poll(() => queue.unfinished(sendMailJob)).toEqual([]);
  await queue.stop();

  // What says goodbye is the last mail to them: taken away by the queue once it is sent.
  const last = await rowsOf<{ name: string }>(
    product.db,
    sql`delete from pgboss.job where deletion_seconds = 1 returning name`,
  );
  expect(last).toHaveLength(2);
  await product.db.execute(sql`delete from outbox_mails where "to" in (${CLIENT.email}, ${CONSULTANT.email})`);
  const left = await rowsOf(product.db, sql`select "to", subject, text from outbox_mails`);
  expect(
    JSON.stringify(left.filter((mail) => MARKS.some((mark) => JSON.stringify(mail).toLowerCase().includes(mark)))),
  ).toBe('[]');
  expect(await places()).toEqual([]);
  const view = (await ok(owner.get(path))) as {
    application: { contents: { texts: Record<string, { by: string }> } };
  };
  expect(view.application.contents.texts.project_objectives?.by).toBe('Persona non più iscritta');
});
