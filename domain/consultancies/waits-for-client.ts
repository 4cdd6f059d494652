import type { ConsultancyView } from './consultancy-view.ts';
import { isActive } from './vocabulary.ts';

type Known = Pick<ConsultancyView, 'status' | 'quote' | 'tasks' | 'ownReview'>;

/** An offer that can still be accepted: what was withdrawn, refused or closed takes its offer with it. */
export const hasOpenQuote = ({ status, quote }: Pick<Known, 'status' | 'quote'>): boolean =>
  (status === 'nuova' || isActive(status)) && quote?.status === 'inviato';

/** Whether the client is the one to act: an offer to answer, something to send or do, a review to write. */
export function waitsForClient(view: Known): boolean {
  const { status, tasks, ownReview } = view;
  if (status === 'completata') return ownReview === null;
  if (hasOpenQuote(view)) return true;
  return isActive(status) && tasks.some(({ side, isDone }) => side === 'impresa' && !isDone);
}
