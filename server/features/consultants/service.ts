import type { ConsultantDetails } from '#domain/accounts/registration.ts';
import type { Db } from '#server/platform/db/db.ts';
import { consultantProfiles } from './tables.ts';

/** Waits for an administrator before it shows in the marketplace (spec §4). */
export async function addConsultantProfile(
  tx: Db,
  userId: string,
  details: ConsultantDetails,
  now: Date,
): Promise<void> {
  const { bio, specializations, sectors, region, yearsExperience, hourlyRate, pricingInfo } = details;
  await tx.insert(consultantProfiles).values({
    userId,
    bio,
    specializations,
    sectors,
    region,
    yearsExperience,
    hourlyRate,
    pricingInfo: pricingInfo || null,
    createdAt: now,
    updatedAt: now,
  });
}
