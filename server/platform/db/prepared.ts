import type { Db } from './db.ts';

type Asked = Record<string, unknown>;
type Statement<Rows> = { prepare(name: string): { execute(asked: Asked): Promise<Rows> } };
type Prepared<Rows> = ReturnType<Statement<Rows>['prepare']>;

/**
 * A read that nearly every page asks for. Putting a statement together costs Drizzle as much as the answer costs the
 * database: it is done once for each database, and PostgreSQL keeps it under its name. What differs from one question to
 * the next is named with `sql.placeholder` and given as the driver takes it, moments as their text.
 */
export function preparedRead<Rows>(
  name: string,
  build: (db: Db) => Statement<Rows>,
): (db: Db, asked: Asked) => Promise<Rows> {
  const known = new WeakMap<Db, Prepared<Rows>>();
  return (db, asked) => {
    const prepared = known.get(db) ?? build(db).prepare(name);
    known.set(db, prepared);
    return prepared.execute(asked);
  };
}
