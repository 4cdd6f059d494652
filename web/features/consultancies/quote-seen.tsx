import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { QuoteInput } from '#domain/consultancies/quote.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { chatPath } from '#domain/paths.ts';
import { QUOTE_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { formatEuro } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { SimilarBar } from './similar-bar.tsx';

type Props = { view: ConsultancyView; quote: QuoteInput; day: string; person: string };

/** The client's side of the offer while it is written, and what the law asks of it. */
export function QuoteSeen({ view, quote, day, person }: Props) {
  const isWithheld = quote.regime === 'ordinario' || quote.regime === 'ordinario_cassa';
  const isSuccessOnly = quote.fixedFee === 0 && quote.successPercent > 0;
  return (
    <aside
      aria-label={WORDS.seenBy(person)}
      className="grid content-start gap-4 border-rule bg-paper p-4 text-on-paper max-desk:border-t sm:p-5 desk:border-l"
    >
      <h3 className="text-13 font-medium text-ink-2">{WORDS.seenBy(person)}</h3>
      {quote.fixedFee > 0 || quote.successPercent > 0 ? (
        <QuoteLines quote={quote} day={day} />
      ) : (
        <p className="text-14 text-ink-2">{WORDS.nothingYet}</p>
      )}
      <SimilarBar id={view.id} quote={quote} />
      {isWithheld && quote.fixedFee > 0 && (
        <InlineAlert tone="verify">
          {WORDS.withheldIf(person)}
          <div className="mt-2">
            <ButtonLink size="sm" href={chatPath(view.id)} className="whitespace-normal">
              {WORDS.askTo(person)}
            </ButtonLink>
          </div>
        </InlineAlert>
      )}
      {isSuccessOnly && (
        <InlineAlert tone="verify">
          {WORDS.fairFee(
            String(ruleValue('fair_fee.client_staff', day)),
            formatEuro(ruleValue('fair_fee.client_revenue', day)),
          )}
        </InlineAlert>
      )}
    </aside>
  );
}
