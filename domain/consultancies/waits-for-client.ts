import type { ConsultancyView } from './consultancy-view.ts';
import { isActive } from './vocabulary.ts';

type Known = Pick<ConsultancyView, 'status' | 'quote' | 'tasks' | 'ownReview' | 'stated'>;

/** An offer that can still be accepted: what was withdrawn, refused or closed takes its offer with it. */
export const hasOpenQuote = ({ status, quote }: Pick<Known, 'status' | 'quote'>): boolean =>
  (status === 'nuova' || isActive(status)) && quote?.status === 'inviato';

/** The consultant said how it ended, and the client said nothing yet. */
export const hasOutcomeToConfirm = ({ stated }: Pick<Known, 'stated'>): boolean =>
  stated !== null && !stated.isContested;

/** Whether the client is the one to act: an offer to answer, something to send or do, an outcome to confirm, a review to write. */
export function waitsForClient(view: Known): boolean {
  const { status, tasks, ownReview } = view;
  if (status === 'completata') return ownReview === null || hasOutcomeToConfirm(view);
  if (hasOpenQuote(view)) return true;
  return isActive(status) && tasks.some(({ side, isDone }) => side === 'impresa' && !isDone);
}
