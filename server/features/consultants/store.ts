import { and, eq, inArray } from 'drizzle-orm';
import type { ConsultantProfileChanges } from '#domain/consultants/consultant-profile.ts';
import type { Db } from '#server/platform/db/db.ts';
import { consultantProfiles } from './tables.ts';

export async function readConsultantProfile(db: Db, userId: string) {
  const [row] = await db.select().from(consultantProfiles).where(eq(consultantProfiles.userId, userId));
  return row ?? null;
}

export async function updateConsultantProfile(
  db: Db,
  userId: string,
  { city, pricingInfo, title, register, vatNumber, ...changes }: ConsultantProfileChanges,
  now: Date,
): Promise<void> {
  await db
    .update(consultantProfiles)
    .set({
      ...changes,
      ...emptied({ city, pricingInfo, title, register, vatNumber }),
      updatedAt: now,
    })
    .where(eq(consultantProfiles.userId, userId));
}

/** An empty box is none; one that was not sent stays as it is. */
const emptied = (texts: Record<string, string | undefined>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])),
  );

/** What was sent back, or refused, returns to the queue with its next change. */
export async function submitAgain(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(consultantProfiles)
    .set({ status: 'in_attesa', submittedAt: now })
    .where(
      and(eq(consultantProfiles.userId, userId), inArray(consultantProfiles.status, ['da_modificare', 'rifiutato'])),
    );
}
