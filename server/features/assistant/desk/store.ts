import { eq, sql, type SQL } from 'drizzle-orm';
import type { AssistantFailureOrder, QuotaOrder } from '#domain/admin/assistant-search.ts';
import { people } from '#server/features/accounts/service.ts';
import { aiQuotas } from '#server/features/assistant/tables.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

const since = (from: Date) => sql`created_at >= ${from.toISOString()}::timestamptz`;
/** Who stopped waiting neither succeeded nor failed. */
const FIGURES = sql`
  (count(*) filter (where not is_cancelled))::int as requests,
  (count(*) filter (where is_cancelled))::int as cancelled,
  (count(*) filter (where not is_cancelled and is_success))::int as succeeded,
  coalesce(round(avg(duration_ms) filter (where not is_cancelled)), 0)::int as "averageMs",
  coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
  coalesce(sum(output_tokens), 0)::float8 as "outputTokens"`;
export type Figures = {
  requests: number;
  cancelled: number;
  succeeded: number;
  averageMs: number;
  inputTokens: number;
  outputTokens: number;
};

export async function readTotals(db: Db, from: Date): Promise<Figures> {
  const [row] = await rowsOf<Figures>(db, sql`select ${FIGURES} from ai_requests where ${since(from)}`);
  return row!;
}

export const readByType = (db: Db, from: Date) =>
  rowsOf<Figures & { type: string }>(
    db,
    sql`select type, ${FIGURES} from ai_requests where ${since(from)} group by type order by requests desc, type`,
  );

/** Days are days in Rome. */
export const readByDay = (db: Db, from: Date) =>
  rowsOf<Figures & { day: string }>(
    db,
    sql`select (created_at at time zone 'Europe/Rome')::date::text as day, ${FIGURES}
      from ai_requests where ${since(from)} group by 1 order by 1`,
  );

const ORDERS: Record<AssistantFailureOrder, SQL> = {
  recenti: sql`max(created_at) desc`,
  vecchi: sql`max(created_at)`,
  spesso: sql`count(*) desc`,
  raro: sql`count(*)`,
};
/** What went wrong, the same things together. */
export type FailureRow = {
  type: string;
  error: string | null;
  place: string | null;
  times: number;
  at: string | Date;
  all: number;
};
export const readFailures = (db: Db, from: Date, order: AssistantFailureOrder, limit: number, offset = 0) =>
  rowsOf<FailureRow>(
    db,
    sql`select type, error, failure_place as place, count(*)::int as times, max(created_at) as at,
        count(*) over ()::int as "all"
      from ai_requests where ${since(from)} and error is not null
      group by 1, 2, 3 order by ${ORDERS[order]}, 1, 2, 3 limit ${limit} offset ${offset}`,
  );

const QUOTA_ORDER: Record<QuotaOrder, SQL> = {
  usate: sql`used desc`,
  usate_asc: sql`used`,
  nome: sql`lower(p.last_name), lower(p.first_name), p.email`,
  nome_desc: sql`lower(p.last_name) desc, lower(p.first_name) desc, p.email desc`,
};
type QuotaRow = { id: string; name: string; email: string; used: number; own: number | null; all: number };
/** Who asked today, and everybody with a limit of their own. */
export const readQuotas = (db: Db, today: Date, order: QuotaOrder, limit: number, offset = 0) =>
  rowsOf<QuotaRow>(
    db,
    sql`select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.email, coalesce(u.used, 0)::int as used, q.daily as own,
        count(*) over ()::int as "all"
      from profiles p
      left join (select user_id, count(*) as used from ai_requests where ${since(today)} group by 1) u on u.user_id = p.id
      left join ai_quotas q on q.user_id = p.id
      where u.used is not null or q.daily is not null
      order by ${QUOTA_ORDER[order]}, p.id limit ${limit} offset ${offset}`,
  );

export async function hasPerson(tx: Db, id: string): Promise<boolean> {
  return (await tx.select({ id: people.id }).from(people).where(eq(people.id, id))).length > 0;
}

export async function putQuota(tx: Db, userId: string, daily: number | null): Promise<void> {
  if (daily === null) await tx.delete(aiQuotas).where(eq(aiQuotas.userId, userId));
  else
    await tx.insert(aiQuotas).values({ userId, daily }).onConflictDoUpdate({ target: aiQuotas.userId, set: { daily } });
}
