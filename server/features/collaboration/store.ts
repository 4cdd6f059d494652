import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { applicationRows } from '#server/features/applications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { applicationComments, applicationGuests } from './tables.ts';

export type GuestRow = typeof applicationGuests.$inferSelect;
export type CommentRow = typeof applicationComments.$inferSelect;

/** What others let this person into. */
export const sharedWith = (db: Db, guestId: string) =>
  db
    .select({
      id: applicationRows.id,
      ownerId: applicationRows.userId,
      companyId: applicationRows.companyId,
      grantTitle: applicationRows.grantTitle,
      role: applicationGuests.role,
    })
    .from(applicationGuests)
    .innerJoin(applicationRows, eq(applicationRows.id, applicationGuests.applicationId))
    .where(
      and(
        eq(applicationGuests.guestId, guestId),
        isNotNull(applicationGuests.acceptedAt),
        isNull(applicationGuests.revokedAt),
        isNull(applicationRows.deletedAt),
      ),
    )
    .orderBy(desc(applicationGuests.acceptedAt));

export const listGuests = (db: Db, applicationId: string): Promise<GuestRow[]> =>
  db
    .select()
    .from(applicationGuests)
    .where(and(eq(applicationGuests.applicationId, applicationId), isNull(applicationGuests.revokedAt)))
    .orderBy(asc(applicationGuests.invitedAt), asc(applicationGuests.id));

export async function findByToken(tx: Db, tokenHash: string, invitedAfter: Date): Promise<GuestRow | null> {
  const [row] = await tx
    .select()
    .from(applicationGuests)
    .where(
      and(
        eq(applicationGuests.tokenHash, tokenHash),
        isNull(applicationGuests.revokedAt),
        gt(applicationGuests.invitedAt, invitedAfter),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function insertGuest(tx: Db, row: GuestRow): Promise<void> {
  await tx.insert(applicationGuests).values(row);
}

type Changes = Partial<Pick<GuestRow, 'role' | 'tokenHash' | 'invitedAt' | 'guestId' | 'acceptedAt' | 'revokedAt'>>;
export async function changeGuest(tx: Db, id: string, changes: Changes): Promise<void> {
  await tx.update(applicationGuests).set(changes).where(eq(applicationGuests.id, id));
}

export const withdrawCompanyGuests = (tx: Db, companyId: string, now: Date): Promise<GuestRow[]> =>
  tx
    .update(applicationGuests)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(applicationGuests.revokedAt),
        inArray(
          applicationGuests.applicationId,
          tx.select({ id: applicationRows.id }).from(applicationRows).where(eq(applicationRows.companyId, companyId)),
        ),
      ),
    )
    .returning();

const MAX_LISTED = 500;
export const listComments = (db: Db, applicationId: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(applicationComments)
    .where(eq(applicationComments.applicationId, applicationId))
    .orderBy(asc(applicationComments.at), asc(applicationComments.id))
    .limit(MAX_LISTED);

export async function countComments(tx: Db, applicationId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(applicationComments)
    .where(eq(applicationComments.applicationId, applicationId));
  return row?.count ?? 0;
}

export async function insertComment(tx: Db, row: CommentRow): Promise<void> {
  await tx.insert(applicationComments).values(row);
}

/** Only one's own. Answers whether there was one. */
export async function deleteComment(tx: Db, applicationId: string, authorId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(applicationComments)
    .where(
      and(
        eq(applicationComments.id, id),
        eq(applicationComments.applicationId, applicationId),
        eq(applicationComments.authorId, authorId),
      ),
    )
    .returning({ id: applicationComments.id });
  return rows.length > 0;
}
