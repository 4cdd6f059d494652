import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { businessProfiles } from './tables.ts';

export type CompanyRow = typeof businessProfiles.$inferSelect;
type NewCompany = Omit<typeof businessProfiles.$inferInsert, 'id' | 'userId' | 'isPrimary'>;

export async function insertCompany(db: Db, userId: string, company: NewCompany, isPrimary: boolean): Promise<void> {
  await db.insert(businessProfiles).values({ id: newId(), userId, isPrimary, ...company });
}

/** Newest first (spec §7). */
export function listCompanies(db: Db, userId: string): Promise<CompanyRow[]> {
  return db
    .select()
    .from(businessProfiles)
    .where(and(eq(businessProfiles.userId, userId), isNull(businessProfiles.deletedAt)))
    .orderBy(desc(businessProfiles.createdAt));
}
