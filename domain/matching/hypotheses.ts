/** One change at a time: what a person may weigh before deciding (MAT-10). */
export const HYPOTHESES = ['sede', 'regione', 'forma', 'attesa', 'assunzione', 'spesa'] as const;
export type HypothesisKind = (typeof HYPOTHESES)[number];
