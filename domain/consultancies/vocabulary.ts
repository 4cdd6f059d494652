/** From a request to its review (CON-12). */
export const CONSULTANCY_STATUSES = [
  'nuova',
  'rifiutata',
  'ritirata',
  'liberata',
  'in_corso',
  'in_attesa_documenti',
  'completata',
] as const;
export type ConsultancyStatus = (typeof CONSULTANCY_STATUSES)[number];

export const ACTIVE_STATUSES = ['in_corso', 'in_attesa_documenti'] as const satisfies readonly ConsultancyStatus[];
export const isActive = (status: ConsultancyStatus): boolean => (ACTIVE_STATUSES as readonly string[]).includes(status);

/** Requests that the consultant did not take: refused, or left without an answer. */
export const UNTAKEN_STATUSES = ['rifiutata', 'liberata'] as const satisfies readonly ConsultancyStatus[];

export const REQUEST_KINDS = [
  'domanda',
  'consulenza_iniziale',
  'verifica_requisiti',
  'rendicontazione',
  'altro',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Stored codes (SHE-9). */
export const URGENCIES = ['alta', 'media', 'bassa'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const CONSULTANCY_OUTCOMES = ['approvata', 'non_concessa', 'senza_domanda'] as const;
export type ConsultancyOutcome = (typeof CONSULTANCY_OUTCOMES)[number];

export const SIDES = ['impresa', 'consulente'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'impresa' ? 'consulente' : 'impresa');

/** Reviews stay covered until both wrote, and no longer than this after the end. */
export const REVIEW_COVER_DAYS = 14;
/** A request without any answer goes back to its sender after this; a reminder comes halfway. */
export const SILENCE_HOURS = 72;
export const REMINDER_HOURS = 36;

export const REQUEST_LIMITS = {
  descriptionMin: 50,
  descriptionMax: 4_000,
  budgetMax: 1_000_000,
  reasonMax: 600,
} as const;
