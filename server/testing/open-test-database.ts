import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { rowsOf, type Db } from '#server/platform/db/db.ts';
import { drizzleOver, openEmbedded, type EmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { openExternal, type ExternalDatabase } from '#server/platform/db/external.ts';
import { noted } from './statements.ts';

/** Migrated once (template.ts): a copy of it takes a fraction of migrating again. */
export const TEMPLATE_DATABASE = 'bandolo_test_template';

/**
 * A database of one's own: embedded in memory or, when TEST_DATABASE_URL names a server, on real PostgreSQL. Given back
 * with `close`, it is emptied for the next file of this worker: making one takes as long as most files' tests.
 */
export async function openTestDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  return server ? lendExternal(server, spareNames.pop() ?? (await createOn(server))) : lendEmbedded();
}
export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

const spare: EmbeddedDatabase[] = [];
const spareNames: string[] = [];

/** A handle that ends with its file: what that file left running must not write into the next one's tables. */
async function lendEmbedded(): Promise<EmbeddedDatabase> {
  const database = spare.pop() ?? (await openEmbedded());
  const state = { isClosed: false };
  const pglite = new Proxy(database.pglite, {
    get(target, name) {
      if (state.isClosed) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  async function close() {
    if (state.isClosed) return;
    state.isClosed = true;
    if (await isEmptied(database.db)) spare.push(database);
    else await database.close();
  }
  return { ...database, pglite, db: drizzleOver(noted(pglite)), close };
}

async function lendExternal(server: string, name: string): Promise<ExternalDatabase> {
  const database = await openExternal(addressOf(server, name));
  async function close() {
    const isClean = await isEmptied(database.db);
    await database.close();
    if (isClean) spareNames.push(name);
    else await onServer(server, `drop database ${name} with (force)`);
  }
  return { ...database, close };
}

async function createOn(server: string): Promise<string> {
  const name = `bandolo_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return name;
}

/** At the end of a run, those that were kept for a next file too. */
export async function dropTestDatabases(server: string): Promise<void> {
  const like = TEMPLATE_DATABASE.replace('template', '%');
  const names = await onServer(server, `select datname from pg_database where datname like '${like}'`);
  for (const { datname } of names) await onServer(server, `drop database if exists ${String(datname)} with (force)`);
}

/**
 * False when there is more than the product's own tables (a queue brings a schema of its own along), and for a bench,
 * after which nothing comes.
 */
async function isEmptied(db: Db): Promise<boolean> {
  if (!process.env.VITEST) return false;
  const schemas = await rowsOf<{ name: string }>(db, sql`select distinct schemaname as name from pg_tables`);
  if (schemas.some(({ name }) => !OWN_SCHEMAS.has(name))) return false;
  await db.execute(EMPTY_ALL);
  return true;
}
const OWN_SCHEMAS = new Set(['public', 'drizzle', 'pg_catalog', 'information_schema']);
/** Only tables with rows: emptying one that has none takes as long. */
const EMPTY_ALL = sql`
  do $$
  declare
    each regclass;
    filled text[] := '{}';
    has_rows boolean;
  begin
    for each in select format('%I.%I', schemaname, tablename)::regclass from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from %s)', each) into has_rows;
      if has_rows then filled := filled || each::text; end if;
    end loop;
    if cardinality(filled) > 0 then
      execute format('truncate %s restart identity cascade', array_to_string(filled, ', '));
    end if;
  end $$`;

export function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

export async function onServer(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
