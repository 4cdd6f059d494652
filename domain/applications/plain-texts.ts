import type { Contents, Phase } from './contents.ts';
import type { TextId } from './sections.ts';

/** The words alone, by section. */
export const plainTexts = ({ texts }: Pick<Contents, 'texts'>): Partial<Record<TextId, string>> =>
  Object.fromEntries(Object.entries(texts).map(([id, stored]) => [id, stored?.text ?? '']));

/** Phases that end before they begin, by id. */
export const backwardPhases = (phases: Phase[]): string[] =>
  phases.filter(({ startsOn, endsOn }) => endsOn < startsOn).map(({ id }) => id);
