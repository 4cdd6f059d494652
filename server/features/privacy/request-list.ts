import { sql, type SQL } from 'drizzle-orm';
import type { RequestOrder } from '#domain/admin/request-search.ts';
import type { DataRequestKind } from '#domain/admin/users.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { DATA_REQUEST_EXPORT } from '#messages/admin/data-requests.ts';
import { DATA_REQUEST_LABELS } from '#messages/admin/users.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { contains } from '#server/platform/db/like.ts';
import type { RequestQuery } from './request-shapes.ts';

type Row = {
  id: string;
  userId: string | null;
  name: string | null;
  kind: DataRequestKind;
  receivedOn: string | null;
  dueOn: string;
  handledOn: string | null;
  isAutomatic: boolean;
  all: number;
};

const PAGE_SIZE = 50;
const EXPORT_MAX = 10_000;
/** What was asked of us, and the accounts that their people closed: both have a day by which they are done. */
const ALL = sql`(
  select id, user_id, kind, received_on::text as received_on, due_on::text as due_on,
    (handled_at at time zone 'Europe/Rome')::date::text as handled_on, false as is_automatic
  from data_requests
  union all
  select 'chiusura-' || id, id, 'cancellazione', null, (erase_after at time zone 'Europe/Rome')::date::text, null, true
  from profiles where erase_after is not null
) as r left join profiles p on p.id = r.user_id`;
const ORDERS: Record<RequestOrder, SQL> = {
  termine: sql`handled_on is not null, due_on`,
  termine_desc: sql`due_on desc`,
  ricevuta: sql`received_on nulls last`,
  ricevuta_desc: sql`received_on desc nulls last`,
};
const stateOf = (state: RequestQuery['stato'], today: string): SQL => {
  if (state === 'automatiche') return sql`is_automatic`;
  if (state === 'evase') return sql`handled_on is not null`;
  if (state === 'scadute') return sql`handled_on is null and not is_automatic and due_on < ${today}`;
  if (state === 'aperte') return sql`handled_on is null and not is_automatic`;
  return sql`true`;
};

function find(ctx: UserContext, { q, stato, ordine }: RequestQuery, limit: number, offset: number): Promise<Row[]> {
  const words = q === '' ? sql`true` : sql`(p.first_name || ' ' || p.last_name || ' ' || p.email) ilike ${contains(q)}`;
  return rowsOf<Row>(
    ctx.db,
    sql`select r.id, r.user_id as "userId", nullif(trim(p.first_name || ' ' || p.last_name), '') as name, r.kind,
      received_on as "receivedOn", due_on as "dueOn", handled_on as "handledOn", is_automatic as "isAutomatic",
      count(*) over ()::int as "all"
    from ${ALL} where ${stateOf(stato, romeMoment(ctx.now()).day)} and ${words}
    order by ${ORDERS[ordine]}, r.id limit ${limit} offset ${offset}`,
  );
}

export async function readRequestPage(ctx: UserContext, query: RequestQuery) {
  const rows = await find(ctx, query, PAGE_SIZE, (query.pagina - 1) * PAGE_SIZE);
  const total = rows[0]?.all ?? 0;
  return {
    items: rows.map(({ all: _, ...row }) => row),
    total,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

export async function exportRequests(ctx: UserContext, query: RequestQuery): Promise<string> {
  const rows = await find(ctx, query, EXPORT_MAX, 0);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'richieste_dati', detail });
  return csvOf([
    [...DATA_REQUEST_EXPORT.columns],
    ...rows.map((row) => [row.name, DATA_REQUEST_LABELS[row.kind], row.receivedOn, row.dueOn, row.handledOn]),
  ]);
}
