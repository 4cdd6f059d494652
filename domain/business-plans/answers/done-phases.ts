import { PLAN_PHASES, type PlanPhase } from '#domain/business-plans/sections.ts';
import type { Day } from '#domain/rules/day.ts';
import type { PlanAnswers } from './answers.ts';
import type { PlanFinance } from './finance.ts';
import { modelOf } from './model-of.ts';
import { PLAN_QUESTIONS, type PlanQuestion } from './questions.ts';

/** What a plan does well without; the rest is asked for in its text where nobody told it. */
const OPTIONAL: readonly PlanQuestion[] = ['history', 'preparedFor', 'partners', 'certifications', 'growthReason'];

/** What projections cannot do without. */
export const PROJECTION_NEEDS = ['start', 'form', 'coefficientPct', 'sales'] as const;
export type ProjectionNeed = (typeof PROJECTION_NEEDS)[number];

/** What is still to be told before there is anything to project; nothing, where there is. */
export function projectionNeeds(finance: PlanFinance, today: Day): ProjectionNeed[] {
  const { input, open } = modelOf(finance, today);
  if (input !== null) return [];
  const missing = new Set(open.find(({ list }) => list === 'general')?.missing);
  const isOpen = (id: string) => open.some((line) => line.list === 'sales' && line.id === id);
  if (finance.sales.every(({ id }) => isOpen(id))) missing.add('sales');
  return PROJECTION_NEEDS.filter((need) => missing.has(need));
}

export const hasProjections = ({ finance }: PlanAnswers, today: Day): boolean =>
  projectionNeeds(finance, today).length === 0;

/** The phases whose questions are answered; one that was only walked past is none of them. */
export function donePhases(answers: PlanAnswers, today: Day): PlanPhase[] {
  const isTold = (question: PlanQuestion) => (answers.texts[question] ?? '').trim() !== '';
  return PLAN_PHASES.filter((phase) => {
    const questions: readonly PlanQuestion[] = PLAN_QUESTIONS[phase];
    const isAnswered = questions.every((question) => OPTIONAL.includes(question) || isTold(question));
    if (phase === 'squadra') return isAnswered && answers.people.some(({ name }) => name !== '');
    if (phase === 'numeri') return hasProjections(answers, today);
    return phase !== 'generazione' && isAnswered;
  });
}
