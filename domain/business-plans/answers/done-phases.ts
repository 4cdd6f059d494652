import { PLAN_PHASES, type PlanPhase } from '#domain/business-plans/sections.ts';
import type { Day } from '#domain/rules/day.ts';
import type { PlanAnswers } from './answers.ts';
import { modelOf } from './model-of.ts';
import { PLAN_QUESTIONS, type PlanQuestion } from './questions.ts';

/** What a plan does well without; the rest is asked for in its text where nobody told it. */
const OPTIONAL: readonly PlanQuestion[] = ['history', 'preparedFor', 'partners', 'certifications', 'growthReason'];

/** Whether there is anything to project: sales, a legal form and a start. */
export const hasProjections = ({ finance }: PlanAnswers, today: Day): boolean => modelOf(finance, today).input !== null;

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
