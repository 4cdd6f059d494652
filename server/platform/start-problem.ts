/** Why the product cannot start, in a sentence for whoever starts it: shown as it is, without a stack. */
export class StartProblem extends Error {}

export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? 'unknown');
