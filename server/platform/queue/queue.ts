import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, fromPglite } from 'pg-boss';
import { rowsOf, type Db } from '#server/platform/db/db.ts';
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
  /** What waits or is at work, in whichever process. */
  unfinished<Data extends object>(job: JobDefinition<Data>): Promise<Data[]>;
  /** Takes away what waits, failed or was done and names one of these: nothing of a person outlives the person here. */
  forget(tx: Db, words: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

const RESUME_ABANDONED = sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;

/** Each wait is twice the one before, up to this. */
const RETRY_DELAY_MAX_SECONDS = 3600;
/** A worker says this often that it lives; a job whose worker has been silent for twice that is somebody else's. */
const HEARTBEAT_SECONDS = 10;
const SILENCE_SECONDS = 2 * HEARTBEAT_SECONDS;
/** Looked for this often; what is tried again is announced by nobody, so that workers look by themselves too. */
const SUPERVISION = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, notifyPollingIntervalSeconds: 10 };

/** All queues are made here, before any transaction: inside one, the embedded database would wait for itself. */
export async function startQueue(
  database: EmbeddedDatabase | ExternalDatabase,
  jobs: JobDefinition<object>[],
  log: Log,
): Promise<Queue> {
  const boss =
    database.kind === 'embedded'
      ? new PgBoss({ db: fromPglite(database.pglite), backend: 'pglite', useListenNotify: true, ...SUPERVISION })
      : new PgBoss({ connectionString: database.connectionString, useListenNotify: true, ...SUPERVISION });
  boss.on('error', (error) => log.error({ error }, 'queue'));
  await boss.start();
  for (const job of jobs) {
    const settings = {
      notify: true,
      retryLimit: job.retryLimit ?? 5,
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: RETRY_DELAY_MAX_SECONDS,
      heartbeatSeconds: SILENCE_SECONDS,
    };
    await boss.createQueue(job.name, settings);
    await boss.updateQueue(job.name, settings); // one that an earlier version made keeps its old settings otherwise
  }
  // Nobody else can be at work in the embedded database: what its last process left half done begins again at once.
  if (database.kind === 'embedded') await database.db.execute(RESUME_ABANDONED);
  return {
    async send(tx, job, data) {
      await boss.send(job.name, data, { db: fromDrizzle(tx as never, sql) });
    },
    async work(job, handler) {
      await boss.work(job.name, { heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 2 }, async (jobs) => {
        if (job.restMs) await pause(job.restMs);
        for (const { data } of jobs) await handler(data as never);
      });
      if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Rome' });
    },
    async unfinished(job) {
      const rows = await rowsOf<{ data: never }>(
        database.db,
        sql`select data from pgboss.job where name = ${job.name} and state in ('created', 'retry', 'active')`,
      );
      return rows.map(({ data }) => data);
    },
    async forget(tx, words) {
      const mentions = words.map((word) => sql`position(lower(${word}) in lower(data::text)) > 0`);
      await tx.execute(sql`delete from pgboss.job where state <> 'active' and (${sql.join(mentions, sql` or `)})`);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
