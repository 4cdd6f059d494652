import { invoiceLines, successFee, type InvoiceLines, type QuoteInput } from '#domain/consultancies/quote.ts';
import { QUOTE_WORDS as WORDS, REFUND_LABELS } from '#messages/consultancies/consultancies.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { formatEuro } from '#web/lib/format.ts';

type Props = { quote: QuoteInput; day: string };

/** The quote as the client reads it: what is paid at once and what only if the grant comes, taxes included. */
export function QuoteLines({ quote, day }: Props) {
  const now = invoiceLines(quote.fixedFee, quote.regime, day);
  const due = successFee(quote);
  const later = due === null || due === 0 ? null : invoiceLines(due, quote.regime, day);
  const rows: { term: string; key: keyof InvoiceLines; isStrong?: boolean; isMinus?: boolean }[] = [
    { term: WORDS.fee, key: 'fee' },
    { term: WORDS.fund, key: 'fund' },
    { term: WORDS.vat, key: 'vat' },
    { term: WORDS.stamp, key: 'stamp' },
    { term: WORDS.total, key: 'total', isStrong: true },
    { term: WORDS.withholding, key: 'withholding', isMinus: true },
    { term: WORDS.paid, key: 'paid', isStrong: true },
  ];
  const isShown = (key: keyof InvoiceLines) => now[key] > 0 || (later?.[key] ?? 0) > 0;
  return (
    <div className="grid gap-3 text-14">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-13 text-ink-2">
            <td />
            <th scope="col" className="py-1 text-right font-normal">
              {WORDS.now}
            </th>
            {later && (
              <th scope="col" className="py-1 text-right font-normal">
                {WORDS.later}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ key }) => isShown(key))
            .map(({ term, key, isStrong, isMinus }) => (
              <tr key={key} className={isStrong ? 'border-t border-rule font-bold' : undefined}>
                <th scope="row" className={`py-1 text-left ${isStrong ? 'font-bold' : 'font-normal'}`}>
                  {term}
                  {isMinus && <span className="block text-13 font-normal text-ink-2">{WORDS.withholdingNote}</span>}
                </th>
                <td className="py-1 text-right">
                  {isMinus && '− '}
                  {formatEuro(now[key])}
                </td>
                {later && (
                  <td className="py-1 text-right">
                    {isMinus && '− '}
                    {formatEuro(later[key])}
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
      <p>
        {quote.successPercent > 0 && `${WORDS.percentOf(percentText(quote.successPercent))}. `}
        <b>{WORDS.atMost(formatEuro(quote.cap))}</b>
      </p>
      <p className="text-13 text-ink-2">
        {WORDS.refund}: {REFUND_LABELS[quote.refund]}
      </p>
    </div>
  );
}
