import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { UserType } from '#domain/vocabulary.ts';
import type { SessionUser } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { consultants } from '#server/features/consultants/service.ts';
import { isNotShut } from './personal-data.ts';
import { profiles, sessions } from './tables.ts';

type NewSession = {
  tokenHash: string;
  expiresAt: Date;
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
  ip: string;
  userAgent: string;
};

export async function insertSession(db: Db, userId: string, session: NewSession): Promise<void> {
  await db.insert(sessions).values({ userId, ...session });
}

/** Whoever signs in again and again pushes out the oldest sign-ins, their own. */
export async function deleteOldestSessions(db: Db, userId: string, keep: number): Promise<void> {
  const oldest = db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(keep);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.tokenHash, oldest)));
}

const livingSession = preparedRead('living_session', (db) =>
  db
    .select({
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      provenAt: sessions.provenAt,
      emailConfirmedAt: profiles.emailConfirmedAt,
      user: {
        id: profiles.id,
        email: profiles.email,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        userType: profiles.userType,
        isAdmin: profiles.isAdmin,
        dateLanguage: profiles.dateLanguage,
      },
      consultantStatus: consultants.status,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .leftJoin(consultants, eq(consultants.userId, profiles.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        // Closing and locking end the sessions; one that was begun meanwhile is none either.
        isNotShut,
      ),
    ),
);

export async function findSession(
  db: Db,
  hash: string,
  now: Date,
): Promise<{ user: SessionUser; expiresAt: Date; lastUsedAt: Date; provenAt: Date | null } | null> {
  const [row] = await livingSession(db, { hash, now: now.toISOString() });
  if (!row) return null;
  const userType = row.user.userType as UserType | null;
  const user = {
    ...row.user,
    userType,
    isApproved: userType === 'consultant' && row.consultantStatus === 'approvato',
    isConfirmed: row.emailConfirmedAt !== null,
  };
  return { user, expiresAt: row.expiresAt, lastUsedAt: row.lastUsedAt, provenAt: row.provenAt };
}

export async function moveSessionEnd(db: Db, hash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, hash));
}

export async function markUsed(db: Db, hash: string, lastUsedAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.tokenHash, hash));
}

export async function markProven(db: Db, hash: string, provenAt: Date): Promise<void> {
  await db.update(sessions).set({ provenAt }).where(eq(sessions.tokenHash, hash));
}

export async function deleteSession(db: Db, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** After a new password: everywhere but here. */
export async function deleteOtherSessions(db: Db, userId: string, exceptHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptHash)));
}
