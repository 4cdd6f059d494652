import { and, asc, count, desc, eq, gte, ilike, lt, sql, type SQL } from 'drizzle-orm';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { people } from '#server/features/accounts/service.ts';
import { auditLog } from '#server/features/audit/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { contains } from '#server/platform/db/like.ts';
import type { AuditQuery } from './shapes.ts';

const DAY_MS = 86_400_000;

/** Days are days in Rome, both ends included. */
function filtered({ azione, oggetto, chi, q, dal, al }: AuditQuery): SQL | undefined {
  return and(
    azione ? eq(auditLog.action, azione) : undefined,
    oggetto ? eq(auditLog.subjectKind, oggetto) : undefined,
    chi ? eq(auditLog.actorId, chi) : undefined,
    q === '' ? undefined : ilike(auditLog.subjectId, contains(q)),
    dal ? gte(auditLog.at, romeInstant(dal, '00:00')) : undefined,
    al ? lt(auditLog.at, new Date(romeInstant(al, '00:00').getTime() + DAY_MS)) : undefined,
  );
}

const actorName = sql<string | null>`nullif(trim(${people.firstName} || ' ' || ${people.lastName}), '')`;

export function listLines(db: Db, query: AuditQuery, limit: number, offset: number) {
  const order = query.ordine === 'vecchi' ? asc : desc;
  return db
    .select({ line: auditLog, actorName })
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.actorId))
    .where(filtered(query))
    .orderBy(order(auditLog.at), order(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export async function countLines(db: Db, query: AuditQuery): Promise<number> {
  const [row] = await db.select({ count: count() }).from(auditLog).where(filtered(query));
  return row?.count ?? 0;
}

/** Everybody who is in the log, by name. */
export function listActors(db: Db) {
  return db
    .selectDistinct({ id: auditLog.actorId, name: actorName })
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.actorId))
    .orderBy(asc(actorName), asc(auditLog.actorId));
}
