import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { planAnswers, type PlanAnswers } from '#domain/business-plans/answers/answers.ts';
import { richText, type RichBlock } from '#domain/business-plans/rich-text.ts';
import {
  PLAN_SECTIONS,
  type PlanPhase,
  type PlanSection,
  type SectionState,
  type SectionWriter,
} from '#domain/business-plans/sections.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { businessPlans, businessPlanSections, businessPlanVersions } from './tables.ts';

export type StoredPlan = Omit<typeof businessPlans.$inferSelect, 'answers' | 'phase'> & {
  answers: PlanAnswers;
  phase: PlanPhase;
};
export type StoredSection = {
  section: PlanSection;
  state: SectionState;
  blocks: RichBlock[];
  revision: number;
  writer: SectionWriter | null;
  isAccepted: boolean;
  notice: string | null;
  runId: string | null;
  writtenAt: Date | null;
};
type NewPlan = Pick<StoredPlan, 'companyId' | 'projectId' | 'title' | 'grantId' | 'grantTitle' | 'answers'>;
type PlanChange = Partial<Pick<StoredPlan, 'title' | 'phase' | 'grantId' | 'grantTitle' | 'answers'>>;

const owned = (userId: string, id: string) => and(eq(businessPlans.userId, userId), eq(businessPlans.id, id));
const alive = isNull(businessPlans.deletedAt);
const planOf = (row: typeof businessPlans.$inferSelect): StoredPlan => ({
  ...row,
  phase: row.phase as PlanPhase,
  answers: planAnswers.parse(row.answers),
});

/** Last touched first. */
export async function listPlans(db: Db, userId: string, companyId: string): Promise<StoredPlan[]> {
  const rows = await db
    .select()
    .from(businessPlans)
    .where(and(eq(businessPlans.userId, userId), eq(businessPlans.companyId, companyId), alive))
    .orderBy(desc(businessPlans.updatedAt), desc(businessPlans.id));
  return rows.map(planOf);
}

/** Deleted ones too: "Annulla" must find them. */
export async function findPlan(db: Db, userId: string, id: string): Promise<StoredPlan | null> {
  const [row] = await db.select().from(businessPlans).where(owned(userId, id));
  return row ? planOf(row) : null;
}

/** Until the transaction ends nobody else changes it. */
export async function lockPlan(tx: Db, userId: string, id: string): Promise<StoredPlan | null> {
  const [row] = await tx.select().from(businessPlans).where(owned(userId, id)).for('update');
  return row ? planOf(row) : null;
}

export async function countPlans(db: Db, userId: string): Promise<{ alive: number; ever: number }> {
  const [row] = await db
    .select({ ever: count(), alive: sql<number>`count(*) filter (where ${businessPlans.deletedAt} is null)::int` })
    .from(businessPlans)
    .where(eq(businessPlans.userId, userId));
  return { alive: row?.alive ?? 0, ever: row?.ever ?? 0 };
}

export async function insertPlan(db: Db, userId: string, plan: NewPlan, now: Date): Promise<string> {
  const id = newId();
  await db.insert(businessPlans).values({ ...plan, id, userId, createdAt: now, updatedAt: now });
  await db.insert(businessPlanSections).values(PLAN_SECTIONS.map((section) => ({ planId: id, section })));
  return id;
}

export async function updatePlan(db: Db, userId: string, id: string, change: PlanChange, now: Date): Promise<void> {
  await db
    .update(businessPlans)
    .set({ ...change, revision: sql`${businessPlans.revision} + 1`, updatedAt: now })
    .where(owned(userId, id));
}

/** Not a change of the answers: who is writing them goes on. */
export async function setVersion(db: Db, userId: string, id: string, version: number, now: Date): Promise<void> {
  await db.update(businessPlans).set({ version, updatedAt: now }).where(owned(userId, id));
}

export async function markPlan(db: Db, userId: string, id: string, deletedAt: Date | null): Promise<void> {
  await db.update(businessPlans).set({ deletedAt }).where(owned(userId, id));
}

/** In the order of the document. */
export async function listSections(db: Db, planId: string): Promise<StoredSection[]> {
  const rows = await db.select().from(businessPlanSections).where(eq(businessPlanSections.planId, planId));
  return rows
    .map(({ planId: _plan, ...row }) => ({ ...row, blocks: richText.parse(row.blocks) }) as StoredSection)
    .sort((one, other) => PLAN_SECTIONS.indexOf(one.section) - PLAN_SECTIONS.indexOf(other.section));
}

/** How many parts are written, by plan. */
export async function countWritten(db: Db, planIds: string[]): Promise<Map<string, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select({ planId: businessPlanSections.planId, written: count() })
    .from(businessPlanSections)
    .where(and(inArray(businessPlanSections.planId, planIds), sql`${businessPlanSections.revision} > 0`))
    .groupBy(businessPlanSections.planId);
  return new Map(rows.map(({ planId, written }) => [planId, written]));
}

type SectionChange = Partial<Omit<StoredSection, 'section'>>;
export async function updateSections(db: Db, planId: string, sections: PlanSection[], change: SectionChange) {
  if (sections.length === 0) return;
  await db
    .update(businessPlanSections)
    .set(change)
    .where(and(eq(businessPlanSections.planId, planId), inArray(businessPlanSections.section, sections)));
}

/** Written by a generation, unless somebody took the part away from it in between. */
export async function finishSection(
  db: Db,
  planId: string,
  section: PlanSection,
  runId: string,
  change: SectionChange,
) {
  await db
    .update(businessPlanSections)
    .set({ ...change, runId: null, ...(change.blocks ? { revision: sql`${businessPlanSections.revision} + 1` } : {}) })
    .where(
      and(
        eq(businessPlanSections.planId, planId),
        eq(businessPlanSections.section, section),
        eq(businessPlanSections.runId, runId),
      ),
    );
}

/** Left by its generation, unless another one has taken it in between. */
export async function releaseSection(
  db: Db,
  planId: string,
  section: PlanSection,
  runId: string | null,
  change: SectionChange,
) {
  await db
    .update(businessPlanSections)
    .set({ ...change, runId: null })
    .where(
      and(
        eq(businessPlanSections.planId, planId),
        eq(businessPlanSections.section, section),
        runId === null ? isNull(businessPlanSections.runId) : eq(businessPlanSections.runId, runId),
      ),
    );
}

export async function listVersions(db: Db, planId: string) {
  return db
    .select()
    .from(businessPlanVersions)
    .where(eq(businessPlanVersions.planId, planId))
    .orderBy(desc(businessPlanVersions.number));
}

export async function findVersion(db: Db, planId: string, number: number) {
  const [row] = await db
    .select()
    .from(businessPlanVersions)
    .where(and(eq(businessPlanVersions.planId, planId), eq(businessPlanVersions.number, number)));
  return row ?? null;
}

/** The oldest go beyond so many. */
export async function insertVersion(db: Db, version: typeof businessPlanVersions.$inferInsert, kept: number) {
  await db.insert(businessPlanVersions).values(version);
  const [last] = await db
    .select({ number: businessPlanVersions.number })
    .from(businessPlanVersions)
    .where(eq(businessPlanVersions.planId, version.planId))
    .orderBy(desc(businessPlanVersions.number))
    .offset(kept - 1)
    .limit(1);
  if (last)
    await db
      .delete(businessPlanVersions)
      .where(and(eq(businessPlanVersions.planId, version.planId), lt(businessPlanVersions.number, last.number)));
}
