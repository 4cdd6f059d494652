import type { RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanSection } from '#domain/business-plans/sections.ts';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { lockedPlan } from './planning.ts';
import { readPlan, type PlanView } from './reading.ts';
import * as store from './store.ts';

type SavedSection = { isSaved: boolean; section: PlanView['sections'][number]; plan: PlanView };

/** A part written by hand; somebody else's newer words, or a generation at work on it, are never overwritten. */
export async function saveSection(
  ctx: UserContext,
  id: string,
  section: PlanSection,
  { seenRevision, blocks }: { seenRevision: number; blocks: RichBlock[] },
): Promise<SavedSection> {
  const isSaved = await ctx.db.transaction(async (tx) => {
    await lockedPlan(ctx, tx, id);
    const before = await sectionOf(tx, id, section);
    if (before.revision !== seenRevision || before.runId !== null) return false;
    await store.updateSections(tx, id, [section], {
      blocks,
      state: 'pronta',
      revision: before.revision + 1,
      writer: 'persona',
      isAccepted: true,
      notice: null,
      writtenAt: ctx.now(),
    });
    return true;
  });
  const plan = await readPlan(ctx, id);
  return { isSaved, section: plan.sections.find((each) => each.section === section)!, plan };
}

/** Accepted parts are left alone by the next generation. */
export async function acceptSection(ctx: UserContext, id: string, section: PlanSection, isAccepted: boolean) {
  await ctx.db.transaction(async (tx) => {
    await lockedPlan(ctx, tx, id);
    const { revision } = await sectionOf(tx, id, section);
    if (revision === 0) throw new AppError('conflict');
    await store.updateSections(tx, id, [section], { isAccepted });
  });
  return readPlan(ctx, id);
}

async function sectionOf(tx: Parameters<typeof store.listSections>[0], id: string, section: PlanSection) {
  const found = (await store.listSections(tx, id)).find((each) => each.section === section);
  if (!found) throw new AppError('not_found');
  return found;
}
