import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { projectProblems, tidyProject } from '#domain/projects/project-problems.ts';
import { projectFields, type Project } from '#domain/projects/project.ts';
import { PROJECT_PROBLEMS } from '#messages/projects/projects.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { Context, UserContext } from '#server/context.ts';
import { activeCompanyFor, companiesOf, type Company } from '#server/features/companies/service.ts';
import { requireCompany } from '#server/features/sharing/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { readOncePerPage } from '#server/platform/http/page-reads.ts';
import type * as sentence from './sentence.worker.ts';
import * as store from './store.ts';

type Key = { userId: string; companyId: string };
export type ProjectChange = Partial<Project> & { version: number };

/** One sentence into fields, for the chips to correct, and who speaks where it says so; nothing is stored. */
export function readSentence(ctx: Context, text: string) {
  const [limits, today] = [{ timeLimitMs: 5_000, chars: text.length }, romeMoment(ctx.now()).day];
  return ctx.workers.run<typeof sentence.readSentence>(SENTENCE, 'readSentence', [text, today], limits);
}
const SENTENCE = 'server/features/projects/sentence.worker.ts';

/** For other features: what the verdicts of a company are for. A page shows all its projects: it is among them. */
export async function activeProjectOf(ctx: UserContext, company: Company): Promise<Project | null> {
  const key = keyOf(company);
  if (!ctx.pageReads) return store.findActive(ctx.db, key);
  return (await storedProjects(ctx, key)).find(({ isActive }) => isActive) ?? null;
}

/** For other features: the same for many companies, in one reading. */
export async function activeProjectsOf(db: Db, companyIds: readonly string[]): Promise<Map<string, Project>> {
  const rows = await store.listActive(db, companyIds);
  return new Map(rows.map((project) => [project.companyId, project]));
}

/** For other features: one of the person's own, also when it was deleted since. */
export async function projectOf(db: Db, userId: string, id: string) {
  const found = await store.findProject(db, id);
  if (found?.userId !== userId) return null;
  const { version, companyId, deletedAt, ...stored } = found;
  return { id, companyId, version, isDeleted: deletedAt !== null, fields: projectFields.parse(stored) };
}

/** For other features: the id of the one that `activeProjectOf` reads. */
export async function activeProjectIdOf(db: Db, userId: string, companyId: string): Promise<string | null> {
  return (await store.findActive(db, { userId, companyId }))?.id ?? null;
}

/** The projects of one company, by default of the active one. */
export async function listProjects(ctx: UserContext, companyId?: string) {
  const company = await companyOf(ctx, companyId);
  if (company === null) return { companyId: null, projects: [] };
  const key = keyOf(company);
  return listed(key, await storedProjects(ctx, key));
}

/** The first project of a company becomes the active one, and so does each new one: one is made to be used. */
export async function createProject(ctx: UserContext, input: Partial<Project>, companyId?: string) {
  const company = await companyOf(ctx, companyId);
  if (company === null) throw new AppError('not_found');
  return ctx.db.transaction(async (tx) => {
    await requireCompany({ ...ctx, db: tx }, company.id, 'write');
    const key = keyOf(company);
    const createdId = await addProject(tx, key, input, true);
    return { createdId, ...(await listWithin(tx, key)) };
  });
}

/**
 * For applications: the first lines of a budget make its project, for whoever may write the application. What the
 * verdicts of a company are about is its owner's to change: an active project stays the active one.
 */
export async function addProjectOf(ctx: UserContext, key: Key, input: Partial<Project>): Promise<string> {
  const isActive = !ctx.actor || (await store.findActive(ctx.db, key)) === null;
  const id = await addProject(ctx.db, key, input, isActive);
  await listWithin(ctx.db, key);
  return id;
}

async function addProject(tx: Db, key: Key, input: Partial<Project>, isActive: boolean): Promise<string> {
  const project = checked(projectFields.parse(input));
  await lockPerson(tx, key.userId);
  if (isActive) await store.setActive(tx, key, null);
  const id = await store.insertProject(tx, key, project, isActive);
  refuseBeyond('projectsEver', await store.countEver(tx, key));
  return id;
}

export function updateProject(ctx: UserContext, id: string, change: ProjectChange) {
  return changeProject(ctx, id, (tx, before) => writeProject({ ...ctx, db: tx }, before, change));
}

/** For applications: the lines of a budget are the project's, for whoever may write the application. */
export async function changeProjectOf(ctx: UserContext, key: Key, id: string, change: ProjectChange): Promise<void> {
  const before = await store.findProject(ctx.db, id);
  if (before?.userId !== key.userId || before.deletedAt !== null) throw new AppError('not_found');
  await lockPerson(ctx.db, key.userId);
  await writeProject(ctx, before, change);
}

