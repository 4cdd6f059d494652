import { globSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { StartProblem } from '#server/platform/start-problem.ts';
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

test('a database that a newer version has migrated is not opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bandolo-newer-'));
  const { pglite, close } = await openEmbedded(folder);
  await pglite.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  await close();
  const problem = await openEmbedded(folder).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as Error).message).toMatch(/newer version of Bandolo/);
  rmSync(folder, { recursive: true, force: true });
});

test('a damaged folder is refused with a sentence that says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bandolo-damaged-'));
  await (await openEmbedded(folder)).close();
  for (const file of globSync('{global,pg_xact}/*', { cwd: folder })) truncateSync(join(folder, file), 0);
  const problem = await openEmbedded(folder).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as Error).message).toContain(`The embedded database in ${folder} cannot be opened`);
  expect((problem as Error).message).toContain('Put a copy of the folder back');
  rmSync(folder, { recursive: true, force: true });
});
