import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { GuestRole } from '#domain/collaboration/roles.ts';
import type { OpeningAct, ShareKind } from '#domain/sharing/sharing.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { shareOpenings, shares } from './tables.ts';

export type ShareRow = typeof shares.$inferSelect;
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

/** The consultancies, running or done, with which this is still shared. */
export async function consultanciesWith(db: Db, kind: ShareKind, targetId: string): Promise<string[]> {
  const rows = await db
    .select({ id: shares.consultancyId })
    .from(shares)
    .where(
      and(
        eq(shares.kind, kind),
        eq(shares.targetId, targetId),
        isNull(shares.revokedAt),
        sql`exists (select 1 from consultancies where id = ${shares.consultancyId}
          and status in ('in_corso', 'in_attesa_documenti', 'completata'))`,
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
