import { sql } from 'drizzle-orm';
import { PERSONAL_TABLES, type PersonalTable } from '#domain/accounts/personal-tables.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';
import { rowsHolding, type Person } from './personal-rows.ts';

export type OwnTable = { table: string; rows: Record<string, unknown>[] };

/** Every table that refers to the person, with the rows that do (SET-5). */
export async function* ownDataOf(db: Db, person: Person, now: Date): AsyncGenerator<OwnTable> {
  const names = [...new Set(PERSONAL_TABLES.filter(({ isOthers }) => !isOthers).map(({ table }) => table))].sort();
  for (const table of names) {
    const ways = PERSONAL_TABLES.filter((entry) => entry.table === table && !entry.isOthers);
    yield { table, rows: await rowsIn(db, table, ways, person, now) };
  }
}

async function rowsIn(db: Db, table: string, ways: readonly PersonalTable[], person: Person, now: Date) {
  const conditions = ways.map((way) => {
    const rows = rowsHolding(way, person);
    return way.shownFrom ? sql`(${rows} and ${sql.identifier(way.shownFrom)} <= ${now.toISOString()})` : sql`(${rows})`;
  });
  const statement = sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.join(conditions, sql` or `)}`;
  const secrets = new Set(ways.flatMap((way) => way.secrets ?? []));
  const found = await rowsOf<{ row: Record<string, unknown> }>(db, statement);
  return found.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.has(name))));
}
