import { openPoints } from '#domain/business-plans/rich-text.ts';
import { planFacts, type PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Project } from '#domain/projects/project.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyOf, companiesOf, type Company } from '#server/features/companies/service.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { projectOf } from '#server/features/projects/service.ts';
import { SECTION_FAILED } from '#messages/business-plans/business-plans.ts';
import type { Db } from '#server/platform/db/db.ts';
import { writePlanJob } from './plan-job.ts';
import * as store from './store.ts';

export const today = (ctx: UserContext): string => romeMoment(ctx.now()).day;

/** One of the person's own companies, by default the active one; null without any. */
export async function companyOf(ctx: UserContext, id: string | undefined): Promise<Company | null> {
  if (id === undefined) return activeCompanyOf(ctx.db, ctx.user.id);
  const found = (await companiesOf(ctx.db, ctx.user.id)).find((company) => company.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

export async function planOf(db: Db, userId: string, id: string): Promise<store.StoredPlan> {
  const plan = await store.findPlan(db, userId, id);
  if (!plan || plan.deletedAt !== null) throw new AppError('not_found');
  return plan;
}

const headOf = (plan: store.StoredPlan) => ({
  id: plan.id,
  companyId: plan.companyId,
  title: plan.title,
  grantId: plan.grantId,
  grantTitle: plan.grantTitle,
  phase: plan.phase,
  revision: plan.revision,
  version: plan.version,
  createdAt: plan.createdAt.toISOString(),
  updatedAt: plan.updatedAt.toISOString(),
});

export async function listPlans(ctx: UserContext, companyId?: string) {
  const company = await companyOf(ctx, companyId);
  if (!company) return { companyId: null, companyName: null, plans: [] };
  const plans = await store.listPlans(ctx.db, ctx.user.id, company.id);
  const written = await store.countWritten(
    ctx.db,
    plans.map(({ id }) => id),
  );
  return {
    companyId: company.id,
    companyName: company.companyName,
    plans: plans.map((plan) => ({ ...headOf(plan), written: written.get(plan.id) ?? 0 })),
  };
}

export async function readPlan(ctx: UserContext, id: string) {
  const plan = await planOf(ctx.db, ctx.user.id, id);
  const company = await ownCompany(ctx, plan);
  await releaseLost(ctx, plan.id);
  const sections = (await store.listSections(ctx.db, id)).map(viewOf);
  const project = await liveProject(ctx, plan);
  return {
    plan: {
      ...headOf(plan),
      companyName: company.companyName,
      projectTitle: project ? (project.title ?? project.description.slice(0, 80)) : null,
      answers: plan.answers,
    },
    sections: sections.map(({ runId: _run, ...section }) => section),
    progress: progressOf(sections),
  };
}
export type PlanView = Awaited<ReturnType<typeof readPlan>>;

export const viewOf = (section: store.StoredSection) => ({
  ...section,
  open: openPoints(section.blocks),
  writtenAt: section.writtenAt?.toISOString() ?? null,
});

export const isWaiting = ({ state }: { state: string }): boolean => state === 'in_attesa' || state === 'in_corso';

/** Parts of a generation that no worker has before it any more would wait for ever: they can be asked for again. */
export async function releaseLost(ctx: UserContext, planId: string): Promise<void> {
  const waiting = (await store.listSections(ctx.db, planId)).filter(isWaiting);
  if (waiting.length === 0) return;
  const alive = new Set((await ctx.queue.unfinished(writePlanJob)).map(({ runId }) => runId));
  const lost = waiting.filter(({ runId }) => runId === null || !alive.has(runId));
  for (const { section, runId } of lost)
    await store.releaseSection(ctx.db, planId, section, runId, { state: 'fallita', notice: SECTION_FAILED });
}

/** Of the generation under way: a part that is written has left it, so that the run is what is told at its start. */
function progressOf(sections: { state: string; runId: string | null }[]) {
  const waiting = sections.filter(isWaiting);
  const [run] = waiting.flatMap(({ runId }) => runId ?? []);
  if (run === undefined) return null;
  const total = Number(run.split('/')[1] ?? waiting.length);
  return { done: Math.max(0, total - waiting.filter(({ runId }) => runId === run).length), total };
}

async function ownCompany(ctx: UserContext, { companyId }: store.StoredPlan): Promise<Company> {
  const company = (await companiesOf(ctx.db, ctx.user.id)).find(({ id }) => id === companyId);
  if (!company) throw new AppError('not_found');
  return company;
}

async function liveProject(ctx: UserContext, { projectId }: store.StoredPlan): Promise<Project | null> {
  const found = projectId === null ? null : await projectOf(ctx.db, ctx.user.id, projectId);
  return found && !found.isDeleted ? found.fields : null;
}

/** All that its texts may say, as things are now. */
export async function factsOf(ctx: UserContext, plan: store.StoredPlan): Promise<PlanFacts & { company: Company }> {
  const company = await ownCompany(ctx, plan);
  const project = await liveProject(ctx, plan);
  const grant =
    plan.grantId === null ? null : ((await openOwnCatalogue(ctx, ctx.user)).find(plan.grantId)?.grant ?? null);
  const { title, answers } = plan;
  return { ...planFacts({ title, company, project, grant, answers }, today(ctx)), company };
}
