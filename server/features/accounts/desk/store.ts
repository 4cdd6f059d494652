import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
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

const filtered = ({ q, tipo, stato }: UserQuery): SQL | undefined =>
  and(
    isSomebody,
    stateOf(stato),
    tipo === 'incompleto' ? isNull(profiles.userType) : tipo ? eq(profiles.userType, tipo) : undefined,
    q === '' ? undefined : or(ilike(fullName, contains(q)), ilike(profiles.email, contains(q)), eq(profiles.id, q)),
  );

const lastSeenAt = sql<string | null>`(select max(s.last_used_at) from ${sessions} s where s.user_id = ${profiles.id})`;
const ORDERS: Record<UserQuery['ordine'], SQL[]> = {
  recenti: [desc(profiles.createdAt)],
  vecchi: [asc(profiles.createdAt)],
  nome: [asc(profiles.lastName), asc(profiles.firstName)],
  nome_desc: [desc(profiles.lastName), desc(profiles.firstName)],
  accesso: [sql`last_seen asc nulls first`],
  accesso_desc: [sql`last_seen desc nulls last`],
};

export function listUsers(db: Db, query: UserQuery, limit: number, offset: number) {
  const seen = sql<string | null>`last_seen`;
  const latest = db
    .select({ userId: sessions.userId, at: sql<string>`max(${sessions.lastUsedAt})`.as('last_seen') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('latest');
  return db
    .select({ profile: profiles, lastSeenAt: seen })
    .from(profiles)
    .leftJoin(latest, eq(latest.userId, profiles.id))
    .where(filtered(query))
    .orderBy(...ORDERS[query.ordine], asc(profiles.id))
    .limit(limit)
    .offset(offset);
}

export async function countUsers(db: Db, query: UserQuery): Promise<number> {
  const [row] = await db.select({ count: count() }).from(profiles).where(filtered(query));
  return row?.count ?? 0;
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
