import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { notedStatements } from './statements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Most of the product's; far fewer means that they were not written down. */
const AT_LEAST = 500;

test('PostgreSQL prepares every statement that the suites send to the embedded database', async () => {
  const statements = notedStatements();
  const refused: string[] = [];
  for (const [at, statement] of statements.entries()) {
    const prepared = database.db.execute(sql.raw(`prepare checked_${String(at)} as ${statement}`));
    await prepared.catch((error: Error) =>
      refused.push(`${error.cause instanceof Error ? error.cause.message : error.message}: ${statement}`),
    );
  }
  expect(refused).toEqual([]);
  expect(statements.length).toBeGreaterThan(AT_LEAST);
});
