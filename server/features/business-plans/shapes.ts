import { z } from '@hono/zod-openapi';
import { ANSWER_CAPS, answersChange, planAnswers } from '#domain/business-plans/answers/answers.ts';
import { richText } from '#domain/business-plans/rich-text.ts';
import { PLAN_PHASES, PLAN_SECTIONS, SECTION_STATES, SECTION_WRITERS } from '#domain/business-plans/sections.ts';

const moment = z.iso.datetime();
export const sectionView = z
  .object({
    section: z.enum(PLAN_SECTIONS),
    state: z.enum(SECTION_STATES),
    blocks: richText,
    revision: z.int(),
    writer: z.enum(SECTION_WRITERS).nullable(),
    isAccepted: z.boolean(),
    notice: z.string().nullable(),
    /** What is still to be told. */
    open: z.array(z.string()),
    writtenAt: moment.nullable(),
  })
  .openapi('BusinessPlanSection');

const planHead = z.object({
  id: z.string(),
  companyId: z.string(),
  title: z.string(),
  grantId: z.string().nullable(),
  grantTitle: z.string().nullable(),
  phase: z.enum(PLAN_PHASES),
  revision: z.int(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export const planView = z
  .object({
    plan: planHead.extend({ companyName: z.string(), projectTitle: z.string().nullable(), answers: planAnswers }),
    sections: z.array(sectionView),
    /** Parts of the generation under way that are written, of all it was asked for; null where none is. */
    progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  })
  .openapi('BusinessPlan');
export const planList = z.object({
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  plans: z.array(planHead.extend({ written: z.int() })),
});
export const newPlan = z.object({
  companyId: z.string().max(100).optional(),
  title: z.string().trim().min(1).max(ANSWER_CAPS.title).optional(),
  grantId: z.string().max(200).optional(),
  /** The plan whose answers and texts the new one begins with. */
  fromId: z.string().max(100).optional(),
});
export const planChange = z.object({
  seenRevision: z.int(),
  title: z.string().trim().min(1).max(ANSWER_CAPS.title).optional(),
  phase: z.enum(PLAN_PHASES).optional(),
  grantId: z.string().max(200).nullable().optional(),
  answers: answersChange.optional(),
});
/** Not saved: somebody else wrote in between, and this is what stands there. */
export const savedPlan = z.object({ isSaved: z.boolean(), view: planView });
export const sectionChange = z.object({ seenRevision: z.int(), blocks: richText });
export const savedSection = z.object({ isSaved: z.boolean(), section: sectionView, plan: planView });
export const generation = z.object({
  sections: z.array(z.enum(PLAN_SECTIONS)).min(1).max(PLAN_SECTIONS.length).optional(),
});

const versionHead = z.object({
  number: z.int(),
  title: z.string(),
  grantTitle: z.string().nullable(),
  reason: z.enum(['generazione', 'a_mano', 'ripristino']),
  actorName: z.string(),
  at: moment,
});
export const versionList = z.object({ current: z.int(), versions: z.array(versionHead) });
export const versionView = versionHead.extend({
  sections: z.array(z.object({ section: z.enum(PLAN_SECTIONS), text: z.string() })),
});
