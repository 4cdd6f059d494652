/** Why an extract of the national register is refused; the words are in messages/tools.ts. */
export const RNA_PROBLEMS = ['too_large', 'too_many', 'too_deep', 'unsafe', 'not_xml', 'not_rna'] as const;
export type RnaProblem = (typeof RNA_PROBLEMS)[number];
