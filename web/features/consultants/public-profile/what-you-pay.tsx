import { useState } from 'react';
import { invoiceLines, TAX_REGIMES, type InvoiceLines, type TaxRegime } from '#domain/consultancies/invoice.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { QUOTE_WORDS as LINES, REGIME_LABELS } from '#messages/consultancies/consultancies.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

const WORDS = PUBLIC_PROFILE.fees;
const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));
/** Where no price of a whole application is known. */
const SAMPLE_FEE = 1_000;

type Props = { firstName: string; projectRate: number | null };

/** A fee as its invoice would say it. Which regime it is only the offer says, so both can be seen. */
export function WhatYouPay({ firstName, projectRate }: Props) {
  const [regime, setRegime] = useState<TaxRegime>('ordinario_cassa');
  const [day] = useState(() => romeMoment(new Date()).day);
  const lines = invoiceLines(projectRate ?? SAMPLE_FEE, regime, day);
  const rows: { term: string; key: keyof InvoiceLines; isStrong?: boolean }[] = [
    { term: LINES.fee, key: 'fee' },
    { term: LINES.fund, key: 'fund' },
    { term: LINES.vat, key: 'vat' },
    { term: LINES.stamp, key: 'stamp' },
    { term: LINES.total, key: 'total', isStrong: true },
    { term: LINES.withholding, key: 'withholding' },
    { term: WORDS.paidTo(firstName), key: 'paid', isStrong: true },
  ];
  return (
    <section aria-label={WORDS.pay} className="grid content-start gap-2 p-4 text-14">
      <h3 className="font-bold">{WORDS.pay}</h3>
      <p className="text-13 text-ink-2">
        {projectRate === null ? WORDS.onSample(formatEuro(SAMPLE_FEE)) : WORDS.onProject}
      </p>
      <Field label={WORDS.regime} inline>
        <Select
          size="sm"
          options={REGIMES}
          value={regime}
          onChange={({ target }) => setRegime(TAX_REGIMES.find((each) => each === target.value) ?? regime)}
        />
      </Field>
      <table className="w-full tabular-nums" aria-live="polite">
        <tbody>
          {rows
            .filter(({ key }) => lines[key] > 0)
            .map(({ term, key, isStrong }) => (
              <tr key={key} className={isStrong ? 'border-t border-rule font-bold' : undefined}>
                <th scope="row" className={`py-1.5 text-left ${isStrong ? 'font-bold' : 'font-normal'}`}>
                  {term}
                  {key === 'withholding' && (
                    <span className="block text-13 font-normal text-ink-2">{LINES.withholdingNote}</span>
                  )}
                </th>
                <td className="py-1.5 text-right whitespace-nowrap">
                  {key === 'withholding' && '− '}
                  {formatEuro(lines[key])}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="text-13 text-ink-2">{WORDS.payNote}</p>
    </section>
  );
}
