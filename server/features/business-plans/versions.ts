import { planAnswers } from '#domain/business-plans/answers/answers.ts';
import { plainOf, richText } from '#domain/business-plans/rich-text.ts';
import { PLAN_SECTIONS } from '#domain/business-plans/sections.ts';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockedPlan } from './planning.ts';
import { planOf, readPlan } from './reading.ts';
import * as store from './store.ts';

type Reason = 'generazione' | 'a_mano' | 'ripristino';
/** The newest; older ones go. */
const KEPT_VERSIONS = 30;

/** What stands there now becomes a version, and work goes on under the next number. */
export async function keepVersion(
  ctx: UserContext,
  tx: Db,
  plan: store.StoredPlan,
  sections: store.StoredSection[],
  reason: Reason,
): Promise<void> {
  const version = {
    planId: plan.id,
    number: plan.version,
    title: plan.title,
    grantTitle: plan.grantTitle,
    answers: plan.answers,
    sections: Object.fromEntries(sections.map(({ section, blocks }) => [section, blocks])),
    reason,
    actorId: ctx.user.id,
    actorName: `${ctx.user.firstName} ${ctx.user.lastName}`.trim(),
    at: ctx.now(),
  };
  await store.insertVersion(tx, version, KEPT_VERSIONS);
  await store.setVersion(tx, ctx.user.id, plan.id, plan.version + 1, ctx.now());
}

export async function listVersions(ctx: UserContext, id: string) {
  const plan = await planOf(ctx.db, ctx.user.id, id);
  const rows = await store.listVersions(ctx.db, id);
  return { current: plan.version, versions: rows.map(headOf) };
}

type Row = Awaited<ReturnType<typeof store.listVersions>>[number];
const headOf = ({ number, title, grantTitle, reason, actorName, at }: Row) => ({
  number,
  title,
  grantTitle,
  reason: reason as Reason,
  actorName,
  at: at.toISOString(),
});

export async function readVersion(ctx: UserContext, id: string, number: number) {
  await planOf(ctx.db, ctx.user.id, id);
  const row = await store.findVersion(ctx.db, id, number);
  if (!row) throw new AppError('not_found');
  const sections = PLAN_SECTIONS.map((section) => ({
    section,
    text: plainOf(richText.parse(row.sections[section] ?? [])),
  }));
  return { ...headOf(row), sections };
}

export async function keepNow(ctx: UserContext, id: string) {
  await ctx.db.transaction(async (tx) => {
    const plan = await lockedPlan(ctx, tx, id);
    await keepVersion(ctx, tx, plan, await store.listSections(tx, id), 'a_mano');
  });
  return listVersions(ctx, id);
}

/** What stands there now is kept first: a restored version can be undone. */
export async function restoreVersion(ctx: UserContext, id: string, number: number) {
  await ctx.db.transaction(async (tx) => {
    const plan = await lockedPlan(ctx, tx, id);
    const row = await store.findVersion(tx, id, number);
    if (!row) throw new AppError('not_found');
    const sections = await store.listSections(tx, id);
    await keepVersion(ctx, tx, plan, sections, 'ripristino');
    await store.updatePlan(
      tx,
      ctx.user.id,
      id,
      { title: row.title, answers: planAnswers.parse(row.answers) },
      ctx.now(),
    );
    for (const { section, revision } of sections) {
      const blocks = richText.parse(row.sections[section] ?? []);
      const isEmpty = blocks.length === 0;
      await store.updateSections(tx, id, [section], {
        state: isEmpty ? 'vuota' : 'pronta',
        blocks,
        revision: revision + 1,
        writer: isEmpty ? null : 'persona',
        runId: null,
        notice: null,
        writtenAt: ctx.now(),
      });
    }
  });
  return readPlan(ctx, id);
}
