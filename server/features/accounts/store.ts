import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { consents, passwords, profiles, providerAccounts, sessions } from './tables.ts';

export type Profile = typeof profiles.$inferSelect;
type NewProfile = typeof profiles.$inferInsert;

export async function findByEmail(db: Db, email: string): Promise<(Profile & { passwordHash: string | null }) | null> {
  const [row] = await db
    .select({ profile: profiles, passwordHash: passwords.hash })
    .from(profiles)
    .leftJoin(passwords, eq(passwords.userId, profiles.id))
    .where(eq(profiles.email, email));
  return row ? { ...row.profile, passwordHash: row.passwordHash } : null;
}

/** For mails: until the address is proved, whoever typed the name need not own the mailbox. */
export const provedName = ({ emailConfirmedAt, firstName }: Profile): string => (emailConfirmedAt ? firstName : '');

export async function findById(db: Db, id: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
  return row ?? null;
}

export async function insertProfile(db: Db, profile: NewProfile): Promise<void> {
  await db.insert(profiles).values(profile);
}

export async function confirmEmail(db: Db, userId: string, now: Date): Promise<Profile> {
  const [row] = await db
    .update(profiles)
    .set({ emailConfirmedAt: now, updatedAt: now })
    .where(eq(profiles.id, userId))
    .returning();
  if (!row) throw new Error('a one-time link outlived its owner');
  return row;
}

export async function setPassword(db: Db, userId: string, hash: string, now: Date): Promise<void> {
  await db
    .insert(passwords)
    .values({ userId, hash, updatedAt: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, updatedAt: now } });
}

export async function deletePassword(db: Db, userId: string): Promise<void> {
  await db.delete(passwords).where(eq(passwords.userId, userId));
}

/** Holds the row until the transaction ends: two completions of one account cannot both win. */
export async function lockProfile(tx: Db, userId: string): Promise<Profile | undefined> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update');
  return row;
}

export async function updateProfile(db: Db, userId: string, changes: Partial<NewProfile>): Promise<void> {
  await db.update(profiles).set(changes).where(eq(profiles.id, userId));
}

/** By none of them can anybody enter any more. */
export async function deleteProviders(db: Db, userId: string): Promise<void> {
  await db.delete(providerAccounts).where(eq(providerAccounts.userId, userId));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function insertConsents(
  db: Db,
  userId: string,
  documents: string[],
  version: string,
  now: Date,
): Promise<void> {
  await db.insert(consents).values(documents.map((document) => ({ userId, document, version, givenAt: now })));
}
