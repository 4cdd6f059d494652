import { gap } from '#domain/assistant/drafting/draft.ts';
import type { PlanQuestion } from '#domain/business-plans/answers/questions.ts';
import { paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { capital } from '#domain/writing/phrases.ts';
import { GAPS } from './gaps.ts';

/** The person's own words as sentences: capital, full stop, one space. */
export function sentences(text: string): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy === '') return '';
  const first = capital(tidy);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

/** Paragraphs of an answer, as the person divided them. */
export const told = ({ answers }: PlanFacts, question: PlanQuestion): string[] =>
  (answers.texts[question] ?? '')
    .split(/\n\s*\n/)
    .map(sentences)
    .filter((text) => text !== '');

/** The answer in its paragraphs; what nobody told is asked for. */
export function answered(facts: PlanFacts, question: PlanQuestion, lead = ''): RichBlock[] {
  const [first, ...rest] = told(facts, question);
  if (first === undefined) return [paragraph(`${lead}${lead && ' '}${gap(GAPS[question])}`)];
  return [paragraph(`${lead}${lead && ' '}${first}`), ...rest.map(paragraph)];
}

/** Only where somebody told it. */
export const ifTold = (facts: PlanFacts, question: PlanQuestion): RichBlock[] => told(facts, question).map(paragraph);
