import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { newId } from '#server/platform/tokens.ts';

/** Where a run on the embedded database writes down its statements, for PostgreSQL to prepare (statements.postgres.test.ts). */
const folder = process.env.STATEMENTS;
const file = folder ? join(folder, `${newId()}.jsonl`) : '';
const known = new Set<string>();
const shapes = new Set<string>();

/** What PostgreSQL prepares, in tables of the product: not the queue's, nor what a suite makes for itself. */
const PREPARED = /^\s*(?:select|insert|update|delete|with|merge)\b(?![^]*\b(?:pgboss"?\.|prepared_notes\b))/i;
/** Lists of one and of a hundred parameters, or of rows of them, are one statement. */
const LISTS = /\((?:\$\d+|default)(?:, (?:\$\d+|default))*\)(?:, \((?:\$\d+|default)(?:, (?:\$\d+|default))*\))*/g;

function note(statement: string): void {
  if (known.has(statement)) return;
  known.add(statement);
  const shape = statement.replace(LISTS, '(…)');
  if (shapes.has(shape) || !PREPARED.test(statement)) return;
  shapes.add(shape);
  mkdirSync(folder!, { recursive: true });
  appendFileSync(file, `${JSON.stringify(statement)}\n`);
}

/** A database whose statements are written down where somebody wants them. */
export function noted(pglite: PGlite): PGlite {
  return folder ? notedQueries(pglite) : pglite;
}

function notedQueries<Database extends PGlite | Transaction>(database: Database): Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (name === 'query') note(String(given[0]));
        const [act] = given as [(tx: Transaction) => unknown];
        const passed = name === 'transaction' ? [(tx: Transaction) => act(notedQueries(tx))] : given;
        return value.apply(target, passed) as unknown;
      };
    },
  });
}

/** All that were written down, each shape once. */
export function notedStatements(): string[] {
  if (!folder) return [];
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  const byShape = new Map(lines.map((line) => [line.replace(LISTS, '(…)'), JSON.parse(line) as string]));
  return [...byShape.values()];
}
