import { sql } from 'drizzle-orm';
import { ACTIVE_STATUSES, type ConsultancyOutcome, type ConsultancyStatus } from '#domain/consultancies/vocabulary.ts';
import type { RequestKind, Side, Urgency } from '#domain/consultancies/vocabulary.ts';
import type { Day } from '#domain/rules/day.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

/** Moments are as the database writes them in JSON. */
export type DeskRow = {
  id: string;
  clientName: string;
  grantId: string | null;
  grantName: string | null;
  kind: RequestKind;
  status: ConsultancyStatus;
  urgency: Urgency;
  deadline: Day | null;
  nextMeetingAt: string | null;
  outcome: ConsultancyOutcome | null;
  closedAt: string | null;
  earnings: number | null;
  createdAt: string;
  answeredAt: string | null;
};
type Task = {
  id: string;
  consultancyId: string;
  title: string;
  side: Side;
  isDocument: boolean;
  isDone: boolean;
  dueOn: Day | null;
};
export type StoredDay = {
  desk: DeskRow[];
  tasks: Task[];
  /** The last word of each conversation, and how many are unread. */
  said: { id: string; text: string; at: string; unread: number }[];
  events: { id: string; consultancyId: string; kind: string; at: string }[];
  mails: { id: string; clientName: string; subject: string; sentAt: string }[];
  saved: string[];
  /** The companies to act for, by name. */
  firms: {
    companyId: string;
    version: number;
    name: string;
    place: string | null;
    consultancyId: string | null;
    kind: 'mandato' | 'condivisa';
  }[];
  /** The applications that clients share. */
  applications: string[];
};

const MAX_LISTED = 1_000;
const listed = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(part), '[]'::json) from (${rows}) part)`;

/**
 * All that the consultant's home is made of in one statement, each kind as one value: a dozen readings of fifty rows cost
 * three times as much. Names the tables of other features, as the view of agents does.
 */
export async function readStoredDay(db: Db, userId: string, contacts: number): Promise<StoredDay> {
  const mine = sql`consultancy_id in (select id from mine)`;
  const active = sql.join(
    ACTIVE_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  );
  const [row] = await rowsOf<StoredDay>(
    db,
    sql`
    with mine as materialized (
      select * from consultancies where consultant_id = ${userId} order by created_at desc, id limit ${MAX_LISTED}
    ), shared as materialized (
      select company_id, min(id) as consultancy_id from mine
      where shares_company and company_id is not null and business_id is not null and status in (${active})
      group by company_id
    )
    select ${listed(sql`
      select id, client_name as "clientName", grant_id as "grantId", grant_name as "grantName", kind, status, urgency,
        deadline, next_meeting_at as "nextMeetingAt", outcome, closed_at as "closedAt", earnings,
        created_at as "createdAt", answered_at as "answeredAt"
      from mine`)} as desk,
    ${listed(sql`
      select id, consultancy_id as "consultancyId", title, side, is_document as "isDocument",
        done_at is not null as "isDone", due_on as "dueOn"
      from consultancy_tasks where ${mine} order by position`)} as tasks,
    ${listed(sql`
      select distinct on (consultancy_id) consultancy_id as id, text, at, (
        select count(*) from chat_messages other
        left join chat_marks mark on mark.consultancy_id = other.consultancy_id and mark.side = 'consulente'
        where other.consultancy_id = message.consultancy_id and other.side <> 'consulente'
          and other.number > coalesce(mark.read, 0)
      ) as unread
      from chat_messages message where ${mine} order by consultancy_id, number desc`)} as said,
    ${listed(sql`
      select id, consultancy_id as "consultancyId", kind, at
      from consultancy_events where ${mine} order by at desc, id desc limit ${contacts}`)} as events,
    ${listed(sql`
      select id, client_name as "clientName", subject, sent_at as "sentAt"
      from client_mails where user_id = ${userId} order by sent_at desc limit ${contacts}`)} as mails,
    (select coalesce(json_agg(grant_id), '[]'::json) from saved_grants where user_id = ${userId}) as saved,
    ${listed(sql`
      select firm.id as "companyId", version, company_name as name, location as place,
        (select consultancy_id from shared where company_id = firm.id) as "consultancyId",
        case when user_id = ${userId} then 'mandato' else 'condivisa' end as kind
      from business_profiles firm
      where deleted_at is null and (user_id = ${userId} or firm.id in (select company_id from shared))
      order by company_name, firm.id`)} as firms,
    (select coalesce(json_agg(target_id), '[]'::json) from shares
      where kind = 'candidatura' and revoked_at is null
        and consultancy_id in (select id from mine where status in (${active}))) as applications`,
  );
  return row!;
}
