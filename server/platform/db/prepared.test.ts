import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import type { Db } from './db.ts';
import { preparedRead } from './prepared.ts';

const notes = pgTable('prepared_notes', { id: integer().primaryKey(), words: text().notNull() });

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await db.execute(sql`create table ${notes} (id int primary key, words text not null)`);
});
afterAll(async () => {
  await db.execute(sql`drop table ${notes}`);
  await database.close();
});

test('a statement is put together once for each database, and answers what is there now', async () => {
  const build = vi.fn((on: Db) =>
    on
      .select()
      .from(notes)
      .where(eq(notes.id, sql.placeholder('id'))),
  );
  const noteOf = preparedRead('note', build);
  expect(await noteOf(db, { id: 1 })).toEqual([]);
  await db.insert(notes).values({ id: 1, words: 'una' });
  expect(await noteOf(db, { id: 1 })).toEqual([{ id: 1, words: 'una' }]);
  await db.update(notes).set({ words: 'due' });
  expect(await noteOf(db, { id: 1 })).toEqual([{ id: 1, words: 'due' }]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('inside of a transaction it reads what that transaction wrote, and outside what stayed', async () => {
  const wordsOf = preparedRead('words', (on) => on.select({ words: notes.words }).from(notes));
  await expect(
    db.transaction(async (tx) => {
      await tx.update(notes).set({ words: 'tre' });
      expect(await wordsOf(tx, {})).toEqual([{ words: 'tre' }]);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await wordsOf(db, {})).toEqual([{ words: 'due' }]);
});
