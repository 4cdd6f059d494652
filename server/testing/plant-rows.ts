import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalTable } from '#domain/accounts/personal-tables.ts';
import type { Db } from '#server/platform/db/db.ts';

type Config = ReturnType<typeof getTableConfig>;
type Column = Config['columns'][number];
type Values = Record<string, unknown>;
/** `codes`: where the database takes a few words only. */
type Planting = { db: Db; modules: object[]; person: string; email: string; other: string; codes: Values };

/** Ids and the product's own words: nobody writes there. */
const NOBODYS =
  /^(?:id|.*_id|kind|side|last_side|status|role|act|outcome|sector|region|urgency|decision|source|plan|section)$/;

/** Writes rows into any table by its schema: the mark goes into every column that can hold somebody's words. */
export function planter({ db, modules, person, email, other, codes }: Planting) {
  const tables = new Map<string, Config>();
  for (const value of modules.flatMap((module) => Object.values(module) as unknown[]))
    if (is(value, PgTable)) tables.set(getTableConfig(value).name, getTableConfig(value));
  let count = 0;

  /** One row of this table; whatever it cannot be without belongs to somebody else. Answers with the row. */
  async function plant(name: string, fixed: Values, word: string): Promise<Values> {
    const table = tables.get(name)!;
    const targets = new Map(
      table.foreignKeys.flatMap((key) => {
        const { columns, foreignTable, foreignColumns } = key.reference();
        const to = getTableConfig(foreignTable).name;
        return columns.map((column, at) => [column.name, { to, key: foreignColumns[at]!.name }] as const);
      }),
    );
    const row: Values = {};
    for (const column of table.columns) {
      const code = codes[`${name}.${column.name}`];
      const target = targets.get(column.name);
      if (column.generated || column.generatedIdentity) continue;
      if (column.name in fixed) row[column.name] = fixed[column.name];
      else if (code !== undefined) row[column.name] = code;
      else if (target?.to === 'profiles') row[column.name] = other;
      else if (target) row[column.name] = column.notNull ? (await plant(target.to, {}, 'altrui'))[target.key] : null;
      else row[column.name] = valueFor(NOBODYS.test(column.name) ? 'riga' : word, column);
    }
    const names = Object.keys(row).map((each) => sql.identifier(each));
    const values = Object.values(row).map((each) => sql`${each}`);
    await db.execute(
      sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)}) on conflict do nothing`,
    );
    return row;
  }

  function valueFor(prefix: string, column: Column): unknown {
    count += 1;
    const word = `${prefix}-${column.name}-${String(count)}`;
    const type = column.getSQLType();
    if (type.endsWith('[]')) return `{"${word}"}`;
    if (type.startsWith('json')) return JSON.stringify({ detto: word });
    if (type.startsWith('timestamp')) return '2026-11-01T08:00:00Z';
    if (type === 'date') return '2026-11-01';
    if (type === 'boolean') return false;
    return type === 'text' ? word.toLowerCase() : 1;
  }

  /** One row that holds the person in the way this line of the list says. */
  return async function plantFor(entry: PersonalTable, mark: string): Promise<void> {
    const { table, column, through, isEmail, where } = entry;
    const held = through
      ? (await plant(through.table, { [through.column]: person }, 'altrui')).id
      : isEmail
        ? email
        : person;
    await plant(table, { ...where, [column]: held }, mark);
  };
}
