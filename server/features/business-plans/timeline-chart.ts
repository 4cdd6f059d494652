import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import type { DocumentBlock } from '#domain/documents/document-block.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { PLAN_DOCUMENT as WORDS } from '#messages/business-plans/document.ts';
import { monthText } from '#messages/business-plans/labels.ts';

const MAX_MONTHS = 60;

/** The steps on a scale of months; nothing where a list says as much. */
export function timelineChart({ answers }: PlanFacts): DocumentBlock[] {
  const steps = answers.steps.flatMap(({ name, from, to }) =>
    name && from ? [{ name, from, to: to && to > from ? to : from }] : [],
  );
  if (steps.length === 0) return [];
  const start = indexOf(steps.map(({ from }) => from).sort()[0]!);
  const end = indexOf(
    steps
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
  );
  const count = Math.min(end - start + 1, MAX_MONTHS);
  if (count < 2) return [];
  const months = Array.from({ length: count }, (_, at) => {
    const short = MONTHS[(start + at) % 12]!.slice(0, 3);
    const year = String(Math.floor((start + at) / 12) % 100);
    return { label: at === 0 || (start + at) % 12 === 0 ? `${short} ${year}` : short, short };
  });
  const bars = steps
    .map(({ name, from, to }) => ({ name, first: indexOf(from) - start, last: indexOf(to) - start }))
    .filter(({ first }) => first < count)
    .map(({ name, first, last }) => {
      const until = Math.min(last, count - 1);
      return { label: name, from: first / count, to: (until + 1) / count, first, last: until };
    });
  const told = steps.map(
    ({ name, from, to }) => `${name}: ${monthText(from)}${to === from ? '' : `–${monthText(to)}`}`,
  );
  return [{ kind: 'gantt', head: WORDS.tables.step, months, bars, alt: `${told.join('; ')}.` }];
}

/** Months since year 0. */
const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
