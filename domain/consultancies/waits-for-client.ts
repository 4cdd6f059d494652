import type { ConsultancyView } from './consultancy-view.ts';
import { isActive } from './vocabulary.ts';

type Known = Pick<ConsultancyView, 'status' | 'quote' | 'tasks' | 'ownReview'>;

/** Whether the client is the one to act: an offer to answer, something to send or do, a review to write. */
export function waitsForClient({ status, quote, tasks, ownReview }: Known): boolean {
  if (status === 'completata') return ownReview === null;
  if (status !== 'nuova' && !isActive(status)) return false;
  if (quote?.status === 'inviato') return true;
  return isActive(status) && tasks.some(({ side, isDone }) => side === 'impresa' && !isDone);
}
