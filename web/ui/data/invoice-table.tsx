import type { InvoiceLines } from '#domain/consultancies/invoice.ts';
import { formatEuro } from '#web/lib/format.ts';

type Words = Record<'now' | 'later' | 'fee' | 'fund' | 'vat' | 'stamp' | 'total' | 'withholding', string> & {
  withholdingNote: string;
};
type Props = {
  words: Words;
  /** The last line: who gets what is left. */
  paid: string;
  now: InvoiceLines;
  /** Due only once the grant comes. */
  later: InvoiceLines | null;
  /** The heading of a single column says nothing new. */
  isPlain?: boolean;
};

const STRONG: readonly string[] = ['total', 'paid'];
const ROWS = ['fee', 'fund', 'vat', 'stamp', 'total', 'withholding', 'paid'] as const;

/** A fee as its invoice says it, at once and later; lines that are nothing in both are left out. */
export function InvoiceTable({ words, paid, now, later, isPlain = false }: Props) {
  return (
    <table className="w-full tabular-nums">
      {!(isPlain && later === null) && (
        <thead>
          <tr className="text-13 text-ink-2">
            <td />
            <Head>{words.now}</Head>
            {later && <Head>{words.later}</Head>}
          </tr>
        </thead>
      )}
      <tbody>
        {ROWS.filter((key) => now[key] > 0 || (later?.[key] ?? 0) > 0).map((key) => {
          const isMinus = key === 'withholding';
          const weight = STRONG.includes(key) ? 'font-bold' : 'font-normal';
          return (
            <tr key={key} className={STRONG.includes(key) ? 'border-t border-rule font-bold' : undefined}>
              <th scope="row" className={`py-1 text-left ${weight}`}>
                {key === 'paid' ? paid : words[key]}
                {isMinus && <span className="block text-13 font-normal text-ink-2">{words.withholdingNote}</span>}
              </th>
              <Money value={now[key]} isMinus={isMinus} />
              {later && <Money value={later[key]} isMinus={isMinus} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="py-1 pl-2 text-right font-normal whitespace-nowrap">
    {children}
  </th>
);

const Money = ({ value, isMinus }: { value: number; isMinus: boolean }) => (
  <td className="py-1 pl-2 text-right whitespace-nowrap">
    {isMinus && '− '}
    {formatEuro(value)}
  </td>
);
