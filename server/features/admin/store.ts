import { sql } from 'drizzle-orm';
import type { ConversionStep, Measure } from '#domain/admin/summary.ts';
import type { AdminQueue } from '#domain/admin/sections.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

/** Figures over everybody: read across the tables of the product, never written here. */

type Jobs = { failed: number };

/** The queue's own table is not there where no queue runs. */
async function countFailedJobs(db: Db): Promise<number> {
  const [there] = await rowsOf<{ isThere: boolean }>(
    db,
    sql`select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  if (!there?.isThere) return 0;
  const [row] = await rowsOf<Jobs>(db, sql`select count(*)::int as failed from pgboss.job where state = 'failed'`);
  return row?.failed ?? 0;
}

export async function countQueues(db: Db): Promise<Record<AdminQueue, number>> {
  const [row] = await rowsOf<Omit<Record<AdminQueue, number>, 'failedJobs'>>(
    db,
    sql`select
      (select count(*) from consultant_profiles where status = 'in_attesa')::int as "consultants",
      (select count(*) from support_tickets where status <> 'risolto' and last_side = 'utente')::int as "tickets",
      (select count(*) from grant_reports where status = 'nuova')::int as "grantReports",
      (select count(*) from chat_reports where handled_at is null)::int as "chatReports",
      (select count(*) from profiles where erase_after is not null)::int as "erasures"`,
  );
  const counted = row ?? { consultants: 0, tickets: 0, grantReports: 0, chatReports: 0, erasures: 0 };
  return { ...counted, failedJobs: await countFailedJobs(db) };
}

/** Whatever is counted one by one, as moments; a stand-in for an erased account is nobody. */
const MOMENTS = sql`(
  select 'iscrizioni' as measure, created_at as at, 1 as number from profiles where email not like '%@cancellato.invalid'
  union all select 'ricerche', at, 1 from events where kind = 'ricerca_ai'
  union all select 'ricerche', (day + time '12:00') at time zone 'Europe/Rome', searches from search_terms where words = ''
  union all select 'salvati', saved_at, 1 from saved_grants
  union all select 'candidature', created_at, 1 from applications where deleted_at is null
  union all select 'richieste', created_at, 1 from consultancies
) as moments`;
/** When people were here: somebody active twice in a bucket is one person. */
const PRESENCE = sql`(
  select at, user_id as who from events union all select last_used_at, user_id from sessions
) as presence`;

/** Buckets from `from` on, the first being 0. */
export type Span = { from: Date; until: Date; bucketDays: number };
const within = ({ from, until }: Span) =>
  sql`at >= ${from.toISOString()}::timestamptz and at < ${until.toISOString()}::timestamptz`;
// date_part counts in floating point; extract would count each row in numeric, several times slower.
const bucketOf = ({ from, bucketDays }: Span) =>
  sql`floor(date_part('epoch', at - ${from.toISOString()}::timestamptz) / ${sql.raw(String(bucketDays * 86_400))})::int`;

/** How many in each bucket of the span. */
export const countBuckets = (db: Db, span: Span) =>
  rowsOf<{ measure: Measure; bucket: number; count: number }>(
    db,
    sql`select measure, ${bucketOf(span)} as bucket, sum(number)::int as count
      from ${MOMENTS} where ${within(span)} group by 1, 2`,
  );

/** Who was here: in each bucket, and over the buckets before and from `half` on, where somebody seen twice is one. */
export async function countPresence(db: Db, span: Span, half: number) {
  const rows = await rowsOf<{ part: 'bucket' | 'before' | 'now'; bucket: number; count: number }>(
    db,
    sql`with once as materialized (select distinct ${bucketOf(span)} as bucket, who from ${PRESENCE} where ${within(span)})
      select 'bucket' as part, bucket, count(*)::int as count from once group by bucket
      union all select 'before', 0, count(distinct who)::int from once where bucket < ${half}
      union all select 'now', 0, count(distinct who)::int from once where bucket >= ${half}`,
  );
  const whole = (part: 'before' | 'now') => rows.find((row) => row.part === part)?.count ?? 0;
  return {
    buckets: rows.flatMap(({ part, bucket, count }) =>
      part === 'bucket' ? [{ measure: 'attivi' as const, bucket, count }] : [],
    ),
    before: whole('before'),
    now: whole('now'),
  };
}

export const countApplications = (db: Db) =>
  rowsOf<{ status: string; count: number }>(
    db,
    sql`select status, count(*)::int as count from applications where deleted_at is null group by 1`,
  );

/** Of the business accounts made in the span. */
export async function countConversion(db: Db, span: Span): Promise<Record<ConversionStep, number>> {
  const [row] = await rowsOf<Record<ConversionStep, number>>(
    db,
    // Sets to look into, not joins: quick also where the database keeps no statistics.
    sql`select count(*)::int as iscritti,
      (count(*) filter (where p.id in (select user_id from business_profiles)))::int as azienda,
      (count(*) filter (where p.id in (select user_id from saved_grants)))::int as salvato,
      (count(*) filter (where p.id in (select user_id from applications)))::int as candidatura,
      (count(*) filter (where p.id in (select user_id from applications where sent_at is not null)))::int as inviata
      from profiles p
      where user_type = 'business_user'
        and created_at >= ${span.from.toISOString()}::timestamptz and created_at < ${span.until.toISOString()}::timestamptz`,
  );
  return row ?? { iscritti: 0, azienda: 0, salvato: 0, candidatura: 0, inviata: 0 };
}
