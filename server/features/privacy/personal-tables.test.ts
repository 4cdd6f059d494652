import { globSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { PASSING_TABLES, PERSONAL_TABLES } from '#domain/accounts/personal-tables.ts';

type Config = ReturnType<typeof getTableConfig>;
let schema: Config[];

beforeAll(async () => {
  const modules = await Promise.all(
    globSync('server/features/*/tables.ts').map((file) => import(`${process.cwd()}/${file}`) as Promise<object>),
  );
  schema = modules.flatMap((module) =>
    Object.values(module)
      .filter((value) => is(value, PgTable))
      .map(getTableConfig),
  );
});

const declared = (table: string, column: string) =>
  PERSONAL_TABLES.some((entry) => entry.table === table && entry.column === column);
const referencesOf = (table: Config) =>
  table.foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return columns.map((column) => ({ column: column.name, to: getTableConfig(foreignTable).name }));
  });

test('every column that refers to a person says what export and erasure do with it (SET-5, SET-7)', () => {
  const missing = schema.flatMap((table) =>
    referencesOf(table)
      .filter(({ to, column }) => to === 'profiles' && !declared(table.name, column))
      .map(({ column }) => `${table.name}.${column}`),
  );
  expect(missing, 'add them to domain/accounts/personal-tables.ts').toEqual([]);
});

test('so does every table that hangs on one of those, and every column with an e-mail address', () => {
  const personal = new Set(PERSONAL_TABLES.map(({ table }) => table));
  const hanging = schema
    .filter((table) => !personal.has(table.name) && !(table.name in PASSING_TABLES))
    .filter((table) => referencesOf(table).some(({ to }) => personal.has(to)))
    .map(({ name }) => name);
  const addresses = schema
    .filter((table) => !(table.name in PASSING_TABLES) && !personal.has(table.name))
    .flatMap((table) => table.columns.map((column) => ({ table: table.name, column: column.name })))
    .filter(({ column }) => /(^|_)(e?mail|to|user_id|person_id)$/.test(column))
    .map(({ table, column }) => `${table}.${column}`);
  expect([...hanging, ...addresses], 'add them to domain/accounts/personal-tables.ts').toEqual([]);
});

test('what is declared exists, and what stays says why', () => {
  const columns = new Map(schema.map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]));
  for (const { table, column, becomes = {}, where = {}, secrets = [], fate, why } of PERSONAL_TABLES) {
    const known = columns.get(table);
    for (const name of [column, ...Object.keys(becomes), ...Object.keys(where), ...secrets])
      expect(known?.has(name), `${table}.${name}`).toBe(true);
    if (fate === 'kept') expect(why, table).toBeTruthy();
    if (fate === 'nameless') expect(Object.keys(becomes), table).not.toEqual([]);
  }
});
