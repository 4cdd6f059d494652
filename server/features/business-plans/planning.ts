import { changedAnswers, type AnswersChange, type PlanAnswers } from '#domain/business-plans/answers/answers.ts';
import { prefilledAnswers } from '#domain/business-plans/prefill.ts';
import { PLAN_SECTIONS, type PlanPhase } from '#domain/business-plans/sections.ts';
import { AppError } from '#domain/errors.ts';
import { newPlanTitle } from '#messages/business-plans/business-plans.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { activeProjectIdOf, projectOf } from '#server/features/projects/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { companyOf, listPlans, planOf, readPlan, today, type PlanView } from './reading.ts';
import * as store from './store.ts';

type NewPlan = {
  companyId?: string | undefined;
  title?: string | undefined;
  grantId?: string | undefined;
  fromId?: string | undefined;
};

/** It begins with what the company and its active project say, or with another plan of the company. */
export async function createPlan(ctx: UserContext, input: NewPlan): Promise<PlanView> {
  const from = input.fromId === undefined ? null : await planOf(ctx.db, ctx.user.id, input.fromId);
  const company = await companyOf(ctx, from?.companyId ?? input.companyId);
  if (!company) throw new AppError('not_found');
  const projectId = from ? from.projectId : await activeProjectIdOf(ctx.db, ctx.user.id, company.id);
  const project = projectId === null ? null : await projectOf(ctx.db, ctx.user.id, projectId);
  const grant = await aimOf(ctx, input.grantId ?? null);
  const answers: PlanAnswers = from?.answers ?? prefilledAnswers(company, project?.fields ?? null, today(ctx));
  const title = input.title ?? newPlanTitle(grant.grantTitle, project?.fields.title ?? null, from?.title ?? null);
  const id = await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const fields = { companyId: company.id, projectId, title: title.slice(0, 160), ...grant, answers };
    const made = await store.insertPlan(tx, ctx.user.id, fields, ctx.now());
    const kept = await store.countPlans(tx, ctx.user.id);
    refuseBeyond('businessPlans', kept.alive);
    refuseBeyond('businessPlansEver', kept.ever);
    if (from) await copySections(tx, from.id, made);
    return made;
  });
  return readPlan(ctx, id);
}

async function copySections(tx: Parameters<typeof store.listSections>[0], from: string, to: string): Promise<void> {
  for (const { section, blocks, revision, writer, writtenAt } of await store.listSections(tx, from)) {
    if (revision > 0)
      await store.updateSections(tx, to, [section], { state: 'pronta', blocks, revision: 1, writer, writtenAt });
  }
}

/** Only calls of the catalogue. */
async function aimOf(ctx: UserContext, grantId: string | null) {
  if (grantId === null) return { grantId: null, grantTitle: null };
  const found = (await openOwnCatalogue(ctx, ctx.user)).find(grantId)?.grant;
  if (!found) throw new AppError('not_found');
  return { grantId: found.id, grantTitle: found.name };
}

export type PlanChange = {
  seenRevision: number;
  title?: string | undefined;
  phase?: PlanPhase | undefined;
  grantId?: string | null | undefined;
  answers?: AnswersChange | undefined;
};

/** Who writes says which revision they saw; an older one changes nothing and gets what stands there (BPL-3). */
export async function savePlan(ctx: UserContext, id: string, change: PlanChange) {
  const aim = change.grantId === undefined ? {} : await aimOf(ctx, change.grantId);
  const isSaved = await ctx.db.transaction(async (tx) => {
    const plan = await lockedPlan(ctx, tx, id);
    if (plan.revision !== change.seenRevision) return false;
    const { title = plan.title, phase = plan.phase, answers } = change;
    const next = { title, phase, ...aim, answers: answers ? changedAnswers(plan.answers, answers) : plan.answers };
    await store.updatePlan(tx, ctx.user.id, id, next, ctx.now());
    return true;
  });
  return { isSaved, view: await readPlan(ctx, id) };
}

export async function lockedPlan(ctx: UserContext, tx: Parameters<typeof store.lockPlan>[0], id: string) {
  const plan = await store.lockPlan(tx, ctx.user.id, id);
  if (!plan || plan.deletedAt !== null) throw new AppError('not_found');
  return plan;
}

export async function deletePlan(ctx: UserContext, id: string) {
  const { companyId } = await ctx.db.transaction(async (tx) => {
    const plan = await lockedPlan(ctx, tx, id);
    await store.markPlan(tx, ctx.user.id, id, ctx.now());
    await store.updateSections(tx, id, [...PLAN_SECTIONS], { runId: null });
    return plan;
  });
  return listPlans(ctx, companyId);
}

/** "Annulla". */
export async function restorePlan(ctx: UserContext, id: string) {
  const { companyId } = await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const plan = await store.lockPlan(tx, ctx.user.id, id);
    if (!plan) throw new AppError('not_found');
    await store.markPlan(tx, ctx.user.id, id, null);
    refuseBeyond('businessPlans', (await store.countPlans(tx, ctx.user.id)).alive);
    return plan;
  });
  return listPlans(ctx, companyId);
}
