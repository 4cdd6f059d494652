import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { stems } from '#domain/assistant/shared-words.ts';
import { isComplete, type TextId } from './sections.ts';

export type Criterion = { name: string; maxPoints?: number | undefined; threshold?: number | undefined };
export type DraftProblem =
  | { kind: 'short' }
  | { kind: 'gap'; what: string }
  | { kind: 'noFigures' }
  | { kind: 'hard'; gulpease: number }
  | { kind: 'long'; length: number }
  | { kind: 'criterion'; name: string };

/** Under this even who finished secondary school reads with difficulty (indice Gulpease). */
const HARD_BELOW = 40;
const LONG_ABOVE = 5_000;
/** The sections that criteria are read against. */
const ANSWERING: readonly TextId[] = [
  'project_objectives',
  'innovation_aspects',
  'expected_results',
  'budget_breakdown',
];

/** "Controlla la bozza": what a careful reader would say of one section. */
export function problemsInDraft(id: TextId, text: string): DraftProblem[] {
  if (id === 'project_title') return isComplete(id, text) ? [] : [{ kind: 'short' }];
  if (!isComplete(id, text)) return [{ kind: 'short' }];
  const { gulpease } = readability(text);
  return [
    ...gapsIn(text).map((what) => ({ kind: 'gap' as const, what })),
    ...(/\d/.test(text) ? [] : [{ kind: 'noFigures' as const }]),
    ...(gulpease < HARD_BELOW ? [{ kind: 'hard' as const, gulpease }] : []),
    ...(text.length > LONG_ABOVE ? [{ kind: 'long' as const, length: text.length }] : []),
  ];
}

export type CriterionReading = Criterion & { isAddressed: boolean; low: number; high: number };
const SPARE = { addressed: [0.55, 0.8], open: [0, 0.3] } as const;

/** Which criteria the texts speak of, and what range of points that may mean: an estimate, never a judgement. */
export function readCriteria(
  criteria: readonly Criterion[],
  texts: Partial<Record<TextId, string>>,
): CriterionReading[] {
  const said = stems(ANSWERING.map((id) => texts[id] ?? '').join(' '));
  return criteria.map((criterion) => {
    const wanted = [...stems(criterion.name)];
    const isAddressed = wanted.length > 0 && wanted.some((stem) => said.has(stem));
    const [low, high] = isAddressed ? SPARE.addressed : SPARE.open;
    const max = criterion.maxPoints ?? 0;
    return { ...criterion, isAddressed, low: Math.round(max * low), high: Math.round(max * high) };
  });
}
