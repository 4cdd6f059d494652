/** Not answered yet, answered, or answered that one does not know: the last two are answers. */
export type Answer = '' | 'si' | 'no' | 'non_so';

export const truthOf = (answer: Answer): boolean | null => (answer === 'si' ? true : answer === 'no' ? false : null);
export const answerOf = (truth: boolean | null | undefined): Answer => (truth == null ? '' : truth ? 'si' : 'no');
