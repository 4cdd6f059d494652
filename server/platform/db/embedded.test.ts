import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from './db.ts';
import { openEmbedded } from './embedded.ts';

test('each query copies the parsers, so that tables must not add to them; what is read is what it was', async () => {
  const { pglite, db, close } = await openEmbedded();
  try {
    expect(Object.keys(pglite.parsers).length).toBeLessThan(110);
    const asked = sql`select '{"a":1}'::jsonb as json, '{b,c}'::text[] as words, 7 as number, true as flag, now() as at`;
    const [row] = await rowsOf<{ at: unknown }>(db, asked);
    expect(row).toMatchObject({ json: { a: 1 }, words: ['b', 'c'], number: 7, flag: true });
    expect(typeof row!.at).toBe('string');
    const { rows } = await pglite.query<{ at: unknown }>('select now() as at');
    expect(rows[0]!.at).toBeInstanceOf(Date);
  } finally {
    await close();
  }
});
