import { stems } from '#domain/assistant/shared-words.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { isWritten, type SectionId, type Texts } from './sections.ts';

export type Criterion = { name: string; maxPoints?: number | undefined; threshold?: number | undefined };
export type CriterionReading = Criterion & {
  /** The section where an evaluator looks for it. */
  section: SectionId;
  isAddressed: boolean;
  low: number;
  high: number;
  /** Words of the criterion that no text says yet. */
  unsaid: string[];
  hasFigures: boolean;
};

/** The sections that criteria are read against. */
const ANSWERING: readonly SectionId[] = [
  'project_objectives',
  'innovation_aspects',
  'expected_results',
  'budget_breakdown',
];
const HOMES: readonly [SectionId, RegExp][] = [
  ['innovation_aspects', /innova[tz]|novit|original|tecnolog|ricerca|brevett|digital/i],
  ['budget_breakdown', /cost|budget|spes|econom|finanziar|congruit|sostenibilità econ|copertura/i],
  ['expected_results', /impatt|risultat|ricadut|occupaz|ambient|energ|emission|mercato|export|parità|giovan/i],
  ['timeline', /temp|cronoprogramm|cantierabil/i],
];

export const sectionOf = (name: string): SectionId =>
  HOMES.find(([, words]) => words.test(name))?.[0] ?? 'project_objectives';

const OPEN = { low: 0, high: 0.3 };
const SAID = { low: 0.35, high: 0.6, byShare: 0.25, byFigures: 0.1 };

/** Which criteria the texts speak of, and what range of points that may mean: an estimate, never a judgement. */
export function readCriteria(criteria: readonly Criterion[], texts: Texts): CriterionReading[] {
  const all = ANSWERING.map((id) => texts[id] ?? '').join(' ');
  const said = stems(all);
  return criteria.map((criterion) => {
    const wanted = wordsOf(criterion.name);
    const unsaid = wanted.filter(({ stem }) => !said.has(stem)).map(({ word }) => word);
    const isAddressed = wanted.length > unsaid.length;
    const section = sectionOf(criterion.name);
    const hasFigures = /\d/.test(texts[section] ?? '');
    const share = wanted.length === 0 ? 0 : 1 - unsaid.length / wanted.length;
    const more = isAddressed ? SAID.byShare * share + (hasFigures ? SAID.byFigures : 0) : 0;
    const [low, high] = isAddressed ? [SAID.low + more, SAID.high + more] : [OPEN.low, OPEN.high];
    const max = criterion.maxPoints ?? 0;
    return {
      ...criterion,
      section,
      isAddressed,
      unsaid,
      hasFigures,
      low: Math.round(max * low),
      high: Math.round(max * high),
    };
  });
}

/** No total until every section that answers is there: half a text has no score. */
export const canEstimate = (texts: Texts): boolean => ANSWERING.every((id) => isWritten(id, texts[id]));

function wordsOf(name: string): { word: string; stem: string }[] {
  const seen = new Set<string>();
  return tokenize(name).flatMap(({ role, word, stem }) => {
    if (role !== 'content' || word.length <= 2 || seen.has(stem)) return [];
    seen.add(stem);
    return [{ word, stem }];
  });
}
