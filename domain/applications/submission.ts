import { missingSections, SECTION_IDS, type SectionId, type Texts } from './sections.ts';

/** What is kept of a sent application: one entry per section, and which grant it was for. */
export type Submission = Record<SectionId, string> & {
  grantTitle: string;
  grantEntity: string;
  submissionDate: string;
};

export function submissionOf(texts: Texts, grant: { title: string; entity: string }, at: Date): Submission {
  const sections = Object.fromEntries(SECTION_IDS.map((id) => [id, texts[id] ?? ''])) as Record<SectionId, string>;
  return { ...sections, grantTitle: grant.title, grantEntity: grant.entity, submissionDate: at.toISOString() };
}

export type SubmissionProblem =
  | { kind: 'section'; id: SectionId }
  | { kind: 'document'; name: string }
  | { kind: 'spend_min'; min: number };

type Draft = { texts: Texts; missingDocuments: string[]; spendUnder: number | null };

/** Everything that stands in the way, at once; documents warn, sections refuse. */
export const submissionProblems = ({ texts, missingDocuments, spendUnder }: Draft): SubmissionProblem[] => [
  ...missingSections(texts).map((id) => ({ kind: 'section' as const, id })),
  ...(spendUnder === null ? [] : [{ kind: 'spend_min' as const, min: spendUnder }]),
  ...missingDocuments.map((name) => ({ kind: 'document' as const, name })),
];
