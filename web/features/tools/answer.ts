/** A question that one may not be able to answer yet: nothing is "I do not know". */
export type Answer = '' | 'si' | 'no';

export const truthOf = (answer: Answer): boolean | null => (answer === '' ? null : answer === 'si');
export const answerOf = (truth: boolean | null | undefined): Answer => (truth == null ? '' : truth ? 'si' : 'no');
