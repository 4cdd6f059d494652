import { and, eq, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { profiles, sessions } from '#server/features/accounts/tables.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';
import { contains } from '#server/platform/db/like.ts';
import type { UserQuery } from './shapes.ts';

const stateOf = (state: UserQuery['stato']): SQL | undefined => {
  switch (state) {
    case 'attivi':
      return and(isNotNull(profiles.emailConfirmedAt), isNull(profiles.lockedAt), isNull(profiles.eraseAfter));
    case 'non_verificati':
      return isNull(profiles.emailConfirmedAt);
    case 'bloccati':
      return isNotNull(profiles.lockedAt);
    case 'in_chiusura':
      return isNotNull(profiles.eraseAfter);
    case 'amministratori':
      return eq(profiles.isAdmin, true);
    case undefined:
      return undefined;
  }
};

/** Who stands in for erased accounts is no user. */
const isSomebody = sql`${profiles.email} not like '%@cancellato.invalid'`;
const fullName = sql`${profiles.firstName} || ' ' || ${profiles.lastName}`;

/** As `ilike` reads them, but without putting the words in small letters again for every account. */
function hasWords(q: string): SQL | undefined {
  const words = sql`lower(${contains(q)}::text)`;
  return or(like(sql`lower(${fullName})`, words), like(profiles.email, words), eq(profiles.id, q));
}

const filtered = ({ q, tipo, stato }: UserQuery): SQL | undefined =>
  and(
    isSomebody,
    stateOf(stato),
    tipo === 'incompleto' ? isNull(profiles.userType) : tipo ? eq(profiles.userType, tipo) : undefined,
    q === '' ? undefined : hasWords(q),
  );

const lastSeenAt = sql<string | null>`(select max(s.last_used_at) from ${sessions} s where s.user_id = ${profiles.id})`;
const lastSeenOfAll = sql`left join (
  select user_id, max(last_used_at) as last_seen from ${sessions} group by user_id) as latest on latest.user_id = found.id`;
const ORDERS: Record<UserQuery['ordine'], SQL[]> = {
  recenti: [sql`created_at desc`],
  vecchi: [sql`created_at asc`],
  nome: [sql`last_name asc`, sql`first_name asc`],
  nome_desc: [sql`last_name desc`, sql`first_name desc`],
  accesso: [sql`last_seen asc nulls first`],
  accesso_desc: [sql`last_seen desc nulls last`],
};

/** Everybody who is meant, counted, and those of one stretch in order: the accounts are looked through once. */
export async function findUsers(db: Db, query: UserQuery, limit: number, offset: number) {
  const seen = query.ordine === 'accesso' || query.ordine === 'accesso_desc' ? lastSeenOfAll : sql``;
  const order = sql.join([...ORDERS[query.ordine], sql`id asc`], sql`, `);
  const [row] = await rowsOf<{ total: number; ids: string[] }>(
    db,
    sql`with found as materialized (
        select id, created_at, first_name, last_name from ${profiles} where ${filtered(query)})
      select (select count(*) from found)::int as total,
        array(select id from found ${seen} order by ${order} limit ${limit} offset ${offset}) as ids`,
  );
  return row ?? { total: 0, ids: [] };
}

/** In the order of the ids. */
export async function readUsers(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ profile: profiles, lastSeenAt })
    .from(profiles)
    .where(sql`${profiles.id} in (select json_array_elements_text(${JSON.stringify(ids)}::json))`);
  const byId = new Map(rows.map((row) => [row.profile.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findUser(db: Db, id: string) {
  const [row] = await db
    .select({ profile: profiles, lastSeenAt })
    .from(profiles)
    .where(and(eq(profiles.id, id), isSomebody));
  return row ?? null;
}

type Counts = {
  companies: number;
  savedGrants: number;
  applications: number;
  sentApplications: number;
  consultancies: number;
  tickets: number;
  assistantToday: number;
};
/** How much of the product a person uses: numbers, never contents. */
export async function countsOf(db: Db, id: string, today: Date): Promise<Counts> {
  const [row] = await rowsOf<Counts>(
    db,
    sql`select
      (select count(*) from business_profiles where user_id = ${id} and deleted_at is null)::int as "companies",
      (select count(*) from saved_grants where user_id = ${id})::int as "savedGrants",
      (select count(*) from applications where user_id = ${id} and deleted_at is null)::int as "applications",
      (select count(*) from applications where user_id = ${id} and sent_at is not null and deleted_at is null)::int as "sentApplications",
      (select count(*) from consultancies where business_id = ${id} or consultant_id = ${id})::int as "consultancies",
      (select count(*) from support_tickets where user_id = ${id})::int as "tickets",
      (select count(*) from ai_requests where user_id = ${id} and created_at >= ${today.toISOString()}::timestamptz)::int as "assistantToday"`,
  );
  return row!;
}

export const companiesOf = (db: Db, id: string) =>
  rowsOf<{ id: string; name: string }>(
    db,
    sql`select id, company_name as name from business_profiles where user_id = ${id} and deleted_at is null order by created_at limit 50`,
  );
