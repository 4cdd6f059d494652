import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSING_TABLES, PERSONAL_TABLES, type PersonalTable } from '#domain/accounts/personal-tables.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { createLog } from '#server/platform/log.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import { planter } from '#server/testing/plant-rows.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { eraseClosedAccounts } from './erasure.ts';
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

/** Every column of every table, or of one, in which one of the words occurs. */
async function placesWith(words: readonly string[], only?: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    product.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.filter((table) => only === undefined || table.name === only)) {
    const mentions = words.map((word) => sql`position(${word} in lower(cell.value)) > 0`);
    const columns = await rowsOf<{ key: string }>(
      product.db,
      sql`select distinct cell.key from ${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) cell
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
    return entry.through ? rows.length > 0 : rows.some(holds); // rows of some tables carry no word of the person
  };
  expect(planted.filter((entry, at) => !isExported(entry, at)).map(nameOf)).toEqual([]);

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
