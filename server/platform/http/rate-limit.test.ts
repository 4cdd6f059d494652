import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { createRateLimiter, type RateRule, type SharedCounts } from './rate-limit.ts';

const RARE: RateRule = { name: 'rare', limit: 3, windowSeconds: 3600 };
const FREQUENT: RateRule = { name: 'frequent', limit: 100, windowSeconds: 3600 };

let database: TestDatabase;
let queries: number;
let isAway = false;
/** The pool of PostgreSQL, or the embedded database in its place. */
const pool: SharedCounts = {
  async query(statement) {
    queries += 1;
    if (isAway) throw new Error('the database is away');
    const { text, values } = statement as { text: string; values: unknown[] };
    return database.kind === 'external' ? database.pool.query(text, values) : database.pglite.query(text, values);
  },
};
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tooMany = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) as number });
const times = async (count: number, act: () => Promise<void>) => {
  for (let done = 0; done < count; done += 1) await act();
};

test('one process alone counts in memory, by key, until the window ends', async () => {
  vi.useFakeTimers();
  const limits = createRateLimiter();
  await times(3, () => limits.use(RARE, 'a'));
  expect(await limits.waitSeconds(RARE, 'a')).toBe(3600);
  await expect(limits.use(RARE, 'a')).rejects.toEqual(tooMany);
  await limits.use(RARE, 'b');
  vi.advanceTimersByTime(3_600_000);
  await limits.use(RARE, 'a');
  vi.useRealTimers();
});

test('servers on one database count rare operations together, and each exactly', async () => {
  const [first, second] = [createRateLimiter(pool), createRateLimiter(pool)];
  await first.use(RARE, 'shared');
  await second.use(RARE, 'shared');
  await first.use(RARE, 'shared');
  await expect(second.use(RARE, 'shared')).rejects.toEqual(tooMany);
  await expect(first.use(RARE, 'shared')).rejects.toEqual(tooMany);
});

test('a frequent one asks the database about nothing, is added up there, and refused everywhere once over', async () => {
  const [first, second] = [createRateLimiter(pool), createRateLimiter(pool)];
  queries = 0;
  await times(4, () => first.use(FREQUENT, 'shared'));
  expect(queries).toBe(0);
  await times(60, () => first.use(FREQUENT, 'shared'));
  expect(queries).toBeLessThan(20);
  await times(36, () => second.use(FREQUENT, 'shared'));
  await expect.poll(() => second.waitSeconds(FREQUENT, 'shared')).toBeGreaterThan(0);
  await expect(second.use(FREQUENT, 'shared')).rejects.toEqual(tooMany);
});

test('while the database is away each process counts for itself', async () => {
  isAway = true;
  const limits = createRateLimiter(pool);
  await times(3, () => limits.use(RARE, 'alone'));
  await expect(limits.use(RARE, 'alone')).rejects.toEqual(tooMany);
  await times(100, () => limits.use(FREQUENT, 'alone'));
  await expect(limits.use(FREQUENT, 'alone')).rejects.toEqual(tooMany);
  isAway = false;
});
