import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql, type Placeholder } from 'drizzle-orm';
import { companyDetails, companyFields, type CompanyFields } from '#domain/companies/company-profile.ts';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { newId } from '#server/platform/tokens.ts';
import { businessProfiles, companyAgents, companyChoices } from './tables.ts';

export type StoredCompany = CompanyFields & {
  id: string;
  ownerId: string;
  isPrimary: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};
type Row = typeof businessProfiles.$inferSelect;

const owned = (userId: string, id: string) => and(eq(businessProfiles.userId, userId), eq(businessProfiles.id, id));
const alive = isNull(businessProfiles.deletedAt);

/** The database says when: the order of creation must hold even within one tick of our clock. */
export async function insertCompany(
  db: Db,
  userId: string,
  company: CompanyFields,
  isPrimary: boolean,
): Promise<string> {
  const id = newId();
  await db.insert(businessProfiles).values({ ...columnsOf(company), id, userId, isPrimary });
  return id;
}

/** Newest first (COM-5). */
export async function listCompanies(db: Db, userId: string): Promise<StoredCompany[]> {
  const rows = await db
    .select()
    .from(businessProfiles)
    .where(and(eq(businessProfiles.userId, userId), alive))
    .orderBy(desc(businessProfiles.createdAt), desc(businessProfiles.id));
  return rows.map(companyOf);
}

/** Who asks: by the id, or by the name of it in a prepared statement. */
type Asker = string | Placeholder;

const chosenBy = (userId: Asker) => sql<boolean>`exists (select 1 from ${companyChoices} where
  ${companyChoices.userId} = ${userId} and ${companyChoices.companyId} = ${businessProfiles.id})`;
/** The one place that says for which companies a person may act: the own ones and those entrusted. */
const actedForBy = (userId: Asker) =>
  and(
    alive,
    or(
      eq(businessProfiles.userId, userId),
      sql`${businessProfiles.id} in (select ${companyAgents.companyId} from ${companyAgents} where ${companyAgents.userId} = ${userId})`,
    ),
  );
const isActiveOf = (userId: string) =>
  or(and(eq(businessProfiles.userId, userId), eq(businessProfiles.isPrimary, true)), chosenBy(userId));

const actedFor = (db: Db, userId: Asker, only?: readonly string[]) =>
  db
    .select({ row: businessProfiles, isChosen: chosenBy(userId) })
    .from(businessProfiles)
    .where(and(actedForBy(userId), only && inArray(businessProfiles.id, [...only])))
    .orderBy(desc(businessProfiles.createdAt), desc(businessProfiles.id));
const allActedFor = preparedRead('companies_acted_for', (db) => actedFor(db, sql.placeholder('userId')));

/** All that a person may act for, the newest first; the owner's own mark says nothing about somebody else. */
export async function listActedFor(db: Db, userId: string, only?: readonly string[]): Promise<StoredCompany[]> {
  const rows = await (only ? actedFor(db, userId, only) : allActedFor(db, { userId }));
  return rows.map(({ row, isChosen }) => ({
    ...companyOf(row),
    isPrimary: isChosen || (row.isPrimary && row.userId === userId),
  }));
}

export async function findActive(db: Db, userId: string): Promise<StoredCompany | null> {
  const [row] = await db
    .select()
    .from(businessProfiles)
    .where(and(actedForBy(userId), isActiveOf(userId)))
    .limit(1);
  return row ? { ...companyOf(row), isPrimary: true } : null;
}

export async function findActiveId(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(and(actedForBy(userId), isActiveOf(userId)))
    .limit(1);
  return row?.id ?? null;
}

export async function findById(db: Db, id: string): Promise<StoredCompany | null> {
  const [row] = await db
    .select()
    .from(businessProfiles)
    .where(and(eq(businessProfiles.id, id), alive));
  return row ? companyOf(row) : null;
}

export const changeOwner = (tx: Db, id: string, userId: string, roleInCompany: string) =>
  tx.update(businessProfiles).set({ userId, roleInCompany, isPrimary: false }).where(eq(businessProfiles.id, id));

/** Null: nobody in particular. */
export async function chooseCompany(tx: Db, userId: string, companyId: string | null): Promise<void> {
  await tx.delete(companyChoices).where(eq(companyChoices.userId, userId));
  if (companyId !== null) await tx.insert(companyChoices).values({ userId, companyId });
}

/** Through which consultancy a person may act for a company of somebody else, and whose it is. */
export async function findAgency(db: Db, userId: string, companyId: string) {
  const [row] = await db
    .select({ consultancyId: companyAgents.consultancyId, ownerId: companyAgents.ownerId })
    .from(companyAgents)
    .where(and(eq(companyAgents.userId, userId), eq(companyAgents.companyId, companyId)));
  return row ?? null;
}

/** Of everybody: a figure of the installation. */
export async function countAll(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(businessProfiles).where(isNull(businessProfiles.deletedAt));
  return row?.count ?? 0;
}

/** With those that were deleted. */
export async function countEver(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(businessProfiles).where(eq(businessProfiles.userId, userId));
  return row?.count ?? 0;
}

export async function updateCompany(tx: Db, userId: string, id: string, company: CompanyFields, now: Date) {
  await tx
    .update(businessProfiles)
    .set({ ...columnsOf(company), version: sql`${businessProfiles.version} + 1`, updatedAt: now })
    .where(and(owned(userId, id), alive));
}

/** Clears the flag on all the user's companies, then sets it on one (COM-4): the index allows no two at once. */
export async function setPrimary(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .update(businessProfiles)
    .set({ isPrimary: false })
    .where(and(eq(businessProfiles.userId, userId), eq(businessProfiles.isPrimary, true)));
  await tx.update(businessProfiles).set({ isPrimary: true }).where(owned(userId, id));
}

type Leaving = { successorId: string | null; now: Date; isArchived: boolean };

/** Archived or deleted, it leaves every list; the applications sent in its name keep what they were sent with. */
export async function markDeleted(tx: Db, userId: string, id: string, { successorId, now, isArchived }: Leaving) {
  await tx
    .update(businessProfiles)
    .set({ deletedAt: now, archivedAt: isArchived ? now : null, isPrimary: false, successorId })
    .where(owned(userId, id));
}

/** Kept for the applications sent in their name, the last archived first. */
export const listArchived = (db: Db, userId: string) =>
  db
    .select({
      id: businessProfiles.id,
      companyName: businessProfiles.companyName,
      archivedAt: businessProfiles.archivedAt,
    })
    .from(businessProfiles)
    .where(and(eq(businessProfiles.userId, userId), isNotNull(businessProfiles.archivedAt)))
    .orderBy(desc(businessProfiles.archivedAt), desc(businessProfiles.id));

export async function markRestored(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .update(businessProfiles)
    .set({ deletedAt: null, archivedAt: null, successorId: null })
    .where(owned(userId, id));
}

export async function findDeletion(tx: Db, userId: string, id: string) {
  const [row] = await tx
    .select({ deletedAt: businessProfiles.deletedAt, successorId: businessProfiles.successorId })
    .from(businessProfiles)
    .where(owned(userId, id));
  return row ?? null;
}

function companyOf(row: Row): StoredCompany {
  const { id, isPrimary, version, createdAt, updatedAt } = row;
  const fields = companyFields.parse({ ...row, ...row.details });
  return { ...fields, id, ownerId: row.userId, isPrimary, version, createdAt, updatedAt };
}

/** Columns for the fields of the form, `details` for the rest (COM-1). */
function columnsOf(company: CompanyFields) {
  return { ...company, details: companyDetails.parse(company) };
}
