import { and, asc, eq, exists, gt, isNotNull, or } from 'drizzle-orm';
import type { UserType } from '#domain/vocabulary.ts';
import type { Services, UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { personalDataOf } from './personal-data.ts';
import { passwords, profiles, providerAccounts } from './tables.ts';

/** For jobs and private addresses: what the person would see, without a session. Null once the account is gone. */
export async function personContext(services: Services, userId: string): Promise<UserContext | null> {
  const person = await personalDataOf(services.db, userId);
  if (!person) return null;
  const { id, email, firstName, lastName, dateLanguage } = person;
  const userType = person.userType as UserType | null;
  const user = {
    id,
    email,
    firstName,
    lastName,
    userType,
    dateLanguage,
    isAdmin: false,
    isApproved: false,
    isConfirmed: true,
  };
  return { ...services, client: { ip: '', userAgent: '' }, user };
}

/** The people who can enter, by id, some at a time: for jobs that look after everybody. */
export async function reachableAfter(db: Db, after: string, limit = 200): Promise<string[]> {
  const withPassword = db.select().from(passwords).where(eq(passwords.userId, profiles.id));
  const withProvider = db.select().from(providerAccounts).where(eq(providerAccounts.userId, profiles.id));
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(gt(profiles.id, after), isNotNull(profiles.emailConfirmedAt), or(exists(withPassword), exists(withProvider))),
    )
    .orderBy(asc(profiles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
