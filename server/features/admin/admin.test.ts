import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, sessions } from '#server/features/accounts/tables.ts';
import { events } from '#server/features/activity/tables.ts';
import { searchTerms } from '#server/features/grants/tables.ts';
import { importRuns } from '#server/features/imports/tables.ts';
import { EMPTY_REPORT } from '#server/features/imports/report.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const ADMIN = 'redazione@bandolo.example';
const HOUR_MS = 3_600_000;
type Summary = {
  queues: Record<string, number>;
  sources: { source: string; light: string }[];
  measures: { measure: string; total: number; before: number; points: { from: string; value: number }[] }[];
  applications: { status: string; count: number }[];
  conversion: { step: string; people: number }[];
};
type Audit = {
  items: { action: string; subjectId: string; actorName: string | null; detail: Record<string, unknown> }[];
  total: number;
  actors: { id: string; name: string }[];
};

let product: TestProduct;
let admin: TestBrowser;
let person: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  person = await signedInBusiness(product);
  admin = await signedInBusiness(product, { email: ADMIN, firstName: 'Laura', lastName: 'Ricci' });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
});
afterAll(() => product.close());

const summary = async (query = '') => (await (await admin.get(`/api/admin/summary${query}`)).json()) as Summary;
const audit = async (query = '') => (await (await admin.get(`/api/admin/audit${query}`)).json()) as Audit;
const measureOf = ({ measures }: Summary, measure: string) => measures.find((each) => each.measure === measure)!;

const later = () => (product.clock.now = new Date(product.clock.now.getTime() + 60_000));

async function askForHelp() {
  const form = new FormData();
  form.set(
    'data',
    JSON.stringify({ subject: 'Non vedo la visura', description: 'Ho caricato la visura ma resta vuota.' }),
  );
  const answer = await person.send('POST', '/api/support/tickets', form);
  return ((await answer.json()) as { createdId: string }).createdId;
}

test('one answer tells what waits, how the sources are and what people did', async () => {
  await askForHelp();
  // Both rows are written by the database's own clock, which the test does not move.
  await product.db.update(profiles).set({ createdAt: product.clock.now });
  const seen = await summary();
  expect(seen.queues).toMatchObject({ tickets: 1, consultants: 0, failedJobs: 0 });
  expect(measureOf(seen, 'iscrizioni')).toMatchObject({ total: 2, before: 0 });
  expect(measureOf(seen, 'iscrizioni').points).toHaveLength(30);
  expect(measureOf(seen, 'iscrizioni').points.at(-1)?.value).toBe(2);
  expect(seen.conversion).toMatchObject([
    { step: 'iscritti', people: 2 },
    { step: 'azienda', people: 2 },
    { step: 'salvato', people: 0 },
    { step: 'candidatura', people: 0 },
    { step: 'inviata', people: 0 },
  ]);
  expect((await (await admin.get('/api/admin/queues')).json()) as object).toEqual({ queues: seen.queues });
});

test('people count once in a day and once in a period; searches are those in words and those by the assistant', async () => {
  const { now } = product.clock;
  const ago = (days: number) => new Date(now.getTime() - days * 24 * HOUR_MS);
  await product.db.update(sessions).set({ lastUsedAt: ago(1) });
  const people = await product.db.select().from(profiles);
  const [one, other] = [false, true].map((isAdmin) => people.find((each) => each.isAdmin === isAdmin)?.id);
  const event = (id: string, userId: string, kind: 'ricerca_ai' | 'bando_visto', at: Date) =>
    product.db.insert(events).values({ id, userId, kind, title: 'Prova', at });
  await event('p1', one!, 'ricerca_ai', ago(1));
  await event('p2', one!, 'bando_visto', ago(2));
  await event('p3', other!, 'ricerca_ai', ago(40));
  await product.db.insert(searchTerms).values({ day: '2026-11-10', words: '', searches: 4 });
  // Whoever asks is here today.
  const seen = await summary('?giorni=30g');
  expect(measureOf(seen, 'attivi')).toMatchObject({ total: 2, before: 1 });
  expect(
    measureOf(seen, 'attivi')
      .points.slice(-3)
      .map(({ value }) => value),
  ).toEqual([1, 1, 1]);
  expect(measureOf(seen, 'ricerche')).toMatchObject({ total: 5, before: 1 });
});

