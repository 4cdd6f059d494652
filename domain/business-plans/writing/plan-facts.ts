import type { DraftGrant } from '#domain/assistant/drafting/draft-grant.ts';
import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import type { PlanAnswers } from '#domain/business-plans/answers/answers.ts';
import { modelOf, type OpenLine } from '#domain/business-plans/answers/model-of.ts';
import type { PlanInput } from '#domain/business-plans/model/plan-input.ts';
import { planResult, type PlanResult } from '#domain/business-plans/model/plan-result.ts';
import { remarksOn, type Remark } from '#domain/business-plans/remarks.ts';
import type { CompanyFields } from '#domain/companies/company-profile.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Project } from '#domain/projects/project.ts';
import type { Day } from '#domain/rules/day.ts';

/** Figures of the model, with the answers they come from; null while there is nothing to compute. */
export type PlanFigures = { input: PlanInput; result: PlanResult; remarks: Remark[] } | null;

/** All that a plan may say: nothing else stands in its texts. */
export type PlanFacts = {
  title: string;
  today: Day;
  company: CompanyFields;
  project: Project | null;
  grant: DraftGrant | null;
  answers: PlanAnswers;
  figures: PlanFigures;
  open: OpenLine[];
};

type Given = {
  title: string;
  company: CompanyFields;
  project: Project | null;
  grant: Grant | null;
  answers: PlanAnswers;
};

export function planFacts({ grant, ...given }: Given, today: Day): PlanFacts {
  const { figures, open } = figuresOf(given.answers, today);
  return { ...given, today, grant: grant && draftGrantOf(grant, today), figures, open };
}

export function figuresOf({ finance, texts }: PlanAnswers, today: Day): { figures: PlanFigures; open: OpenLine[] } {
  const { input, open } = modelOf(finance, today);
  if (!input) return { figures: null, open };
  const result = planResult(input, today);
  const hasReason = (texts.growthReason ?? '').trim() !== '';
  return { figures: { input, result, remarks: remarksOn(finance, input, result, today, hasReason) }, open };
}
