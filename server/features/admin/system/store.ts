import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

const TABLES = 8;

export async function readDatabase(db: Db) {
  const [size] = await rowsOf<{ bytes: string; version: string }>(
    db,
    sql`select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version`,
  );
  const tables = await rowsOf<{ name: string; bytes: string }>(
    db,
    sql`select relname as name, pg_total_relation_size(c.oid)::text as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public' order by pg_total_relation_size(c.oid) desc, 1 limit ${TABLES}`,
  );
  return {
    bytes: Number(size?.bytes ?? 0),
    version: size?.version ?? '',
    tables: tables.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
  };
}

export async function readFiles(db: Db) {
  const rows = await rowsOf<{ purpose: string; count: number; bytes: string }>(
    db,
    sql`select purpose, count(*)::int as count, sum(bytes)::text as bytes from files group by 1 order by sum(bytes) desc`,
  );
  return rows.map(({ purpose, count, bytes }) => ({ purpose, count, bytes: Number(bytes) }));
}

/** Mails kept here instead of being sent. */
export async function countOutbox(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from outbox_mails`);
  return row?.count ?? 0;
}
