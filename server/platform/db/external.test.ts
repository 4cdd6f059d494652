import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, onServer } from '#server/testing/open-test-database.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { openExternal } from './external.ts';

const server = process.env.TEST_DATABASE_URL;
const own = `bandolo_start_${String(process.pid)}`;
beforeAll(async () => {
  if (server) await onServer(server, `create database ${own}`);
});
afterAll(async () => {
  if (server) await onServer(server, `drop database ${own} with (force)`);
});

test('a database that does not answer is told by host, never with its password', async () => {
  const problem = openExternal('postgresql://ada:segreta@127.0.0.1:1/bandolo');
  await expect(problem).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1\/bandolo cannot be reached \(ECONNREFUSED\)/);
  await expect(problem).rejects.not.toThrow(/segreta/);
});

test.skipIf(!server)('two servers that start together prepare one after the other', async () => {
  const address = addressOf(server ?? '', own);
  const [one, other] = await Promise.all([openExternal(address), openExternal(address)]);
  const steps: string[] = [];
  const prepare = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 200));
    steps.push(`${name} ends`);
  };
  await Promise.all([one.alone(prepare('a')), other.alone(prepare('b'))]);
  expect(steps).toEqual(
    steps[0] === 'a begins'
      ? ['a begins', 'a ends', 'b begins', 'b ends']
      : ['b begins', 'b ends', 'a begins', 'a ends'],
  );
  // What fails lets the next one in.
  await expect(one.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await other.alone(prepare('c'));
  await Promise.all([one.close(), other.close()]);
});

test.skipIf(!server)('a database that a newer version has migrated is refused', async () => {
  const address = addressOf(server ?? '', own);
  await (await openExternal(address)).close();
  await onServer(
    address,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  const problem = await openExternal(address).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as Error).message).toMatch(/newer version of Bandolo/);
});
