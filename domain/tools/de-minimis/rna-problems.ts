/** Why an extract of the national register is refused; the words are in messages/tools.ts. */
export type RnaProblem = 'too_large' | 'too_many' | 'too_deep' | 'unsafe' | 'not_xml' | 'not_rna';