async function writeProject(ctx: UserContext, before: Found, { version, ...changes }: ProjectChange): Promise<void> {
  if (before.version !== version) throw new AppError('conflict');
  const fields = projectFields.parse(before);
  const changed = checked(projectFields.parse({ ...fields, ...changes }));
  const { id: actorId, firstName, lastName } = ctx.actor ?? ctx.user;
  const actorName = `${firstName} ${lastName}`.trim();
  const past = { projectId: before.id, version, fields, actorId, actorName, at: ctx.now() };
  await store.insertVersion(ctx.db, past, KEPT_VERSIONS);
  await store.updateProject(ctx.db, before.userId, before.id, changed, ctx.now());
}

/** The newest versions of a project; older ones go. */
const KEPT_VERSIONS = 30;

/** What the project was before each change, the last one first. */
export async function projectHistory(ctx: UserContext, id: string) {
  const found = await store.findProject(ctx.db, id);
  if (!found || found.deletedAt !== null) throw new AppError('not_found');
  await requireCompany(ctx, found.companyId, 'read', null);
  const versions = await store.listVersions(ctx.db, id);
  return {
    versions: versions.map(({ version, fields, actorName, at }) => ({
      version,
      fields,
      actorName,
      at: at.toISOString(),
    })),
  };
}

/** The newest of the others takes the place of an active one that goes. */
export function deleteProject(ctx: UserContext, id: string) {
  return changeProject(ctx, id, async (tx, project, key) => {
    await store.markProject(tx, key.userId, id, ctx.now());
    const [next] = project.isActive ? await store.listProjects(tx, key) : [];
    if (next) await store.setActive(tx, key, next.id);
  });
}

/** "Annulla": it comes back, and is active again where it was made so. */
export function restoreProject(ctx: UserContext, id: string) {
  return changeProject(
    ctx,
    id,
    async (tx, _project, key) => {
      await store.markProject(tx, key.userId, id, null);
      await store.setActive(tx, key, id);
      await listWithin(tx, key);
    },
    true,
  );
}

export function makeProjectActive(ctx: UserContext, id: string) {
  return changeProject(ctx, id, (tx, _project, key) => store.setActive(tx, key, id));
}

type Found = NonNullable<Awaited<ReturnType<typeof store.findProject>>>;

/** Every write answers with the whole list; other people's projects are "not found". */
function changeProject(
  ctx: UserContext,
  id: string,
  change: (tx: Db, project: Found, key: Key) => Promise<void>,
  isDeletedToo = false,
) {
  return ctx.db.transaction(async (tx) => {
    const found = await store.findProject(tx, id);
    if (!found || (found.deletedAt !== null && !isDeletedToo)) throw new AppError('not_found');
    await requireCompany({ ...ctx, db: tx }, found.companyId, 'write');
    const key = { userId: found.userId, companyId: found.companyId };
    await lockPerson(tx, key.userId);
    await change(tx, found, key);
    return listOf(tx, key);
  });
}

/** After one was added: no more of them than fit. */
async function listWithin(tx: Db, key: Key) {
  const list = await listOf(tx, key);
  refuseBeyond('projects', list.projects.length);
  return list;
}

/** A project belongs to the owner of its company, whoever writes it. */
const keyOf = ({ id, ownerId }: Pick<Company, 'id' | 'ownerId'>) => ({ userId: ownerId, companyId: id });

async function companyOf(ctx: UserContext, companyId: string | undefined): Promise<Company | null> {
  if (companyId === undefined) return activeCompanyFor(ctx);
  const company = (await companiesOf(ctx.db, ctx.user.id)).find(({ id }) => id === companyId);
  if (!company) throw new AppError('not_found');
  return company;
}

const listOf = async (db: Db, key: Key) => listed(key, await store.listProjects(db, key));

const storedProjects = (ctx: UserContext, key: Key): Promise<store.StoredProject[]> =>
  readOncePerPage(ctx, `projects of ${key.companyId} of ${key.userId}`, () => store.listProjects(ctx.db, key));

function listed(key: Key, projects: readonly store.StoredProject[]) {
  return {
    companyId: key.companyId,
    projects: projects.map(({ createdAt, updatedAt, ...project }) => ({
      ...project,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
  };
}

function checked(project: Project): Project {
  const tidy = tidyProject(project);
  const problems = projectProblems(tidy);
  if (problems.length === 0) return tidy;
  const fields = problems.map(({ field, problem }) => ({ field, message: PROJECT_PROBLEMS[problem] }));
  throw new AppError('invalid_input', { fields });
}
