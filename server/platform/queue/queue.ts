import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, fromPglite } from 'pg-boss';
import type { Db } from '#server/platform/db/db.ts';
import type { EmbeddedDatabase } from '#server/platform/db/embedded.ts';
import type { ExternalDatabase } from '#server/platform/db/external.ts';
import type { Log } from '#server/platform/log.ts';

/** A job is a name, the shape of its data and a handler. */
export type JobDefinition<Data extends object> = {
  name: string;
  retryLimit?: number;
  cron?: string;
  /** Rest before the work: the request that sent the job has then answered, and its time tells nothing of the work. */
  restMs?: number;
  readonly data?: Data;
};
export type JobHandler<Data extends object> = (data: Data) => Promise<void>;

export type Queue = {
  /** Pass `tx`: the job then exists only if the change that causes it does. */
  send<Data extends object>(tx: Db, job: JobDefinition<Data>, data: Data): Promise<void>;
  work<Data extends object>(job: JobDefinition<Data>, handler: JobHandler<Data>): Promise<void>;
  stop(): Promise<void>;
};

/** Each wait is twice the one before, up to this. */
const RETRY_DELAY_MAX_SECONDS = 3600;

/** All queues are made here, before any transaction: inside one, the embedded database would wait for itself. */
export async function startQueue(
  database: EmbeddedDatabase | ExternalDatabase,
  jobs: JobDefinition<object>[],
  log: Log,
): Promise<Queue> {
  const boss =
    database.kind === 'embedded'
      ? new PgBoss({ db: fromPglite(database.pglite), backend: 'pglite', useListenNotify: true })
      : new PgBoss({ connectionString: database.connectionString, useListenNotify: true });
  boss.on('error', (error) => log.error({ error }, 'queue'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      notify: true,
      retryLimit: job.retryLimit ?? 5,
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    });
  }
  return {
    async send(tx, job, data) {
      await boss.send(job.name, data, { db: fromDrizzle(tx as never, sql) });
    },
    async work(job, handler) {
      await boss.work(job.name, async (jobs) => {
        if (job.restMs) await pause(job.restMs);
        for (const { data } of jobs) await handler(data as never);
      });
      if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Rome' });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
