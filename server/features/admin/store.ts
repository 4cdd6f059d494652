import { sql, type SQL } from 'drizzle-orm';
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
      (select count(*) from consultant_profiles where status = 'in_attesa' or not coalesce((proposal ->> 'isSentBack')::boolean, true))::int as "consultants",
      (select count(*) from support_tickets where status <> 'risolto' and last_side = 'utente')::int as "tickets",
      (select count(*) from grant_reports where status = 'nuova')::int as "grantReports",
      (select count(*) from chat_reports where handled_at is null)::int as "chatReports",
      (select count(*) from profiles where erase_after is not null)::int as "erasures"`,
  );
  const counted = row ?? { consultants: 0, tickets: 0, grantReports: 0, chatReports: 0, erasures: 0 };
  return { ...counted, failedJobs: await countFailedJobs(db) };
}

/** Buckets from `from` on, the first being 0. */
export type Span = { from: Date; until: Date; bucketDays: number };
const DAY_MS = 86_400_000;
const startsOf = ({ from, until, bucketDays }: Span): string[] => {
  const buckets = Math.round((until.getTime() - from.getTime()) / (bucketDays * DAY_MS));
  return Array.from({ length: buckets }, (_, at) => new Date(from.getTime() + at * bucketDays * DAY_MS).toISOString());
};
const within = (at: SQL, { from, until }: Span) =>
  sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
/** Looked up among the starts: to take the moments apart by arithmetic would take several times as long. */
const bucketOf = (at: SQL, span: Span) =>
  sql`width_bucket(${at}, ${sql.raw(`'{${startsOf(span).join(',')}}'`)}::timestamptz[]) - 1`;

/** Whatever is counted one by one, but for the searches by the assistant (`readPresence`); a stand-in for an erased account is nobody. */
const COUNTED: readonly { measure: Measure; at: SQL; from: SQL; number?: SQL }[] = [
  { measure: 'iscrizioni', at: sql`created_at`, from: sql`profiles where email not like '%@cancellato.invalid'` },
  {
    measure: 'ricerche',
    at: sql`(day + time '12:00') at time zone 'Europe/Rome'`,
    from: sql`search_terms where words = ''`,
    number: sql`sum(searches)`,
  },
  { measure: 'salvati', at: sql`saved_at`, from: sql`saved_grants where true` },
  { measure: 'candidature', at: sql`created_at`, from: sql`applications where deleted_at is null` },
  { measure: 'richieste', at: sql`created_at`, from: sql`consultancies where true` },
];
/** How many in each bucket of the span; a measure may come in two parts. */
export const countBuckets = (db: Db, span: Span) =>
  rowsOf<{ measure: Measure; bucket: number; count: number }>(
    db,
    sql.join(
      COUNTED.map(
        ({ measure, at, from, number = sql`count(*)` }) =>
          sql`select ${sql.raw(`'${measure}'`)} as measure, ${bucketOf(at, span)} as bucket, ${number}::int as count
            from ${from} and ${within(at, span)} group by 2`,
      ),
      sql` union all `,
    ),
  );

/**
 * Who was here, bucket by bucket, and how often they asked the assistant to search; somebody seen twice is there twice.
 * Whoever asks makes sets of them: the embedded database takes more than twice as long to sort the same rows.
 */
export async function readPresence(db: Db, span: Span) {
  const rows = await rowsOf<{ bucket: number; people: string; searches: number }>(
    db,
    sql`select bucket, string_agg(user_id, ' ') as people, (count(*) filter (where is_search))::int as searches from (
        select ${bucketOf(sql`at`, span)} as bucket, user_id, kind = 'ricerca_ai' as is_search
          from events where ${within(sql`at`, span)}
        union all select ${bucketOf(sql`last_used_at`, span)}, user_id, false
          from sessions where ${within(sql`last_used_at`, span)}
      ) as presence group by bucket`,
  );
  return rows.map(({ people, ...row }) => ({ ...row, people: people.split(' ') }));
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
