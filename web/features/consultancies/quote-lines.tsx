import { invoiceLines } from '#domain/consultancies/invoice.ts';
import { successFee, type QuoteInput } from '#domain/consultancies/quote.ts';
import { QUOTE_WORDS as WORDS, REFUND_LABELS } from '#messages/consultancies/consultancies.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { formatEuro } from '#web/lib/format.ts';
import { InvoiceTable } from '#web/ui/data/invoice-table.tsx';

type Props = { quote: QuoteInput; day: string };

/** The quote as the client reads it: what is paid at once and what only if the grant comes, taxes included. */
export function QuoteLines({ quote, day }: Props) {
  const now = invoiceLines(quote.fixedFee, quote.regime, day);
  const due = successFee(quote);
  const later = due === null || due === 0 ? null : invoiceLines(due, quote.regime, day);
  return (
    <div className="grid gap-3 text-14">
      <div>
        <p className="display text-28 tabular-nums">{formatEuro(due === null ? quote.cap : quote.fixedFee + due)}</p>
        <p className="text-13 text-ink-2">{headline(quote, due)}</p>
      </div>
      <div className="text-13">
        <InvoiceTable words={WORDS} paid={WORDS.paid} {...{ now, later }} />
      </div>
      {quote.successPercent > 0 && <p>{WORDS.percentOf(percentText(quote.successPercent))}.</p>}
      <p className="text-13 text-ink-2">
        {WORDS.refund}: {REFUND_LABELS[quote.refund]}
      </p>
    </div>
  );
}

/** What the figure above means: due anyway, due only if the grant comes, or not yet sayable. */
function headline({ successPercent, fixedFee, cap }: QuoteInput, due: number | null): string {
  const most = WORDS.atMost(formatEuro(cap));
  if (successPercent === 0) return WORDS.dueAnyway;
  return `${due === null ? WORDS.dueUnknown(formatEuro(fixedFee)) : WORDS.dueIf(formatEuro(fixedFee))} ${due === null ? '' : most}`.trim();
}
