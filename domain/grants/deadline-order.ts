import type { ComputedStatus } from './status.ts';

/**
 * The order of "scadenza più vicina", for the server that sorts and for the list that draws it: what can be
 * missed first, then what can be asked for without hurry, then what nobody can ask for today.
 */
export const DEADLINE_STRETCHES = [
  /** A closing day ahead: the nearest first. */
  'dated',
  /** Not open yet: the nearest opening day first, then those without a day. */
  'opening',
  /** Open while the money lasts. */
  'counter',
  /** Open, and no closing day is stated. */
  'undated',
  /** A new edition is expected. */
  'awaited',
  /** Possibly open: the source has not been read for too long. */
  'unverified',
  'suspended',
  /** The last one to close first. */
  'closed',
] as const;
export type DeadlineStretch = (typeof DEADLINE_STRETCHES)[number];

type Dated = Pick<ComputedStatus, 'status' | 'daysLeft' | 'daysToOpening'>;

const UNDATED = {
  in_apertura: 'opening',
  a_sportello: 'counter',
  in_attesa: 'awaited',
  da_riverificare: 'unverified',
  aperto: 'undated',
  in_chiusura: 'undated',
} as const;

export function deadlineStretch({ status, daysLeft, daysToOpening }: Dated): DeadlineStretch {
  if (status === 'chiuso') return 'closed';
  if (status === 'sospeso') return 'suspended';
  if (daysToOpening !== null) return 'opening';
  return daysLeft !== null ? 'dated' : UNDATED[status];
}
