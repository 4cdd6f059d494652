import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

/** How many rows, and the sum of the transactions that wrote them: any change of any of them is another stamp. */
const written = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${rows})`;

/**
 * All that the consultant's home is made of, in one line and one reading: the same line, the same home. Names the tables
 * of other features as the view of agents does, so that asking costs one statement instead of a dozen.
 */
export async function dayStamp(db: Db, userId: string, now: Date): Promise<string> {
  const of = (table: string) => sql`${sql.raw(table)} where consultancy_id in (select id from mine)`;
  const about = (table: string) => sql`${sql.raw(table)} where company_id in (select id from firms)`;
  const own = (table: string) => sql`${sql.raw(table)} where user_id = ${userId}`;
  const parts = [
    written(sql`consultancies where consultant_id = ${userId}`),
    sql`(select count(*) from mine where next_meeting_at <= ${now.toISOString()}::timestamptz)`,
    ...['consultancy_tasks', 'consultancy_events', 'chat_messages', 'chat_marks', 'shares'].map((each) =>
      written(of(each)),
    ),
    ...['client_mails', 'saved_grants', 'mandates'].map((each) => written(own(each))),
    written(sql`business_profiles where id in (select id from firms)`),
    ...['applications', 'projects', 'de_minimis_entries', 'de_minimis_undertakings'].map((each) =>
      written(about(each)),
    ),
  ];
  const [row] = await rowsOf<{ stamp: string }>(
    db,
    sql`
    with mine as materialized (select id, company_id, next_meeting_at from consultancies where consultant_id = ${userId}),
    firms as materialized (select id from business_profiles where user_id = ${userId} union select company_id from mine)
    select concat_ws('|', ${sql.join(parts, sql`, `)}) as stamp`,
  );
  return row?.stamp ?? '';
}
