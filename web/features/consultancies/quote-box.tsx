import type { ConsultancyView, QuoteView } from '#domain/consultancies/consultancy-view.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { hasOpenQuote } from '#domain/consultancies/waits-for-client.ts';
import {
  DESK_WORDS,
  FLAG_TEXTS,
  QUOTE_STATUS_LABELS,
  QUOTE_WORDS as WORDS,
} from '#messages/consultancies/consultancies.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { useConsultancyWrite } from './api.ts';
import { QuoteLines } from './quote-lines.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { SimilarBar } from './similar-bar.tsx';

type Props = { view: ConsultancyView; quote: QuoteView; day: string };

/** What the client gets, with what should make one think before accepting it. */
export function QuoteBox({ view, quote, day }: Props) {
  const accept = useConsultancyWrite('answer', WORDS.accepted);
  const decline = useConsultancyWrite('answer', WORDS.declined);
  const isOpen = hasOpenQuote(view);
  const isLeft = quote.status === 'inviato' && !isOpen;
  return (
    <section aria-label={WORDS.by(view.consultantName)} className="grid gap-4 rounded border border-rule-2 p-4">
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="text-16 font-bold">{DESK_WORDS.quote}</h3>
        <Badge tone={quote.status === 'accettato' ? 'ok' : 'neutral'}>
          {isLeft ? WORDS.unanswered : QUOTE_STATUS_LABELS[quote.status]}
        </Badge>
        {!isLeft && <span className="text-13 text-ink-2">{WORDS.until(formatDay(quote.validUntil))}</span>}
      </header>
      {isOpen && quote.flags.length > 0 && (
        <InlineAlert tone="no" title={WORDS.flags}>
          {quote.flags.map((flag) => (
            <span key={flag} className="block">
              {FLAG_TEXTS[flag]}
            </span>
          ))}
        </InlineAlert>
      )}
      <div className="grid gap-6 desk:grid-cols-2">
        <div className="grid content-start gap-3 text-14">
          <List title={WORDS.includes} items={quote.includes} />
          {quote.excludes.length > 0 && <List title={WORDS.excludes} items={quote.excludes} />}
          {quote.note && <p className="whitespace-pre-line wrap-anywhere">{quote.note}</p>}
          {quote.reason && <p>{DESK_WORDS.reasonGiven(quote.reason)}</p>}
        </div>
        <div className="grid content-start gap-4">
          <QuoteLines quote={quote} day={day} />
          {isOpen && <SimilarBar id={view.id} quote={quote} />}
        </div>
      </div>
      {isOpen && (
        <footer className="flex flex-wrap gap-2">
          <Button
            variant="filo"
            loading={accept.isPending}
            onClick={() => accept.mutate({ id: view.id, quoteId: quote.id, isAccepted: true, reason: '' })}
          >
            {WORDS.accept}
          </Button>
          <ReasonDialog
            trigger={<Button>{WORDS.decline}</Button>}
            title={WORDS.declineTitle}
            description={isActive(view.status) ? WORDS.declineStops : WORDS.declineText}
            confirmLabel={WORDS.decline}
            onConfirm={(reason) => decline.mutateAsync({ id: view.id, quoteId: quote.id, isAccepted: false, reason })}
          />
        </footer>
      )}
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
