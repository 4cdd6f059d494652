import { aliasedTable, and, asc, count, desc, eq, gte, ilike, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { INBOX_VIEWS, type InboxView } from '#domain/support/inbox.ts';
import { people } from '#server/features/accounts/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { contains } from '#server/platform/db/like.ts';
import type { InboxQuery } from './shapes.ts';
import { supportTickets as tickets } from './tables.ts';

const assignees = aliasedTable(people, 'assignees');
const isOpen = ne(tickets.status, 'risolto');

const viewOf = (view: InboxView, adminId: string): SQL | undefined => {
  switch (view) {
    case 'da_rispondere':
      return and(isOpen, eq(tickets.lastSide, 'utente'));
    case 'in_corso':
      return isOpen;
    case 'mie':
      return and(isOpen, eq(tickets.assigneeId, adminId));
    case 'non_assegnate':
      return and(isOpen, isNull(tickets.assigneeId));
    case 'risolti':
      return eq(tickets.status, 'risolto');
    case 'tutti':
      return undefined;
  }
};

function filtered({ vista, priorita, origine, q }: InboxQuery, adminId: string): SQL | undefined {
  const like = contains(q);
  return and(
    viewOf(vista, adminId),
    priorita ? eq(tickets.priority, priorita) : undefined,
    origine ? eq(tickets.kind, origine) : undefined,
    q === ''
      ? undefined
      : or(
          ilike(tickets.subject, like),
          ilike(tickets.description, like),
          ilike(tickets.name, like),
          ilike(tickets.email, like),
        ),
  );
}

const URGENCY = sql`case ${tickets.priority} when 'alta' then 0 when 'media' then 1 else 2 end`;
const ORDERS = {
  attesa: [asc(tickets.updatedAt)],
  recenti: [desc(tickets.updatedAt)],
  priorita: [asc(URGENCY), asc(tickets.updatedAt)],
} as const;

export function listInbox(db: Db, query: InboxQuery, adminId: string, pageSize: number) {
  return withAssignee(db)
    .where(filtered(query, adminId))
    .orderBy(...ORDERS[query.ordine], asc(tickets.id))
    .limit(pageSize)
    .offset((query.pagina - 1) * pageSize);
}
export type DeskRow = Awaited<ReturnType<typeof listInbox>>[number];

export async function countInbox(db: Db, query: InboxQuery, adminId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tickets).where(filtered(query, adminId));
  return row?.count ?? 0;
}

/** How many in each view, in one question. */
export async function countViews(db: Db, adminId: string): Promise<Record<InboxView, number>> {
  const counted = Object.fromEntries(
    INBOX_VIEWS.map((view) => {
      const inView = viewOf(view, adminId) ?? sql`true`;
      return [view, sql<number>`(count(*) filter (where ${inView}))::int`];
    }),
  ) as Record<InboxView, SQL<number>>;
  const [row] = await db.select(counted).from(tickets);
  return row ?? (Object.fromEntries(INBOX_VIEWS.map((view) => [view, 0])) as Record<InboxView, number>);
}

/** Half of the people waited less than this. Measured over tickets opened since then. */
export async function measureTimes(db: Db, since: Date) {
  const minutes = (until: typeof tickets.firstAnsweredAt | typeof tickets.resolvedAt) =>
    sql<
      number | null
    >`(percentile_cont(0.5) within group (order by extract(epoch from (${until} - ${tickets.createdAt})) / 60) filter (where ${until} is not null))::float8`;
  const [row] = await db
    .select({
      answered: sql<number>`count(${tickets.firstAnsweredAt})::int`,
      resolved: sql<number>`count(${tickets.resolvedAt})::int`,
      firstAnswerMinutes: minutes(tickets.firstAnsweredAt),
      resolutionMinutes: minutes(tickets.resolvedAt),
    })
    .from(tickets)
    .where(gte(tickets.createdAt, since));
  return row ?? { answered: 0, resolved: 0, firstAnswerMinutes: null, resolutionMinutes: null };
}

export async function findForDesk(db: Db, id: string): Promise<DeskRow | null> {
  const [row] = await withAssignee(db).where(eq(tickets.id, id));
  return row ?? null;
}

export async function lockForDesk(tx: Db, id: string) {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return row ?? null;
}

/** Who can be given a ticket. */
export function listAdmins(db: Db) {
  return db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName, email: people.email })
    .from(people)
    .where(eq(people.isAdmin, true))
    .orderBy(asc(people.lastName), asc(people.firstName), asc(people.id));
}

const withAssignee = (db: Db) =>
  db
    .select({ ticket: tickets, assigneeFirst: assignees.firstName, assigneeLast: assignees.lastName })
    .from(tickets)
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId));
