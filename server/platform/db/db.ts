import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

/** The one database type: the embedded and the external one look the same from above. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Rows of a raw statement: both drivers answer with an object that holds them. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** PostgreSQL's code of a refused statement ("23505"), wherever the driver hides it. */
export function sqlState(error: unknown): string | undefined {
  const candidates = [error, (error as { cause?: unknown } | null)?.cause];
  for (const candidate of candidates) {
    const code = (candidate as { code?: unknown } | null)?.code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}
export const UNIQUE_VIOLATION = '23505';

/** The server is away, going away or without room: nothing is wrong with the request. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|53[13]00|ENOSPC|08...)$/;
export const isDatabaseAway = (error: unknown): boolean => AWAY.test(sqlState(error) ?? '');

/** PostgreSQL keeps no NUL (22021 in a text, 22P05 within JSON) and no half of a surrogate pair within JSON (22P02). */
const NOT_STORABLE = new Set(['22021', '22P05', '22P02']);
export const isNotStorable = (error: unknown): boolean => NOT_STORABLE.has(sqlState(error) ?? '');
