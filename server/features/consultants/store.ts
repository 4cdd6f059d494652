import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ConsultantProfileChanges } from '#domain/consultants/consultant-profile.ts';
import type { Proposal } from '#domain/consultants/profile-changes.ts';
import type { Db } from '#server/platform/db/db.ts';
import { consultantProfiles } from './tables.ts';

export async function readConsultantProfile(db: Db, userId: string) {
  const [row] = await db.select().from(consultantProfiles).where(eq(consultantProfiles.userId, userId));
  return row ?? null;
}

/** Held until the transaction is over: a change and a decision come one after the other. */
export async function lockConsultantProfile(tx: Db, userId: string) {
  const [row] = await tx.select().from(consultantProfiles).where(eq(consultantProfiles.userId, userId)).for('update');
  return row ?? null;
}

export type StoredChanges = Partial<typeof consultantProfiles.$inferInsert>;

/** An empty box is none; one that was not sent stays as it is. */
export function storedChanges({
  city,
  pricingInfo,
  title,
  register,
  vatNumber,
  ...changes
}: ConsultantProfileChanges): StoredChanges {
  const texts = Object.entries({ city, pricingInfo, title, register, vatNumber });
  const emptied = texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]]));
  return { ...changes, ...(Object.fromEntries(emptied) as StoredChanges) };
}

export async function updateConsultantProfile(
  db: Db,
  userId: string,
  changes: StoredChanges,
  now: Date,
): Promise<void> {
  await db
    .update(consultantProfiles)
    .set({ ...changes, updatedAt: now })
    .where(eq(consultantProfiles.userId, userId));
}

/** What was sent back, or refused, returns to the queue with its next change. */
export async function submitAgain(db: Db, userId: string, now: Date): Promise<void> {
  const own = eq(consultantProfiles.userId, userId);
  await db
    .update(consultantProfiles)
    .set({ status: 'in_attesa', submittedAt: now })
    .where(and(own, inArray(consultantProfiles.status, ['da_modificare', 'rifiutato'])));
  const again: Partial<Proposal> = { isSentBack: false, sentAt: now.toISOString() };
  await db
    .update(consultantProfiles)
    .set({
      proposal: sql`${consultantProfiles.proposal} || ${JSON.stringify(again)}::jsonb`,
      submittedAt: now,
    })
    .where(and(own, sql`(${consultantProfiles.proposal} ->> 'isSentBack')::boolean`));
}

/** Who waits for a decision of ours: a new profile, or changes of an approved one. */
export const waitsForReview = sql`(${consultantProfiles.status} = 'in_attesa' or not coalesce((${consultantProfiles.proposal} ->> 'isSentBack')::boolean, true))`;
