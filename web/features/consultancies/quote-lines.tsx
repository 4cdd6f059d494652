import { invoiceLines, type InvoiceLines } from '#domain/consultancies/invoice.ts';
import { successFee, type QuoteInput } from '#domain/consultancies/quote.ts';
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
      <div>
        <p className="display text-28 tabular-nums">{formatEuro(due === null ? quote.cap : quote.fixedFee + due)}</p>
        <p className="text-13 text-ink-2">{headline(quote, due)}</p>
      </div>
      <table className="w-full text-13 tabular-nums">
        <thead>
          <tr className="text-13 text-ink-2">
            <td />
            <th scope="col" className="py-1 pl-2 text-right font-normal whitespace-nowrap">
              {WORDS.now}
            </th>
            {later && (
              <th scope="col" className="py-1 pl-2 text-right font-normal whitespace-nowrap">
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
                <td className="py-1 pl-2 text-right whitespace-nowrap">
                  {isMinus && '− '}
                  {formatEuro(now[key])}
                </td>
                {later && (
                  <td className="py-1 pl-2 text-right whitespace-nowrap">
                    {isMinus && '− '}
                    {formatEuro(later[key])}
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
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
