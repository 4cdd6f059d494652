import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db/db.ts';

/** Thousands of rows as one parameter: a statement with a parameter per value takes ten times as long to build and read. */
export async function insertMany<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const plain = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null])),
  );
  const name = sql.identifier(getTableConfig(table).name);
  await tx.execute(
    sql`insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(plain)}::jsonb)`,
  );
}
