import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { withPreparedReads } from './prepared-reads.ts';

let embedded: EmbeddedDatabase;
beforeAll(async () => {
  embedded = await openEmbedded();
  await embedded.pglite.exec('create table notes (id int primary key, words text)');
});
afterAll(() => embedded.close());

const held = async (): Promise<string[]> => {
  const [answer] = await embedded.pglite.exec('select statement from pg_prepared_statements');
  return answer!.rows.map(({ statement }) => statement as string);
};

test('what is read is what it was the usual way, the first time and after it', async () => {
  const { pglite } = embedded;
  const text = `select $1::int as number, $2::jsonb as json, $3::text[] as words, $4::text as nothing, $5::timestamptz as at`;
  const params = [7, { a: ['è'] }, ['b', 'c "d"'], null, new Date('2026-01-02T03:04:05Z')];
  for (const rowMode of ['object', 'array'] as const) {
    const usual = await pglite.transaction((tx) => tx.query(text, params, { rowMode }));
    expect(await pglite.query(text, params, { rowMode })).toEqual(usual);
    expect(await pglite.query(text, params, { rowMode })).toEqual(usual);
  }
  const parsers = { 1184: (value: string) => value };
  const { rows } = await pglite.query<{ at: unknown }>(text, params, { parsers });
  expect(typeof rows[0]!.at).toBe('string');
});

test('a text that was asked for before is one message to the database', async () => {
  const { pglite } = embedded;
  const ask = (id: number) => pglite.query('select words from notes where id = $1', [id]);
  await ask(1);
  const told = vi.spyOn(pglite, 'execProtocolStream');
  await ask(2);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test('who asks while a transaction is open waits for its end', async () => {
  const { pglite } = embedded;
  const count = async () =>
    (await pglite.query<{ count: number }>('select count(*)::int as count from notes')).rows[0]!.count;
  const before = await count();
  let asked: Promise<number> | undefined;
  await pglite
    .transaction(async (tx) => {
      await tx.query('insert into notes values ($1)', [100]);
      asked = count();
      await tx.query('select 1');
      throw new Error('taken back');
    })
    .catch(() => {});
  expect(await asked).toBe(before);
});

test('a refused question has its code, and the next one is answered; so is one of a table that changed since', async () => {
  const { pglite } = embedded;
  const divide = (by: number) => pglite.query<{ x: number }>('select 6 / $1::int as x', [by]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(2)).rows).toEqual([{ x: 3 }]);
  await expect(pglite.query('select nothing from notes')).rejects.toMatchObject({ code: '42703' });
  const all = () => pglite.query('select * from notes where id = 1');
  await pglite.query('insert into notes values (1, $1)', ['uno']);
  expect((await all()).rows).toEqual([{ id: 1, words: 'uno' }]);
  await pglite.exec('alter table notes add column more int');
  await expect(all()).rejects.toMatchObject({ code: '0A000' });
  expect((await all()).rows).toEqual([{ id: 1, words: 'uno', more: null }]);
});

test('no more are kept than a set number: the one asked for least recently goes', async () => {
  const query = withPreparedReads(embedded.pglite, 2);
  for (const text of ['select 11', 'select 12', 'select 11', 'select 13']) await query(text);
  expect((await held()).filter((text) => /^select 1\d$/.test(text)).toSorted()).toEqual(['select 11', 'select 13']);
});
