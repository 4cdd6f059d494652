import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { contents, type Contents } from '#domain/applications/contents.ts';
import { customGrant, type CustomGrant } from '#domain/applications/custom-grant.ts';
import { CAPS } from '#domain/caps.ts';
import { applicationOutcome, type StoredOutcome } from '#domain/applications/outcome.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { snapshot, type Snapshot } from './snapshot.ts';
import { applicationEvents, applications, applicationVersions } from './tables.ts';

type Row = typeof applications.$inferSelect;
type Typed = { contents: Contents; customGrant: CustomGrant | null; snapshot: Snapshot | null };
export type StoredApplication = Omit<Row, keyof Typed | 'outcome'> & Typed & { outcome: StoredOutcome | null };
type NewApplication = Pick<
  StoredApplication,
  | 'userId'
  | 'companyId'
  | 'projectId'
  | 'grantId'
  | 'grantTitle'
  | 'grantEntity'
  | 'grantAmount'
  | 'grantDeadline'
  | keyof Typed
> & { id?: string; copiedFrom?: string | null; now: Date };

const owned = (userId: string, id: string) => and(eq(applications.userId, userId), eq(applications.id, id));
const applicationOf = (row: Row): StoredApplication => ({
  ...row,
  contents: contents.parse(row.contents),
  customGrant: row.customGrant && customGrant.parse(row.customGrant),
  snapshot: row.snapshot && snapshot.parse(row.snapshot),
  outcome: row.outcome && applicationOutcome.parse(row.outcome),
});

/** Last changed first. */
export async function listApplications(
  db: Db,
  userId: string,
  sharedIds: readonly string[] = [],
): Promise<StoredApplication[]> {
  const rows = await db
    .select()
    .from(applications)
    .where(
      and(
        or(eq(applications.userId, userId), inArray(applications.id, [...sharedIds])),
        isNull(applications.deletedAt),
      ),
    )
    .orderBy(desc(applications.updatedAt), asc(applications.id));
  return rows.map(applicationOf);
}

/** Those that go on from a sent one; a copy made for another try does not. */
export async function reopenedAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: applicationEvents.applicationId })
    .from(applicationEvents)
    .where(and(inArray(applicationEvents.applicationId, [...ids]), eq(applicationEvents.kind, 'riaperta')));
  return new Set(rows.map(({ id }) => id));
}

/** What these are about, by id; those that were deleted are not there. */
export async function applicationTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: applications.id, title: applications.grantTitle })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), isNull(applications.deletedAt)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What is being prepared, in as few columns as reminders need. */
export const draftsOf = (db: Db, userId: string) =>
  db
    .select({
      id: applications.id,
      grantId: applications.grantId,
      grantTitle: applications.grantTitle,
      grantDeadline: applications.grantDeadline,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        isNull(applications.deletedAt),
        isNull(applications.archivedAt),
        isNull(applications.sentAt),
      ),
    )
    .orderBy(desc(applications.createdAt));

/** Those with an outcome, whether it was an award or not. */
export async function awardedTo(db: Db, userId: string): Promise<StoredApplication[]> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt), isNotNull(applications.outcome)));
  return rows.map(applicationOf);
}

/** Those that are there, and those that ever were. */
export async function countApplications(db: Db, userId: string): Promise<{ kept: number; ever: number }> {
  const [row] = await db
    .select({ ever: count(), kept: sql<number>`(count(*) filter (where ${applications.deletedAt} is null))::int` })
    .from(applications)
    .where(eq(applications.userId, userId));
  return row ?? { kept: 0, ever: 0 };
}

/** Deleted ones too: "Annulla" must find them. */
export async function findApplication(db: Db, userId: string, id: string): Promise<StoredApplication | null> {
  const [row] = await db.select().from(applications).where(owned(userId, id));
  return row ? applicationOf(row) : null;
}

/** Holds the row until the transaction ends: writes to one application wait for each other. */
export async function lockApplication(tx: Db, userId: string, id: string): Promise<StoredApplication | null> {
  const [row] = await tx.select().from(applications).where(owned(userId, id)).for('update');
  return row ? applicationOf(row) : null;
}

/** The living draft of a company for a grant: the first one before its copies. */
export async function findDraft(
  db: Db,
  userId: string,
  companyId: string,
  grantId: string,
): Promise<StoredApplication | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.companyId, companyId),
        eq(applications.grantId, grantId),
        isNull(applications.sentAt),
        isNull(applications.deletedAt),
        isNull(applications.archivedAt),
      ),
    )
    .orderBy(sql`${applications.copiedFrom} is not null`, desc(applications.createdAt))
    .limit(1);
  return row ? applicationOf(row) : null;
}

export async function hasSent(db: Db, userId: string, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.companyId, companyId), isNotNull(applications.sentAt)))
    .limit(1);
  return rows.length > 0;
}

export async function insertApplication(tx: Db, { now, ...row }: NewApplication): Promise<string> {
  const id = row.id ?? newId();
  await tx.insert(applications).values({ ...row, id, createdAt: now, updatedAt: now });
  return id;
}

type Changes = Partial<Omit<StoredApplication, 'id' | 'userId' | 'version'>>;

export async function updateApplication(tx: Db, userId: string, id: string, changes: Changes): Promise<void> {
  await tx.update(applications).set(changes).where(owned(userId, id));
}

/** New contents are a new version of the whole. */
export async function updateContents(
  tx: Db,
  userId: string,
  id: string,
  changes: Changes & { contents: Contents },
): Promise<void> {
  await tx
    .update(applications)
    .set({ ...changes, version: sql`${applications.version} + 1` })
    .where(owned(userId, id));
}

type NewEvent = { actorId: string; actorName: string; kind: string; detail: string | null; at: Date };
export async function insertEvent(tx: Db, applicationId: string, event: NewEvent): Promise<void> {
  await tx.insert(applicationEvents).values({ id: newId(), applicationId, ...event });
  const isOfIt = eq(applicationEvents.applicationId, applicationId);
  const newest = tx
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(isOfIt)
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(CAPS.applicationEvents);
  await tx.delete(applicationEvents).where(and(isOfIt, notInArray(applicationEvents.id, newest)));
}

export function listEvents(db: Db, applicationId: string, limit: number) {
  return db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(limit);
}

export async function insertVersion(tx: Db, version: typeof applicationVersions.$inferInsert): Promise<void> {
  await tx.insert(applicationVersions).values(version).onConflictDoNothing();
  const isOfIt = eq(applicationVersions.applicationId, version.applicationId);
  const newest = tx
    .select({ number: applicationVersions.number })
    .from(applicationVersions)
    .where(isOfIt)
    .orderBy(desc(applicationVersions.number))
    .limit(CAPS.applicationVersions);
  await tx.delete(applicationVersions).where(and(isOfIt, notInArray(applicationVersions.number, newest)));
}

export async function findVersion(db: Db, applicationId: string, number: number) {
  const [row] = await db
    .select()
    .from(applicationVersions)
    .where(and(eq(applicationVersions.applicationId, applicationId), eq(applicationVersions.number, number)));
  return row ? { ...row, contents: contents.parse(row.contents) } : null;
}

/** Those to come back to, the newest first. */
export function listVersions(db: Db, applicationId: string, limit: number) {
  return db
    .select({
      number: applicationVersions.number,
      actorName: applicationVersions.actorName,
      at: applicationVersions.at,
    })
    .from(applicationVersions)
    .where(eq(applicationVersions.applicationId, applicationId))
    .orderBy(desc(applicationVersions.number))
    .limit(limit);
}
