import { and, asc, eq, gt, gte, notExists } from 'drizzle-orm';
import type { ChangeKind } from '#domain/grants/versions.ts';
import { grantVersions } from '#server/features/grants/tables.ts';
import { hiddenGrants, savedGrants } from '#server/features/saved-grants/tables.ts';
import type { Db } from '#server/platform/db/db.ts';

/** What a person has hidden leaves the alerts (product.md). */
const notHidden = (db: Db) =>
  notExists(
    db
      .select({ id: hiddenGrants.grantId })
      .from(hiddenGrants)
      .where(and(eq(hiddenGrants.userId, savedGrants.userId), eq(hiddenGrants.grantId, savedGrants.grantId))),
  );

/** The next person, by id, with saved grants; null after the last one. */
export async function nextSaver(db: Db, after: string): Promise<string | null> {
  const [row] = await db
    .select({ id: savedGrants.userId })
    .from(savedGrants)
    .where(gt(savedGrants.userId, after))
    .orderBy(asc(savedGrants.userId))
    .limit(1);
  return row?.id ?? null;
}

export function savedBy(db: Db, userId: string): Promise<{ grantId: string; savedAt: Date }[]> {
  return db
    .select({ grantId: savedGrants.grantId, savedAt: savedGrants.savedAt })
    .from(savedGrants)
    .where(and(eq(savedGrants.userId, userId), notHidden(db)));
}

export type ChangeOfSaved = { grantId: string; number: number; kinds: ChangeKind[] };

/** Changes of this person's saved grants since a moment, made after they were saved. */
export function changesForSaver(db: Db, userId: string, since: Date): Promise<ChangeOfSaved[]> {
  return db
    .select({ grantId: grantVersions.grantId, number: grantVersions.number, kinds: grantVersions.kinds })
    .from(savedGrants)
    .innerJoin(grantVersions, eq(grantVersions.grantId, savedGrants.grantId))
    .where(
      and(
        eq(savedGrants.userId, userId),
        gte(grantVersions.at, since),
        gt(grantVersions.at, savedGrants.savedAt),
        notHidden(db),
      ),
    )
    .orderBy(asc(grantVersions.at));
}
