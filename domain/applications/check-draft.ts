import { gapsIn, withoutGaps } from '#domain/assistant/drafting/draft.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { readCriteria, type Criterion } from './criteria.ts';
import { isWritten, REQUIRED_SECTIONS, SECTION_IDS, type SectionId, type TextId, type Texts } from './sections.ts';

export type DraftProblem =
  | { kind: 'short' }
  | { kind: 'gap'; what: string }
  | { kind: 'noFigures' }
  | { kind: 'unsourced'; figure: string }
  | { kind: 'hard'; gulpease: number }
  | { kind: 'long'; length: number; limit: number | null }
  | { kind: 'criterion'; name: string };

/** Under this even who finished secondary school reads with difficulty (indice Gulpease). */
const HARD_BELOW = 40;
const LONG_ABOVE = 5_000;
/** Ordinals, counts of a few and years are no claims to prove. */
const SMALL_BELOW = 10;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;

type Around = {
  /** Everything known that a figure may come from: project, budget, grant, company. */
  known?: string;
  /** How many characters the portal takes. */
  limit?: number | null;
};

/** "Controlla la bozza": what a careful reader would say of one section. */
export function problemsInDraft(id: TextId, text: string, { known, limit = null }: Around = {}): DraftProblem[] {
  const over = limit === null ? text.length > LONG_ABOVE : text.length > limit;
  const long = over ? [{ kind: 'long' as const, length: text.length, limit }] : [];
  if (id === 'project_title') return [...(isWritten(id, text) ? [] : [{ kind: 'short' as const }]), ...long];
  if (!isWritten(id, text)) return [{ kind: 'short' }];
  const { gulpease } = readability(text);
  return [
    ...gapsIn(text).map((what) => ({ kind: 'gap' as const, what })),
    ...(/\d/.test(text) ? [] : [{ kind: 'noFigures' as const }]),
    ...(known === undefined ? [] : unsourcedFigures(text, known)),
    ...(gulpease < HARD_BELOW ? [{ kind: 'hard' as const, gulpease }] : []),
    ...long,
  ];
}

/** Figures that stand nowhere in what is known: a reader will ask where they come from. */
function unsourcedFigures(text: string, known: string): { kind: 'unsourced'; figure: string }[] {
  const values = new Set(numbersIn(known).map(({ value }) => value));
  const figures = numbersIn(withoutGaps(text))
    .filter(({ value, unit }) => !values.has(value) && !isYear(value) && (unit !== null || value >= SMALL_BELOW))
    .map(({ text: figure }) => figure.trim());
  return [...new Set(figures)].map((figure) => ({ kind: 'unsourced', figure }));
}

export type SectionProblems = { section: SectionId; problems: DraftProblem[] };

/** The whole draft at once; an optional section that is empty is no problem. */
export function problemsInAll(
  texts: Texts,
  criteria: readonly Criterion[],
  around: { known: string; limits: Partial<Record<TextId, number>> },
): SectionProblems[] {
  const readings = readCriteria(criteria, texts).filter(({ isAddressed }) => !isAddressed);
  return SECTION_IDS.flatMap((section) => {
    const text = texts[section] ?? '';
    const isLeftOut = !REQUIRED_SECTIONS.includes(section) && text.trim() === '';
    const own = isLeftOut
      ? []
      : problemsInDraft(section, text, { known: around.known, limit: around.limits[section] ?? null });
    const open = readings
      .filter((each) => each.section === section)
      .map(({ name }) => ({ kind: 'criterion' as const, name }));
    const problems = [...own, ...open];
    return problems.length === 0 ? [] : [{ section, problems }];
  });
}
