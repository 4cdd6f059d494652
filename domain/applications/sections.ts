import { gapsIn } from '#domain/assistant/drafting/draft.ts';

/** The parts of an application's text, in the order of the assisted page. */
export const SECTION_IDS = [
  'project_title',
  'project_objectives',
  'innovation_aspects',
  'expected_results',
  'budget_breakdown',
  'timeline',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Also in the wizard, beside those of the assisted page. */
export const TEXT_IDS = [...SECTION_IDS, 'company_description', 'project_summary'] as const;
export type TextId = (typeof TEXT_IDS)[number];

export const REQUIRED_SECTIONS: readonly SectionId[] = SECTION_IDS.filter((id) => id !== 'timeline');

/** The least of a section: its trimmed text is longer than this. */
export const COMPLETE_ABOVE_CHARS = 50;
export const MAX_TEXT_CHARS = 20_000;
export const MAX_TITLE_CHARS = 300;

export type Texts = Partial<Record<TextId, string>>;

/** A title is there when it is not empty: fifty characters would be a sentence. */
export function isWritten(id: TextId, text = ''): boolean {
  const { length } = text.trim();
  return id === 'project_title' ? length > 0 : length > COMPLETE_ABOVE_CHARS;
}

/** Written, and nothing in it still asks for a datum. */
export const isComplete = (id: TextId, text = ''): boolean => isWritten(id, text) && gapsIn(text).length === 0;

export const completedSections = (texts: Texts): SectionId[] => SECTION_IDS.filter((id) => isComplete(id, texts[id]));

/** Those without which nothing is sent. */
export const missingSections = (texts: Texts): SectionId[] =>
  REQUIRED_SECTIONS.filter((id) => !isWritten(id, texts[id]));

/** Those without which nothing is ready: the missing ones, and those that still ask for a datum. */
export const unfinishedSections = (texts: Texts): SectionId[] =>
  REQUIRED_SECTIONS.filter((id) => !isComplete(id, texts[id]));

/** Completed of all, in whole percent. */
export const progressOf = (texts: Texts): number =>
  Math.round((completedSections(texts).length / SECTION_IDS.length) * 100);

/** What the wizard calls the same texts. */
export const WIZARD_FIELDS = {
  projectName: 'project_title',
  description: 'company_description',
  projectSummary: 'project_summary',
  projectGoals: 'project_objectives',
  innovation: 'innovation_aspects',
  results: 'expected_results',
  budgetJustification: 'budget_breakdown',
  timeline: 'timeline',
} as const satisfies Record<string, TextId>;

/** Whether anything beyond the company's data was written. */
export const hasContent = (texts: Texts): boolean =>
  TEXT_IDS.some((id) => id !== 'company_description' && (texts[id] ?? '').trim() !== '');
