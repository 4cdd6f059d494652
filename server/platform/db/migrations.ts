import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '#server/platform/start-problem.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations');

type Ask = (statement: string) => Promise<{ rows: unknown[] }>;

/** Migrations only go forward: on a database of a newer version this one would read and write what it does not know. */
export async function refuseNewer(ask: Ask): Promise<void> {
  const [known] = (await ask(`select to_regclass('drizzle.__drizzle_migrations') is not null as has`)).rows;
  if (!(known as { has: boolean }).has) return;
  const { rows } = await ask('select max(created_at)::text as newest from drizzle.__drizzle_migrations');
  const newest = Number((rows[0] as { newest: string | null }).newest ?? 0);
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  if (newest <= Math.max(...journal.entries.map(({ when }) => when))) return;
  throw new StartProblem(
    'The database was brought up to date by a newer version of Bandolo than this one.\nStart that version, or put back a copy of the database from before.',
  );
}
