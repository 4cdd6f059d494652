import type { RichBlock } from '#domain/business-plans/rich-text.ts';
import { rewrittenBlocks, rewritableText } from '#domain/business-plans/rewritten.ts';
import type { PlanSection } from '#domain/business-plans/sections.ts';
import { SECTION_TITLES } from '#messages/business-plans/labels.ts';
import { SECTION_FAILED } from '#messages/business-plans/business-plans.ts';
import { factLines } from '#messages/business-plans/writing/fact-lines.ts';
import { writeSection } from '#messages/business-plans/writing/write-section.ts';
import type { Services, UserContext } from '#server/context.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import { rewriteDraft } from '#server/features/assistant/service.ts';
import { newId } from '#server/platform/tokens.ts';
import { writePlanJob, type Run } from './plan-job.ts';
import { lockedPlan } from './planning.ts';
import { factsOf, isWaiting, readPlan, releaseLost, type PlanView } from './reading.ts';
import * as store from './store.ts';
import { keepVersion } from './versions.ts';

/**
 * Asks for parts: those named, or all that nobody has accepted or written by hand. What stood there is kept as a version.
 * The run's name ends with how many parts it was asked for, so that its progress is known from what is left of it.
 */
export async function startGeneration(ctx: UserContext, id: string, asked?: PlanSection[]): Promise<PlanView> {
  await releaseLost(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const plan = await lockedPlan(ctx, tx, id);
    const sections = await store.listSections(tx, id);
    const free = sections.filter((section) => !isWaiting(section));
    const open = free.filter(({ isAccepted, writer }) => !isAccepted && writer !== 'persona');
    const chosen = (asked ? free.filter(({ section }) => asked.includes(section)) : open.length > 0 ? open : free).map(
      ({ section }) => section,
    );
    if (chosen.length === 0 || (!asked && free.length < sections.length)) return; // under way already
    if (sections.some(({ section, revision }) => chosen.includes(section) && revision > 0))
      await keepVersion(ctx, tx, plan, sections, 'generazione');
    const runId = `${newId()}/${String(chosen.length)}`;
    await store.updateSections(tx, id, chosen, { state: 'in_attesa', runId, notice: null });
    await ctx.queue.send(tx, writePlanJob, { planId: id, userId: ctx.user.id, runId });
  });
  return readPlan(ctx, id);
}

/** One part after the other; what is finished stays, so that a run that was cut off goes on where it stopped (BPL-5). */
export async function writeRun(services: Services, { planId, userId, runId }: Run): Promise<void> {
  const person = await personalDataOf(services.db, userId);
  if (!person) return;
  const user = { ...person, userType: 'business_user' as const, isAdmin: false, isApproved: false, isConfirmed: true };
  const ctx: UserContext = { ...services, client: { ip: 'job', userAgent: '' }, user };
  for (;;) {
    const plan = await store.findPlan(services.db, userId, planId);
    if (!plan || plan.deletedAt !== null) return;
    const left = (await store.listSections(services.db, planId)).filter(
      (each) => each.runId === runId && isWaiting(each),
    );
    const [next] = left;
    if (!next) return;
    await store.updateSections(services.db, planId, [next.section], { state: 'in_corso' });
    await store.finishSection(services.db, planId, next.section, runId, await written(ctx, plan, next.section));
  }
}

async function written(ctx: UserContext, plan: store.StoredPlan, section: PlanSection) {
  try {
    const { blocks, writer, notice } = await wordsFor(ctx, plan, section);
    return { state: 'pronta' as const, blocks, writer, notice, isAccepted: false, writtenAt: ctx.now() };
  } catch (error) {
    ctx.log.error({ error, section, planId: plan.id }, 'a part of a business plan');
    return { state: 'fallita' as const, notice: SECTION_FAILED };
  }
}

/** A line or two cannot be said better, and a provider that answers as little would count as failing. */
const WORTH_REWRITING = 120;

/** The embedded assistant writes; a provider, where the company agreed to one, says it better with the same facts. */
async function wordsFor(ctx: UserContext, plan: store.StoredPlan, section: PlanSection) {
  const facts = await factsOf(ctx, plan);
  const draft: RichBlock[] = writeSection(section, facts);
  const asked = {
    companyId: plan.companyId,
    title: SECTION_TITLES[section],
    draft: rewritableText(draft),
    facts: factLines(facts),
  };
  const better = asked.draft.length < WORTH_REWRITING ? null : await rewriteDraft(ctx, asked);
  if (!better?.text) return { blocks: draft, writer: 'filo' as const, notice: better?.notice ?? null };
  return { blocks: rewrittenBlocks(draft, better.text), writer: 'provider' as const, notice: null };
}
