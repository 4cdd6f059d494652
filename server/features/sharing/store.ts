import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { ACTIVE_STATUSES } from '#domain/consultancies/vocabulary.ts';
import type { GuestRole } from '#domain/collaboration/roles.ts';
import type { OpeningAct, ShareKind } from '#domain/sharing/sharing.ts';
import { consultancyRows } from '#server/features/consultancies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { shareOpenings, shares } from './tables.ts';

export type ShareRow = typeof shares.$inferSelect;
/** Shared, and neither taken back nor deleted by its owner: what waits for "Annulla" is not there for others. */
const isLiving = and(
  isNull(shares.revokedAt),
  sql`not exists (select 1 from applications where id = ${shares.targetId} and deleted_at is not null)`,
  sql`not exists (select 1 from documents where file_id = ${shares.targetId} and deleted_at is not null)`,
);
type Thing = { consultancyId: string; kind: ShareKind; targetId: string };

export const listShares = (db: Db, consultancyId: string): Promise<ShareRow[]> =>
  db.select().from(shares).where(eq(shares.consultancyId, consultancyId));

export async function setShare(
  tx: Db,
  { consultancyId, kind, targetId }: Thing,
  isShared: boolean,
  now: Date,
  role?: GuestRole,
) {
  await tx
    .insert(shares)
    .values({ consultancyId, kind, targetId, sharedAt: now, revokedAt: isShared ? null : now, ...(role && { role }) })
    .onConflictDoUpdate({
      target: [shares.consultancyId, shares.kind, shares.targetId],
      set: isShared ? { sharedAt: now, revokedAt: null, ...(role && { role }) } : { revokedAt: now },
    });
}

/** How far the consultant goes in the company of a consultancy: all the way, unless its owner said otherwise. */
export async function companyRole(db: Db, consultancyId: string, companyId: string): Promise<GuestRole> {
  const [row] = await db
    .select({ role: shares.role })
    .from(shares)
    .where(and(eq(shares.consultancyId, consultancyId), eq(shares.kind, 'azienda'), eq(shares.targetId, companyId)));
  return row?.role ?? 'modifica';
}

/** The living share of one of these things with this consultant, with the owner. */
export async function livingShare(db: Db, consultantId: string, kind: ShareKind, targetIds: readonly string[]) {
  if (targetIds.length === 0) return null;
  const [row] = await db
    .select({
      consultancyId: shares.consultancyId,
      ownerId: consultancyRows.businessId,
      targetId: shares.targetId,
      role: shares.role,
    })
    .from(shares)
    .innerJoin(consultancyRows, eq(consultancyRows.id, shares.consultancyId))
    .where(
      and(
        eq(shares.kind, kind),
        inArray(shares.targetId, [...targetIds]),
        isLiving,
        eq(consultancyRows.consultantId, consultantId),
        inArray(consultancyRows.status, [...ACTIVE_STATUSES]),
      ),
    )
    .limit(1);
  return row?.ownerId ? { ...row, ownerId: row.ownerId } : null;
}

/** What of this kind is shared with this consultant now. */
export async function sharedWith(db: Db, consultantId: string, kind: ShareKind): Promise<string[]> {
  const rows = await db
    .select({ targetId: shares.targetId })
    .from(shares)
    .innerJoin(consultancyRows, eq(consultancyRows.id, shares.consultancyId))
    .where(
      and(
        eq(shares.kind, kind),
        isLiving,
        eq(consultancyRows.consultantId, consultantId),
        inArray(consultancyRows.status, [...ACTIVE_STATUSES]),
      ),
    );
  return rows.map(({ targetId }) => targetId);
}

/** Everything but companies that is shared with this consultant now, with the client, the newest first. */
export const livingShares = (db: Db, consultantId: string) =>
  db
    .select({
      consultancyId: shares.consultancyId,
      clientName: consultancyRows.clientName,
      kind: shares.kind,
      targetId: shares.targetId,
      sharedAt: shares.sharedAt,
    })
    .from(shares)
    .innerJoin(consultancyRows, eq(consultancyRows.id, shares.consultancyId))
    .where(
      and(
        ne(shares.kind, 'azienda'),
        isLiving,
        eq(consultancyRows.consultantId, consultantId),
        inArray(consultancyRows.status, [...ACTIVE_STATUSES]),
      ),
    )
    .orderBy(desc(shares.sharedAt), asc(shares.targetId));

/** Which consultant each of these is shared with now. */
export const consultantsOf = (db: Db, kind: ShareKind, targetIds: readonly string[]) =>
  targetIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ targetId: shares.targetId, consultantId: consultancyRows.consultantId })
        .from(shares)
        .innerJoin(consultancyRows, eq(consultancyRows.id, shares.consultancyId))
        .where(
          and(
            eq(shares.kind, kind),
            inArray(shares.targetId, [...targetIds]),
            isNull(shares.revokedAt),
            inArray(consultancyRows.status, [...ACTIVE_STATUSES]),
          ),
        );

/** The consultancies, running or done, with which this is still shared. */
export async function consultanciesWith(db: Db, kind: ShareKind, targetId: string): Promise<string[]> {
  const rows = await db
    .select({ id: shares.consultancyId })
    .from(shares)
    .innerJoin(consultancyRows, eq(consultancyRows.id, shares.consultancyId))
    .where(
      and(
        eq(shares.kind, kind),
        eq(shares.targetId, targetId),
        isNull(shares.revokedAt),
        inArray(consultancyRows.status, [...ACTIVE_STATUSES, 'completata']),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The same again within this time is one look. */
const ONE_LOOK_MS = 10 * 60_000;

export async function recordOpening(db: Db, thing: Thing, actorName: string, act: OpeningAct, at: Date): Promise<void> {
  const same = and(
    eq(shareOpenings.consultancyId, thing.consultancyId),
    eq(shareOpenings.kind, thing.kind),
    eq(shareOpenings.targetId, thing.targetId),
    eq(shareOpenings.act, act),
    gte(shareOpenings.at, new Date(at.getTime() - ONE_LOOK_MS)),
  );
  const [recent] = await db.select({ id: shareOpenings.id }).from(shareOpenings).where(same).limit(1);
  if (!recent) await db.insert(shareOpenings).values({ id: newId(), ...thing, actorName, act, at });
}

const MAX_OPENINGS = 200;
export const listOpenings = (db: Db, consultancyId: string) =>
  db
    .select()
    .from(shareOpenings)
    .where(eq(shareOpenings.consultancyId, consultancyId))
    .orderBy(desc(shareOpenings.at), desc(shareOpenings.id))
    .limit(MAX_OPENINGS);
