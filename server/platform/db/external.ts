import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Db } from './db.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';

/** Any number, the same in every process: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_214_033;

/** Connects to PostgreSQL and brings it up to date; several servers may start at once. */
export async function openExternal(connectionString: string) {
  const pool = new Pool({ connectionString, max: 10 });
  pool.on('error', () => {}); // a dropped idle connection is replaced at the next query
  const client = await pool.connect();
  try {
    const single = drizzle({ client });
    await single.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(single, { migrationsFolder: MIGRATIONS_FOLDER });
    await single.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  } finally {
    client.release();
  }
  return {
    kind: 'external' as const,
    connectionString,
    db: drizzle({ client: pool }) as unknown as Db,
    close: () => pool.end(),
  };
}
export type ExternalDatabase = Awaited<ReturnType<typeof openExternal>>;
