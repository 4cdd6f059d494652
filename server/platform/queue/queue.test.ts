import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#server/platform/db/db.ts';
import { createLog } from '#server/platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { startQueue, type JobDefinition, type Queue } from './queue.ts';

const job: JobDefinition<{ n: number }> = { name: 'count' };
const abandoned: JobDefinition<{ n: number }> = { name: 'abandoned' };
const waiting: JobDefinition<{ n: number }> = { name: 'waiting' };
const failing: JobDefinition<object> = { name: 'failing', retryLimit: 0 };
const restful: JobDefinition<object> = { name: 'rest', restMs: 300 };
let database: TestDatabase;
let queue: Queue;
const done: number[] = [];
let release = () => {};
let isAtWork = false;

beforeAll(async () => {
  database = await openTestDatabase();
  queue = await startQueue(database, [job, restful, abandoned, waiting, failing], createLog('silent'), {
    superviseSeconds: 1,
    lookSeconds: 2,
  });
  await queue.work(job, async ({ n }) => {
    if (n === 3) {
      isAtWork = true;
      await new Promise<void>((resolve) => (release = resolve));
    }
    done.push(n);
  });
});
afterAll(() => database.close());

const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 20_000 }).toBe(true);

test('a job exists only if the change that causes it does', async () => {
  await database.db.transaction((tx) => queue.send(tx, job, { n: 1 }));
  await expect(
    database.db.transaction(async (tx) => {
      await queue.send(tx, job, { n: 2 });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await until(() => done.length > 0);
  expect(done).toEqual([1]);
});

test('a job that rests begins only when its sender has long answered', async () => {
  let begunAt = 0;
  await queue.work(restful, async () => {
    begunAt = performance.now();
  });
  const sentAt = performance.now();
  await queue.send(database.db, restful, {});
  await until(() => begunAt > 0);
  expect(begunAt - sentAt).toBeGreaterThan(290);
});

test('a job that keeps failing is tried again at least once an hour', async () => {
  const [queued] = await rowsOf(
    database.db,
    sql`select retry_backoff, retry_delay_max from pgboss.queue where name = 'count'`,
  );
  expect(queued).toEqual({ retry_backoff: true, retry_delay_max: 3600 });
});

test('a job whose worker fell silent is taken up by another within a minute', async () => {
  await queue.send(database.db, abandoned, { n: 9 });
  const silent = sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = 'abandoned'`;
  await database.db.execute(silent);
  const taken: number[] = [];
  await queue.work(abandoned, async ({ n }) => void taken.push(n));
  await expect.poll(() => taken, { timeout: 60_000 }).toEqual([9]);
});

test('what is unfinished is known, whoever works at it', async () => {
  await queue.send(database.db, waiting, { n: 5 });
  expect(await queue.unfinished(waiting)).toEqual([{ n: 5 }]);
});

test('what was given up is counted, told and tried again once more', async () => {
  let tries = 0;
  await queue.work(failing, async () => {
    tries += 1;
    if (tries === 1) throw new Error('no such mailbox');
  });
  await queue.send(database.db, failing, {});
  const stateOf = async () => (await queue.states()).find(({ name }) => name === failing.name);
  await expect.poll(async () => (await stateOf())?.failed, { timeout: 20_000 }).toBe(1);
  const [failure] = await queue.failures({ limit: 10 });
  expect(failure).toMatchObject({ name: 'failing', tries: 1, output: { message: 'no such mailbox' } });
  expect(await database.db.transaction((tx) => queue.retry(tx, failure!.id))).toBe('failing');
  expect(await queue.retry(database.db, failure!.id)).toBeNull();
  await expect.poll(stateOf, { timeout: 30_000 }).toMatchObject({ failed: 0, done: 1 });
  expect(tries).toBe(2);
});

test('stopping waits for the job at work', async () => {
  await queue.send(database.db, job, { n: 3 });
  await until(() => isAtWork);
  setTimeout(() => release(), 300);
  await queue.stop();
  expect(done).toEqual([1, 3]);
});
