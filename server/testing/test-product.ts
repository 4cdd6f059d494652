import { createApi } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import { readEnv, type Env } from '#server/env.ts';
import { ownGrantsOf } from '#server/features/applications/service.ts';
import { sendMailJob } from '#server/features/mails/jobs.ts';
import { startWorkers } from '#server/jobs.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { createRateLimiter, unlimited } from '#server/platform/http/rate-limit.ts';
import { openLive } from '#server/platform/live/live.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { FailedJob, JobHandler, Queue } from '#server/platform/queue/queue.ts';
import type { Workers } from '#server/platform/workers/pool.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TestBrowser } from './test-browser.ts';
import { TEST_WORKERS } from './test-workers.ts';

type Options = { env?: Partial<Env>; hasRateLimits?: boolean; storage?: Storage; log?: Log; workers?: Workers };

/**
 * The whole product over a real database, called in process. Fakes stand only at the edge: mails are collected
 * instead of sent, other jobs wait for `runJobs`, files live in memory, and the clock can be moved.
 */
export async function startTestProduct({ env: overrides = {}, hasRateLimits = false, ...parts }: Options = {}) {
  const database = await openTestDatabase();
  const clock = { now: new Date('2026-11-15T09:00:00+01:00') };
  const log = parts.log ?? createLog('silent');
  const live = await openLive(database, log);
  const { queue, mails, jobs, failed, runJobs } = createTestQueue();
  const env = {
    ...readEnv({ DEMO: '0', PORT: '80', PUBLIC_URL: 'http://localhost', RATE_LIMIT: hasRateLimits ? '1' : '0' }),
    ...overrides,
  };
  const services: Services = {
    db: database.db,
    queue,
    live,
    storage: parts.storage ?? createMemoryStorage(),
    env,
    log,
    limits: hasRateLimits ? createRateLimiter(database.kind === 'external' ? database.pool : undefined) : unlimited,
    workers: parts.workers ?? TEST_WORKERS,
    ownGrants: (userId) => ownGrantsOf(database.db, userId),
    now: () => clock.now,
  };
  await startWorkers(services);
  const api = createApi(services);
  return {
    api,
    services,
    db: database.db,
    database,
    mails,
    jobs,
    failed,
    runJobs,
    clock,
    browser: (ip?: string) => new TestBrowser(api, ip),
    close: async () => {
      await live.close();
      await database.close();
    },
  };
}
export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;

function createTestQueue() {
  const mails: Mail[] = [];
  const jobs: { name: string; data: object }[] = [];
  const failed: FailedJob[] = [];
  const handlers = new Map<string, JobHandler<never>>();
  const queue: Queue = {
    async send(_tx, job, data) {
      if (job.name === sendMailJob.name) mails.push(data as unknown as Mail);
      else jobs.push({ name: job.name, data });
    },
    async work(job, handler) {
      handlers.set(job.name, handler);
    },
    async unfinished(job) {
      return jobs.flatMap(({ name, data }) => (name === job.name ? [data as never] : []));
    },
    async forget(_tx, words) {
      const isAbout = (data: object) => words.some((word) => JSON.stringify(data).includes(word));
      for (let at = jobs.length - 1; at >= 0; at -= 1) if (isAbout(jobs[at]!.data)) jobs.splice(at, 1);
    },
    forgetNames: async () => {},
    async states() {
      const names = new Set([...handlers.keys(), ...failed.map(({ name }) => name)]);
      return [...names].map((name) => ({
        name,
        waiting: jobs.filter((job) => job.name === name).length,
        retrying: 0,
        active: 0,
        failed: failed.filter((job) => job.name === name).length,
        done: 0,
        oldestAt: null,
      }));
    },
    failures: async ({ limit, offset = 0, order }) =>
      (order === 'vecchi' ? failed.toReversed() : failed).slice(offset, offset + limit),
    async retry(_tx, id) {
      const [job] = failed.splice(failed.findIndex((each) => each.id === id) >>> 0, 1);
      return job?.name ?? null;
    },
    stop: async () => {},
  };
  async function runJobs() {
    for (let job = jobs.shift(); job; job = jobs.shift()) await handlers.get(job.name)?.(job.data as never);
  }
  return { queue, mails, jobs, failed, runJobs };
}

function createMemoryStorage(): Storage {
  const kept = new Map<string, Uint8Array>();
  return {
    async write(key, bytes) {
      kept.set(key, bytes);
    },
    async read(key) {
      const bytes = kept.get(key);
      if (!bytes) throw new Error(`nothing stored under ${key}`);
      return bytes;
    },
    async remove(key) {
      kept.delete(key);
    },
  };
}
