import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isInterrupted } from '#domain/consultancies/stated-outcome.ts';
import { hasOpenQuote } from '#domain/consultancies/waits-for-client.ts';
import { ENDING_WORDS } from '#messages/consultancies/ending.ts';
import { MY_REQUESTS as WORDS, QUOTE_STATUS_LABELS, QUOTE_WORDS } from '#messages/consultancies/consultancies.ts';
import { Stepper, type Step } from '#web/ui/layout/stepper.tsx';

/** From the request to the review (CON-12). A consultancy may begin without an offer: that step is then not done. */
export function RequestPath({ view }: { view: ConsultancyView }) {
  const { asked, quote, started, closed, review } = WORDS.steps;
  const isStarted = view.acceptedAt !== null;
  const steps: Step[] = [
    { id: 'asked', label: asked, done: true },
    { id: 'quote', label: quote, done: view.quote?.status === 'accettato', note: quoteNote(view) },
    { id: 'started', label: started, done: isStarted },
    { id: 'closed', label: closed, done: view.status === 'completata' && !view.stated, note: endNote(view) },
    { id: 'review', label: review, done: view.ownReview !== null },
  ];
  // An offer to answer is always the next thing; otherwise what comes after the last step that was made.
  const next = steps[steps.findLastIndex(({ done }) => done) + 1]?.id ?? 'review';
  const current = hasOpenQuote(view) ? 'quote' : view.stated ? 'closed' : next;
  return <Stepper label={WORDS.path} steps={steps} currentId={current} doneLabel={WORDS.done} on="sheet" />;
}

function endNote(view: ConsultancyView): string | undefined {
  if (isInterrupted(view)) return ENDING_WORDS.wasInterrupted;
  return view.stated ? ENDING_WORDS[view.stated.isContested ? 'byYou' : 'asksYou'] : undefined;
}

function quoteNote(view: ConsultancyView): string | undefined {
  const { quote, acceptedAt } = view;
  if (!quote) return acceptedAt === null ? undefined : WORDS.noQuote;
  const label =
    quote.status === 'inviato' && !hasOpenQuote(view) ? QUOTE_WORDS.unanswered : QUOTE_STATUS_LABELS[quote.status];
  return label.toLocaleLowerCase('it-IT');
}
