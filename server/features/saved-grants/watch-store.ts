import { and, eq, notExists } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { hiddenGrants, savedGrants } from './tables.ts';

/** What a person has hidden leaves the alerts (SAV-7). */
const notHidden = (db: Db) =>
  notExists(
    db
      .select({ id: hiddenGrants.grantId })
      .from(hiddenGrants)
      .where(and(eq(hiddenGrants.userId, savedGrants.userId), eq(hiddenGrants.grantId, savedGrants.grantId))),
  );

/** What a person follows, without what they hid since. */
export function savedBy(db: Db, userId: string): Promise<{ grantId: string; savedAt: Date }[]> {
  return db
    .select({ grantId: savedGrants.grantId, savedAt: savedGrants.savedAt })
    .from(savedGrants)
    .where(and(eq(savedGrants.userId, userId), notHidden(db)));
}
