import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { codeOf, StartProblem } from '#server/platform/start-problem.ts';
import type { Db } from './db.ts';
import { MIGRATIONS_FOLDER, refuseNewer } from './migrations.ts';

/** Any number, the same in every process: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_214_033;

/** Whoever holds it prepares what every server prepares at its start, and what may exist once only. */
const START_LOCK = 7_214_034;

/** A host that swallows packets would otherwise be waited for without end. */
const CONNECT_MS = 15_000;

/** PostgreSQL's own codes for what a wrong DATABASE_URL most often is. */
const REFUSALS: Record<string, string> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'has no database of that name',
  '53300': 'has no connections left',
};

/** Never the whole address: it holds the password. */
function connectionProblem(connectionString: string, cause: unknown): string {
  const { host, pathname } = new URL(connectionString);
  const code = codeOf(cause);
  const what = REFUSALS[code] ?? `cannot be reached (${code === 'unknown' ? String((cause as Error).message) : code})`;
  return `PostgreSQL at ${host}${pathname} ${what}.\nCheck DATABASE_URL, and that the database is running.`;
}

/** While a busy machine loads the code of the product, no answer is heard: a wait that ran out is begun once more. */
async function connectPatiently(pool: Pool) {
  try {
    return await pool.connect();
  } catch (error) {
    if (codeOf(error) !== 'unknown') throw error;
    return pool.connect();
  }
}

/** Connects to PostgreSQL and brings it up to date; several servers may start at once. */
export async function openExternal(connectionString: string) {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => {}); // a dropped idle connection is replaced at the next query
  const client = await connectPatiently(pool).catch((cause: unknown) => {
    throw new StartProblem(connectionProblem(connectionString, cause), { cause });
  });
  try {
    const single = drizzle({ client });
    await single.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseNewer((statement) => client.query(statement));
    await migrate(single, { migrationsFolder: MIGRATIONS_FOLDER });
    await single.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  } finally {
    client.release();
  }
  return {
    kind: 'external' as const,
    connectionString,
    pool,
    db: drizzle({ client: pool }) as unknown as Db,
    /** One server at a time; those that come after it find its work done. */
    async alone(work: () => Promise<void>): Promise<void> {
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [START_LOCK]);
        await work();
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [START_LOCK]);
        holder.release();
      }
    },
    close: () => pool.end(),
  };
}
export type ExternalDatabase = Awaited<ReturnType<typeof openExternal>>;
