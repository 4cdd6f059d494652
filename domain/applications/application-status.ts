/** Where an application stands. An award or a refusal is a separate outcome: the status stays `inviato`. */
export const APPLICATION_STATUSES = ['bozza', 'in_preparazione', 'completato', 'inviato'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Those that "Continua" is offered for. */
export const CONTINUABLE: readonly ApplicationStatus[] = ['bozza', 'in_preparazione'];

export const APPLICATION_OUTCOMES = ['ammessa', 'finanziata', 'respinta', 'ritirata'] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

/** A draft kept as ready before its texts were read for what they still ask is at work. */
export const shownStatus = (status: string, isComplete: boolean): string =>
  status === 'completato' && !isComplete ? 'in_preparazione' : status;

/** The status that a draft's content gives it; what is sent stays sent. */
export function statusAfter(draft: { hasContent: boolean; isComplete: boolean }): ApplicationStatus {
  if (draft.isComplete) return 'completato';
  return draft.hasContent ? 'in_preparazione' : 'bozza';
}