test('a longer period is told by weeks, and what is older than it is not in it', async () => {
  await product.db
    .update(profiles)
    .set({ createdAt: new Date(product.clock.now.getTime() - 40 * 24 * HOUR_MS) })
    .where(eq(profiles.email, ADMIN));
  expect(measureOf(await summary(), 'iscrizioni')).toMatchObject({ total: 1, before: 1 });
  const long = measureOf(await summary('?giorni=90g'), 'iscrizioni');
  expect(long).toMatchObject({ total: 2, before: 0 });
  expect(long.points).toHaveLength(13);
  expect((await admin.get('/api/admin/summary?giorni=12g')).status).toBe(400);
});

test('a source that came in last night is green; a trial says nothing', async () => {
  const run = (source: string, hoursAgo: number, isDryRun: boolean, status = 'completato') => ({
    id: `${source}-${hoursAgo}`,
    source,
    status,
    isDryRun,
    report: EMPTY_REPORT,
    startedAt: new Date(product.clock.now.getTime() - hoursAgo * HOUR_MS),
  });
  await product.db
    .insert(importRuns)
    .values([
      run('incentivi', 5, false),
      run('sedia', 100, false),
      run('sedia', 2, true),
      run('sedia', 1, false, 'in_corso'),
    ]);
  const { sources } = await summary();
  expect(Object.fromEntries(sources.map(({ source, light }) => [source, light]))).toMatchObject({
    incentivi: 'verde',
    sedia: 'rosso',
    generic: 'spento',
  });
});

test('the log is filtered and paged on the server, and taking it away is a line too', async () => {
  const id = await askForHelp();
  await admin.patch(`/api/admin/support/tickets/${id}`, { priority: 'alta' });
  later();
  await admin.patch(`/api/admin/support/tickets/${id}`, { status: 'risolto' });
  later();
  expect((await audit()).items.map(({ action }) => action)).toEqual(['ticket_stato', 'ticket_priorita']);
  expect((await audit('?ordine=vecchi')).items[0]?.action).toBe('ticket_priorita');
  const { items, total, actors } = await audit(`?azione=ticket_priorita&oggetto=ticket&q=${id}`);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ subjectId: id, actorName: 'Laura Ricci', detail: { prima: 'media', dopo: 'alta' } });
  expect(actors.map(({ name }) => name)).toEqual(['Laura Ricci']);
  expect((await audit('?al=2026-11-14')).total).toBe(0);
  expect((await audit('?dal=2026-11-15&al=2026-11-15')).total).toBe(2);
  expect((await audit('?q=100%25')).total).toBe(0);
  const csv = await admin.get('/api/admin/audit/export.csv?azione=ticket_priorita');
  expect(await csv.text()).toContain('Laura Ricci;Ha cambiato la priorità di un ticket;Ticket');
  expect((await audit()).items[0]).toMatchObject({ action: 'registro_esportato', detail: { righe: 1 } });
});

test('runs of the importers come in the order of the address, as a file too (ADM-23)', async () => {
  await product.db
    .update(importRuns)
    .set({ report: { ...EMPTY_REPORT, rejected: 7 } })
    .where(eq(importRuns.id, 'sedia-100'));
  const ids = async (query: string) => {
    const answer = (await (await admin.get(`/api/admin/imports${query}`)).json()) as { imports: { id: string }[] };
    return answer.imports.map(({ id }) => id);
  };
  expect(await ids('')).toEqual(['sedia-1', 'sedia-2', 'incentivi-5', 'sedia-100']);
  expect(await ids('?ordine=vecchie')).toEqual(['sedia-100', 'incentivi-5', 'sedia-2', 'sedia-1']);
  expect(await ids('?ordine=fonte')).toEqual(['incentivi-5', 'sedia-1', 'sedia-2', 'sedia-100']);
  expect(await ids('?ordine=rifiutate')).toEqual(['sedia-100', 'sedia-1', 'sedia-2', 'incentivi-5']);
  expect((await admin.get('/api/admin/imports?ordine=boh')).status).toBe(400);
  const file = await (await admin.get('/api/admin/imports/export.csv?ordine=rifiutate')).text();
  expect(file.split('\r\n')[1]).toMatch(/;7$/);
});
