// One database is enough: what is judged is the same on both, and the transactions around each call are the embedded one's.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from './app.ts';
import { ownGrantsOf } from './features/applications/service.ts';
import { prepareCatalogue } from './features/grants/service.ts';
import { rowsOf, type Db } from './platform/db/db.ts';
import { codeOf, EXPECTED, isRefused, SEATS, type Seat } from './testing/access/expected.ts';
import { addressFor, bodyFor, type ApiDocument } from './testing/access/requests.ts';
import { buildAccessWorld, GUEST_ADDRESSES, SECRET, type AccessWorld } from './testing/access/world.ts';

let world: AccessWorld;
let operations: string[];
let document: ApiDocument;
let api: ReturnType<typeof createApi>;
/** The transaction in which everything happens, and those within it; none of them stays. */
let current: Db;
let whole: Promise<void>;
let finish: () => void = () => {};

beforeAll(async () => {
  world = await buildAccessWorld();
  const { product } = world;
  // One identity, behind which each call finds the transaction that will be undone: memories are kept by it.
  const db = new Proxy({} as Db, {
    get: (_, name) => {
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? (value.bind(current) as unknown) : value;
    },
  });
  await new Promise<void>((resolve, reject) => {
    const over = new Promise<void>((end) => (finish = end));
    whole = product.db
      .transaction(async (tx) => {
        current = tx;
        resolve();
        await over;
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) reject(error);
      });
  });
  const services = { ...product.services, db, ownGrants: (userId: string) => ownGrantsOf(db, userId) };
  await prepareCatalogue(services);
  api = createApi(services);
  document = (await (await api.request('/api/openapi.json')).json()) as ApiDocument;
  operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    .sort();
});
afterAll(async () => {
  finish();
  await whole;
  await world.product.close();
});

/** Who sits there, and what became of the account, the work or the owner before they ask. */
function seated(seat: Seat): { cookie: string; before?: ReturnType<typeof sql> } {
  const { owner, other, admin, newcomer, reader, writer, guests } = world.people;
  const { ownerId, writerId } = world.ids;
  const writing = writer.browser.cookie;
  switch (seat) {
    case 'visitor':
      return { cookie: '' };
    case 'newcomer':
      return { cookie: newcomer.cookie };
    case 'owner':
      return { cookie: owner.cookie };
    case 'other':
      return { cookie: other.cookie };
    case 'reader':
      return { cookie: reader.browser.cookie };
    case 'writer':
      return { cookie: writing };
    case 'suspended':
      return {
        cookie: writing,
        before: sql`update consultant_profiles set status = 'sospeso' where user_id = ${writerId}`,
      };
    case 'ended':
      return {
        cookie: writing,
        before: sql`update consultancies set status = 'completata', closed_at = now() where consultant_id = ${writerId}`,
      };
    case 'ownerClosed':
      return { cookie: writing, before: sql`update profiles set erase_after = now() where id = ${ownerId}` };
    case 'ownerLocked':
      return { cookie: writing, before: sql`update profiles set locked_at = now() where id = ${ownerId}` };
    case 'guestReading':
      return { cookie: guests.lettura!.cookie };
    case 'guestCommenting':
      return { cookie: guests.commenti!.cookie };
    case 'guestEditing':
      return { cookie: guests.modifica!.cookie };
    case 'guestWithdrawn':
      return {
        cookie: guests.modifica!.cookie,
        before: sql`update application_guests set revoked_at = now() where role = 'modifica'`,
      };
    case 'closed':
      return { cookie: owner.cookie, before: sql`update profiles set erase_after = now() where id = ${ownerId}` };
    case 'locked':
      return { cookie: owner.cookie, before: sql`update profiles set locked_at = now() where id = ${ownerId}` };
    case 'admin':
      return { cookie: admin.cookie };
  }
}

/** Nothing that was not shared with these may be in any answer, nor in a list. */
const OUTSIDERS: Seat[] = [
  'visitor',
  'newcomer',
  'other',
  'suspended',
  'ended',
  'ownerClosed',
  'ownerLocked',
  'guestWithdrawn',
  'closed',
  'locked',
];
/** The thread of a consultancy names what was shared while it lasted: the history of both sides. */
const THREADS = ['GET /api/chats/:id', 'GET /api/clients/:id'];
/** Whatever they may do, nothing of the owner's changes by it; an invitation or a share lets the others write. */
const NOT_WRITING: Seat[] = [...OUTSIDERS, 'reader', 'guestReading', 'guestCommenting'];
const GUESTS: Partial<Record<Seat, string>> = {
  guestReading: GUEST_ADDRESSES[0]!,
  guestCommenting: GUEST_ADDRESSES[1]!,
  guestEditing: GUEST_ADDRESSES[2]!,
};

