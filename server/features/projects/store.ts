import { and, count, desc, eq, inArray, isNull, lte, sql, type Placeholder } from 'drizzle-orm';
import { projectFields, type Project } from '#domain/projects/project.ts';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { newId } from '#server/platform/tokens.ts';
import { projects, projectVersions } from './tables.ts';

export type StoredProject = Project & {
  id: string;
  companyId: string;
  isActive: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};
/** Whose project, of which company. */
type Key = { userId: string; companyId: string };

const ofCompany = ({ userId, companyId }: Record<keyof Key, string | Placeholder>) =>
  and(eq(projects.userId, userId), eq(projects.companyId, companyId));
const owned = (userId: string, id: string) => and(eq(projects.userId, userId), eq(projects.id, id));
const alive = isNull(projects.deletedAt);

const livingProjects = preparedRead('living_projects', (db) =>
  db
    .select()
    .from(projects)
    .where(and(ofCompany({ userId: sql.placeholder('userId'), companyId: sql.placeholder('companyId') }), alive))
    .orderBy(desc(projects.createdAt), desc(projects.id)),
);

/** Newest first. */
export const listProjects = async (db: Db, key: Key): Promise<StoredProject[]> =>
  (await livingProjects(db, key)).map(projectOf);

/** With those that were deleted. */
export async function countEver(db: Db, key: Key): Promise<number> {
  const [row] = await db.select({ count: count() }).from(projects).where(ofCompany(key));
  return row?.count ?? 0;
}

/** The one that verdicts are for; null where the company has none. */
export async function findActive(db: Db, key: Key): Promise<StoredProject | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(ofCompany(key), alive, eq(projects.isActive, true)));
  return row ? projectOf(row) : null;
}

export async function listActive(db: Db, companyIds: readonly string[]): Promise<StoredProject[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .select()
    .from(projects)
    .where(and(inArray(projects.companyId, [...companyIds]), alive, eq(projects.isActive, true)));
  return rows.map(projectOf);
}

/** Deleted ones too: "Annulla" must find them. Whoever's: who asks is judged by its company. */
export async function findProject(db: Db, id: string) {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row ? { ...projectOf(row), userId: row.userId, deletedAt: row.deletedAt } : null;
}

export async function insertProject(db: Db, key: Key, fields: Project, isActive: boolean): Promise<string> {
  const id = newId();
  await db.insert(projects).values({ ...key, id, isActive, fields });
  return id;
}

export async function updateProject(db: Db, userId: string, id: string, fields: Project, now: Date): Promise<void> {
  await db
    .update(projects)
    .set({ fields, version: sql`${projects.version} + 1`, updatedAt: now })
    .where(and(owned(userId, id), alive));
}

type Version = typeof projectVersions.$inferInsert;

/** The newest `kept` stay. */
export async function insertVersion(db: Db, version: Version, kept: number): Promise<void> {
  await db.insert(projectVersions).values(version);
  const tooOld = lte(projectVersions.version, version.version - kept);
  await db.delete(projectVersions).where(and(eq(projectVersions.projectId, version.projectId), tooOld));
}

export async function listVersions(db: Db, projectId: string) {
  const rows = await db
    .select()
    .from(projectVersions)
    .where(eq(projectVersions.projectId, projectId))
    .orderBy(desc(projectVersions.version));
  return rows.map(({ fields, ...row }) => ({ ...row, fields: projectFields.parse(fields) }));
}

/** Clears the flag on all the company's projects, then sets it on one: the index allows no two at once. */
export async function setActive(db: Db, key: Key, id: string | null): Promise<void> {
  await db
    .update(projects)
    .set({ isActive: false })
    .where(and(ofCompany(key), eq(projects.isActive, true)));
  if (id !== null) await db.update(projects).set({ isActive: true }).where(owned(key.userId, id));
}

export async function markProject(db: Db, userId: string, id: string, deletedAt: Date | null): Promise<void> {
  await db.update(projects).set({ deletedAt, isActive: false }).where(owned(userId, id));
}

function projectOf(row: typeof projects.$inferSelect): StoredProject {
  const { id, companyId, isActive, version, createdAt, updatedAt } = row;
  return { ...projectFields.parse(row.fields), id, companyId, isActive, version, createdAt, updatedAt };
}
