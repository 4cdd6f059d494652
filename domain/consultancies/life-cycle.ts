import { isActive, type ConsultancyStatus } from './vocabulary.ts';

type Standing = { status: ConsultancyStatus; quote: object | null };

/** The consultant's own yes begins the work only where no price was named: after an offer the client's yes does. */
export const canAccept = ({ status, quote }: Standing): boolean => status === 'nuova' && quote === null;

/** A yes begins the work; a no leaves nothing agreed, so work that had begun is a request again, and its shares close. */
export function statusAfterAnswer(status: ConsultancyStatus, isAccepted: boolean): ConsultancyStatus {
  if (isAccepted) return isActive(status) ? status : 'in_corso';
  return isActive(status) ? 'nuova' : status;
}
