import { z } from 'zod';
import { planFinance, planMonth } from './finance.ts';
import { ALL_QUESTIONS, type PlanQuestion } from './questions.ts';

export const ANSWER_CAPS = { text: 4000, line: 200, rows: 20, title: 160 } as const;

const line = z.string().trim().max(ANSWER_CAPS.line).default('');
const id = z.string().min(1).max(40);
export const planPerson = z.object({ id, name: line, role: line, experience: z.string().trim().max(600).default('') });
export const planRisk = z.object({
  id,
  what: z.string().trim().max(400).default(''),
  remedy: z.string().trim().max(600).default(''),
});
export const planStep = z.object({
  id,
  name: line,
  from: planMonth.nullable().default(null),
  to: planMonth.nullable().default(null),
});

const texts = z
  .partialRecord(z.enum(ALL_QUESTIONS as [PlanQuestion, ...PlanQuestion[]]), z.string().max(ANSWER_CAPS.text))
  .default({});
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(ANSWER_CAPS.rows).default([]);

/** Everything that a person tells for a plan: as the API takes it and as it is stored. */
export const planAnswers = z.object({
  texts,
  people: rows(planPerson),
  risks: rows(planRisk),
  steps: rows(planStep),
  finance: planFinance.default(planFinance.parse({})),
});
export type PlanAnswers = z.infer<typeof planAnswers>;
export type PlanPerson = z.infer<typeof planPerson>;
export const NO_ANSWERS: PlanAnswers = planAnswers.parse({});

/** A change names only the parts that change; texts one by one, lists and figures whole. */
export const answersChange = z.object({
  texts: texts.optional(),
  people: z.array(planPerson).max(ANSWER_CAPS.rows).optional(),
  risks: z.array(planRisk).max(ANSWER_CAPS.rows).optional(),
  steps: z.array(planStep).max(ANSWER_CAPS.rows).optional(),
  finance: planFinance.optional(),
});
export type AnswersChange = z.infer<typeof answersChange>;

export const changedAnswers = (before: PlanAnswers, change: AnswersChange): PlanAnswers => ({
  texts: { ...before.texts, ...change.texts },
  people: change.people ?? before.people,
  risks: change.risks ?? before.risks,
  steps: change.steps ?? before.steps,
  finance: change.finance ?? before.finance,
});
