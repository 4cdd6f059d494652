import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DateLanguage } from '#domain/numbers/date-language.ts';
import type { Db } from '#server/platform/db/db.ts';
import { profiles } from './tables.ts';

export async function personalDataOf(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      userType: profiles.userType,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      phone: profiles.phone,
      dateLanguage: profiles.dateLanguage,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row ?? null;
}

type Changes = { firstName: string; lastName: string; phone?: string | null };

export async function updatePersonalData(db: Db, userId: string, changes: Changes, now: Date): Promise<void> {
  await db
    .update(profiles)
    .set({ ...changes, updatedAt: now })
    .where(eq(profiles.id, userId));
}

export async function updateDateLanguage(db: Db, userId: string, dateLanguage: DateLanguage, now: Date): Promise<void> {
  await db.update(profiles).set({ dateLanguage, updatedAt: now }).where(eq(profiles.id, userId));
}

/** Neither closed by its person nor locked by an administrator. */
export const isNotShut = and(isNull(profiles.eraseAfter), isNull(profiles.lockedAt));

/** Neither closed nor locked, and of a person who has proved an address and said who they are: for queries that join people. */
export const isOpenAccount = and(isNotShut, isNotNull(profiles.emailConfirmedAt), isNotNull(profiles.userType));

export async function isAccountOpen(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, userId), isOpenAccount));
  return found.length > 0;
}

/** Whom to write to, how to greet them and how they read days; null without a proved address or an open account. */
export async function addresseeOf(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      email: profiles.email,
      dateLanguage: profiles.dateLanguage,
    })
    .from(profiles)
    .where(and(eq(profiles.id, userId), isNull(profiles.eraseAfter), isNotNull(profiles.emailConfirmedAt)));
  return row ?? null;
}
