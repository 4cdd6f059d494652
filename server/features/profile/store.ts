import { eq } from 'drizzle-orm';
import type { PersonalData } from '#domain/profile/personal-data.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import type { Db } from '#server/platform/db/db.ts';

export async function readProfile(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      userType: profiles.userType,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row ?? null;
}

export async function updateProfile(db: Db, userId: string, changes: PersonalData, now: Date): Promise<void> {
  await db
    .update(profiles)
    .set({ ...changes, updatedAt: now })
    .where(eq(profiles.id, userId));
}