/** Undoes what was done inside. */
async function undone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const outer = current;
  let answer: Answer | undefined;
  await outer
    .transaction(async (tx) => {
      current = tx;
      answer = await work();
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    })
    .finally(() => (current = outer));
  return answer!;
}
class Undone extends Error {}

/** What the database wrote until now: the same position, nothing written. */
const position = async () =>
  (await rowsOf<{ at: string }>(current, sql`select pg_current_wal_insert_lsn()::text as at`))[0]!.at;

/** Every table but the catalogue's, and those that note by themselves that somebody asked or looked. */
async function contentsOf(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    current,
    sql`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('sessions', 'attempts', 'search_terms', 'calendar_entries', 'grants') order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name} as name, count(*) || ':' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${sql.identifier(name)} t`,
  );
  const rows = await rowsOf<{ name: string; hash: string }>(current, sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

const OWNED = [
  'business_profiles',
  'projects',
  'documents',
  'applications',
  'business_plans',
  'saved_searches',
  'calendar_events',
  'de_minimis_entries',
  'de_minimis_undertakings',
  'support_tickets',
  'api_keys',
];

/** All that is the owner's and that nobody but who was let in may change. */
async function ownersRows(): Promise<string> {
  const parts = OWNED.map(
    (name) =>
      sql`(select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${sql.identifier(name)} t where user_id = ${world.ids.ownerId})`,
  );
  return (await rowsOf<{ rows: string }>(current, sql`select concat_ws(' ', ${sql.join(parts, sql`, `)}) as rows`))[0]!
    .rows;
}
let ownersBefore = '';

type Cell = { code: string; problems: string[] };

async function call(operation: string, seat: Seat, cookie: string, untouched: Record<string, string>): Promise<Cell> {
  const [method = ''] = operation.split(' ');
  const body = bodyFor(operation, document, world.ids);
  const isForm = body instanceof FormData;
  const before = await position();
  const answer = await api.request(addressFor(operation, world.ids), {
    method,
    headers: {
      ...{ cookie, 'x-client-ip': '198.51.100.7' },
      ...(method === 'GET' ? {} : { origin: 'http://localhost' }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
  });
  const code = codeOf(answer.status);
  const problems: string[] = [];
  // What streams without an end is left; any other answer is read whole, so that nothing runs on into the next call.
  const isEndless = operation === 'GET /api/chats/stream' && answer.ok;
  const text = isEndless ? (await answer.body?.cancel(), '') : await answer.text();
  if (OUTSIDERS.includes(seat) && text.includes(SECRET) && !THREADS.includes(operation))
    problems.push(`${operation} shows ${seat} what is not shared`);
  const own = GUESTS[seat];
  for (const address of own ? GUEST_ADDRESSES.filter((each) => each !== own) : [])
    if (text.includes(address)) problems.push(`${operation} shows ${seat} the address of another guest`);
  if (isRefused(code)) {
    // A statement that the database refused ends the transaction around it: then nothing was written at all.
    const after = await position().catch(() => before);
    const now = after === before ? untouched : await contentsOf();
    const changed = Object.keys(now).filter((table) => now[table] !== untouched[table]);
    if (changed.length > 0) problems.push(`${operation} is refused to ${seat} and writes ${changed.join(', ')}`);
  }
  if (code === '+' && method !== 'GET' && NOT_WRITING.includes(seat) && world.people.owner.cookie !== cookie) {
    const now = await ownersRows();
    if (now !== ownersBefore) problems.push(`${operation} lets ${seat} change what is the owner’s`);
  }
  return { code, problems };
}

const CELLS = Object.keys(EXPECTED).length * SEATS.length;
test(`every operation is declared for every seat, and nothing else is: ${String(CELLS)} cells`, () => {
  expect(Object.values(EXPECTED).filter((row) => row.length !== SEATS.length)).toEqual([]);
  const undeclared = operations.filter((operation) => !(operation in EXPECTED));
  expect(
    undeclared,
    'declare these operations in server/testing/access/expected.ts: a row with one code for each seat; what they need to be called with goes to requests.ts beside it',
  ).toEqual([]);
  expect(Object.keys(EXPECTED).filter((operation) => !operations.includes(operation))).toEqual([]);
});

test.each(SEATS)(
  '%s gets from each operation what the table declares; what is refused changes nothing',
  async (seat) => {
    const column = SEATS.indexOf(seat);
    const codes: Record<string, string> = {};
    const problems: string[] = [];
    await undone(async () => {
      const { cookie, before } = seated(seat);
      if (before) await current.execute(before);
      const untouched = await contentsOf();
      ownersBefore = await ownersRows();
      for (const operation of operations) {
        const cell = await undone(() => call(operation, seat, cookie, untouched));
        codes[operation] = cell.code;
        problems.push(...cell.problems);
      }
    });
    expect(problems).toEqual([]);
    expect(codes).toEqual(
      Object.fromEntries(operations.map((operation) => [operation, EXPECTED[operation]?.[column]])),
    );
  },
);
