import { sql, type SQL } from 'drizzle-orm';
import type { PersonalTable } from '#domain/accounts/personal-tables.ts';

export type Person = { id: string; email: string };

/** The rows of a table that hold something of this person, in this way. */
export function rowsHolding({ column, through, isEmail, where = {} }: PersonalTable, person: Person): SQL {
  const named = sql.identifier(column);
  const direct = sql`${named} = ${isEmail ? person.email : person.id}`;
  const found = through
    ? sql`${named} in (select id from ${sql.identifier(through.table)} where ${sql.identifier(through.column)} = ${person.id})`
    : direct;
  const only = Object.entries(where).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  return sql.join([found, ...only], sql` and `);
}
