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

/** `keepsNoRecord`: taken away once it is done, where others stay a week to be looked at. */
type SendOptions = { keepsNoRecord?: boolean };

export type Queue = {
  /** Pass `tx`: the job then exists only if the change that causes it does. */
  send<Data extends object>(tx: Db, job: JobDefinition<Data>, data: Data, options?: SendOptions): Promise<void>;
  work<Data extends object>(job: JobDefinition<Data>, handler: JobHandler<Data>): Promise<void>;
  /** What waits or is at work, in whichever process. */
  unfinished<Data extends object>(job: JobDefinition<Data>): Promise<Data[]>;
  /** Takes away what waits, failed or was done and names one of these: nothing of a person outlives the person here. */
  forget(tx: Db, words: readonly string[]): Promise<void>;
  /** What others are still to be sent goes on without these names; what was done or given up and has one is taken away. */
  forgetNames(tx: Db, names: readonly string[], instead: string): Promise<void>;
  /** How much there is of each kind of work. */
  states(): Promise<QueueState[]>;
  /** The last that were given up. */
  failures(part: FailurePart): Promise<FailedJob[]>;
  /** Tries one more time what was given up; answers with the job's name, null when there is none. */
  retry(tx: Db, id: string): Promise<string | null>;
  stop(): Promise<void>;
};

/** `done`: in the last day. `oldestAt`: since when the oldest waits. */
type QueueState = {
  name: string;
  waiting: number;
  retrying: number;
  active: number;
  failed: number;
  done: number;
  oldestAt: Date | null;
};
/** Which of them, in which order: the newest first unless asked otherwise. */
export type FailurePart = { limit: number; offset?: number; order?: 'recenti' | 'vecchi' | 'coda' };
/** `output`: what was thrown, as the queue kept it; it may quote what people wrote. */
export type FailedJob = { id: string; name: string; at: Date; tries: number; output: unknown };

const RESUME_ABANDONED = sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;

const FAILURE_ORDERS = { recenti: sql`3 desc`, vecchi: sql`3`, coda: sql`2, 3 desc` };

/** Of the product's own queues, the busiest in trouble first. */
const STATES = sql`select q.name,
    (count(j.id) filter (where j.state = 'created'))::int as waiting,
    (count(j.id) filter (where j.state = 'retry'))::int as retrying,
    (count(j.id) filter (where j.state = 'active'))::int as active,
    (count(j.id) filter (where j.state = 'failed'))::int as failed,
    (count(j.id) filter (where j.state = 'completed' and j.completed_on > now() - interval '1 day'))::int as done,
    min(j.created_on) filter (where j.state in ('created', 'retry')) as "oldestAt"
  from pgboss.queue q left join pgboss.job j on j.name = q.name
  where q.name not like '\\_\\_%' group by q.name order by failed desc, retrying desc, waiting desc, q.name`;

const IN_HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A name as it stands in the text of a mail and in its HTML, both inside JSON. */
const writtenForms = (name: string): string[] =>
  [name, name.replace(/[&<>"']/g, (char) => IN_HTML[char] ?? char)].map((form) => JSON.stringify(form).slice(1, -1));

/** Each wait is twice the one before, up to this. */
const RETRY_DELAY_MAX_SECONDS = 3600;
/** A worker says this often that it lives; a job whose worker has been silent for twice that is somebody else's. */
const HEARTBEAT_SECONDS = 10;
const SILENCE_SECONDS = 2 * HEARTBEAT_SECONDS;
/** Silence is looked for this often; what is tried again is announced by nobody, so that workers look by themselves too. */
const PACE = { superviseSeconds: 5, lookSeconds: 10 };

/** All queues are made here, before any transaction: inside one, the embedded database would wait for itself. */
export async function startQueue(
  database: EmbeddedDatabase | ExternalDatabase,
  jobs: JobDefinition<object>[],
  log: Log,
  pace = PACE,
): Promise<Queue> {
  const supervision = {
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
  };
  const boss =
    database.kind === 'embedded'
      ? new PgBoss({ db: fromPglite(database.pglite), backend: 'pglite', useListenNotify: true, ...supervision })
      : new PgBoss({ connectionString: database.connectionString, useListenNotify: true, ...supervision });
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
    async send(tx, job, data, { keepsNoRecord = false } = {}) {
      const settings = keepsNoRecord ? { deleteAfterSeconds: 1 } : {};
      await boss.send(job.name, data, { ...settings, db: fromDrizzle(tx as never, sql) });
    },
    async work(job, handler) {
      const settings = {
        heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 2,
        notifyPollingIntervalSeconds: pace.lookSeconds,
      };
      await boss.work(job.name, settings, async (jobs) => {
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
    async forgetNames(tx, names, instead) {
      for (const name of new Set(names.flatMap(writtenForms))) {
        const isNamed = sql`position(${name} in data::text || coalesce(output::text, '')) > 0`;
        await tx.execute(
          sql`delete from pgboss.job where state in ('completed', 'failed', 'cancelled') and ${isNamed}`,
        );
        await tx.execute(
          sql`update pgboss.job set data = replace(data::text, ${name}, ${instead})::jsonb, output = null where ${isNamed}`,
        );
      }
    },
    async states() {
      const rows = await rowsOf<Omit<QueueState, 'oldestAt'> & { oldestAt: string | Date | null }>(database.db, STATES);
      return rows.map((row) => ({ ...row, oldestAt: row.oldestAt === null ? null : new Date(row.oldestAt) }));
    },
    async failures({ limit, offset = 0, order = 'recenti' }) {
      const rows = await rowsOf<Omit<FailedJob, 'at'> & { at: string | Date }>(
        database.db,
        sql`select id, name, coalesce(completed_on, created_on) as at, retry_count + 1 as tries, output
          from pgboss.job where state = 'failed' and name not like '\\_\\_%'
          order by ${FAILURE_ORDERS[order]}, id limit ${limit} offset ${offset}`,
      );
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    },
    async retry(tx, id) {
      const [job] = await rowsOf<{ name: string }>(
        tx,
        sql`select name from pgboss.job where id = ${id} and state = 'failed' for update`,
      );
      if (!job) return null;
      const db = fromDrizzle(tx as never, sql);
      await boss.retry(job.name, id, { db });
      await boss.update(job.name, undefined, { id, startAfter: 0, db }); // announced: a worker looks at once
      return job.name;
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
