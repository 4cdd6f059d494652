import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { KIND_LABELS, QUOTE_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { formatDate } from '#web/lib/format.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { personOf } from './quote-draft.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { RequestDetails } from './request-details.tsx';

type Props = { view: ConsultancyView; day: string; isDraft: boolean };

/** One request in whole: what was asked, where it stands, and the offer beside it. */
export function QuotePane({ view, day, isDraft }: Props) {
  const { quote } = view;
  return (
    <section aria-labelledby="preventivo" className="rounded border border-rule-2 bg-sheet text-on-sheet desk:min-w-0">
      <header className="grid gap-3 border-b border-rule p-4 sm:p-5">
        <div>
          <h2 id="preventivo" tabIndex={-1} className="display text-22 wrap-anywhere focus-visible:outline-none">
            {WORDS.title(view.clientName)}
          </h2>
          <p className="text-14 text-ink-2">
            {[KIND_LABELS[view.kind], view.grantName, view.clientPerson].filter(Boolean).join(' · ')}
          </p>
        </div>
        <RequestDetails view={view} />
        <Path {...{ view, isDraft }} />
        {quote?.status === 'inviato' && (
          <InlineAlert tone="info">{WORDS.waiting(formatDate(quote.sentAt))}</InlineAlert>
        )}
        {quote?.status === 'rifiutato' && (
          <InlineAlert tone="verify" title={WORDS.refused(personOf(view))}>
            {quote.reason}
          </InlineAlert>
        )}
        {quote?.status === 'scaduto' && <InlineAlert tone="verify">{WORDS.expired}</InlineAlert>}
      </header>
      <QuoteEditor {...{ view, day }} />
    </section>
  );
}

function Path({ view, isDraft }: { view: ConsultancyView; isDraft: boolean }) {
  const { createdAt, answeredAt, quote } = view;
  const isOut = quote?.status === 'inviato';
  // The first answer came before any offer: it was a question.
  const askedAt = answeredAt !== null && (quote === null || answeredAt < quote.sentAt) ? answeredAt : null;
  const steps = [
    { id: 'asked', label: WORDS.steps.asked, done: true, note: formatDate(createdAt) },
    ...(askedAt ? [{ id: 'info', label: WORDS.steps.info, done: true, note: formatDate(askedAt) }] : []),
    {
      id: 'quote',
      label: WORDS.steps.quote,
      done: isOut,
      note: isDraft ? WORDS.inDraft : isOut ? formatDate(quote.sentAt) : '',
    },
    { id: 'answer', label: WORDS.steps.answer(personOf(view)) },
    { id: 'started', label: WORDS.steps.started },
  ];
  return (
    <Stepper
      label={WORDS.path}
      steps={steps}
      currentId={isOut ? 'answer' : 'quote'}
      doneLabel={WORDS.done}
      on="sheet"
    />
  );
}
