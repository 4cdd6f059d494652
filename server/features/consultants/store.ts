import { eq } from 'drizzle-orm';
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
  { city, pricingInfo, ...changes }: ConsultantProfileChanges,
  now: Date,
): Promise<void> {
  await db
    .update(consultantProfiles)
    .set({
      ...changes,
      ...(city === undefined ? {} : { city: city || null }),
      ...(pricingInfo === undefined ? {} : { pricingInfo: pricingInfo || null }),
      updatedAt: now,
    })
    .where(eq(consultantProfiles.userId, userId));
}
