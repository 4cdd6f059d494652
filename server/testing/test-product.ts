import { createApi } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import { readEnv, type Env } from '#server/env.ts';
import { sendMailJob } from '#server/features/mails/jobs.ts';
import { createRateLimiter, unlimited } from '#server/platform/http/rate-limit.ts';
import { createLog } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TestBrowser } from './test-browser.ts';

type Options = { env?: Partial<Env>; hasRateLimits?: boolean };

/**
 * The whole product over a real database, called in process. Fakes stand only at the edge: mails are collected
 * instead of sent, other jobs are recorded, and the clock can be moved.
 */
export async function startTestProduct({ env: overrides = {}, hasRateLimits = false }: Options = {}) {
  const database = await openTestDatabase();
  const clock = { now: new Date('2026-11-15T09:00:00+01:00') };
  const mails: Mail[] = [];
  const jobs: { name: string; data: object }[] = [];
  const queue: Queue = {
    async send(_tx, job, data) {
      if (job.name === sendMailJob.name) mails.push(data as unknown as Mail);
      else jobs.push({ name: job.name, data });
    },
    work: async () => {},
    stop: async () => {},
  };
  const env = { ...readEnv({ DEMO: '0', PORT: '80', PUBLIC_URL: 'http://localhost' }), ...overrides };
  const services: Services = {
    db: database.db,
    queue,
    env,
    log: createLog('silent'),
    limits: hasRateLimits ? createRateLimiter(() => clock.now.getTime()) : unlimited,
    now: () => clock.now,
  };
  const api = createApi(services);
  return {
    api,
    services,
    db: database.db,
    mails,
    jobs,
    clock,
    browser: (ip?: string) => new TestBrowser(api, ip),
    close: () => database.close(),
  };
}
export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;
