import { useState } from 'react';
import { estimateOf, SAMPLE_FEE } from '#domain/consultancies/estimate.ts';
import { invoiceLines, TAX_REGIMES, type TaxRegime } from '#domain/consultancies/invoice.ts';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { QUOTE_WORDS, REGIME_LABELS } from '#messages/consultancies/consultancies.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { formatEuro } from '#web/lib/format.ts';
import { InvoiceTable } from '#web/ui/data/invoice-table.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { OwnDraft } from './own-draft-api.ts';

const WORDS = PUBLIC_PROFILE.fees;
const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));

/** A fee as its invoice would say it, on one's own draft where there is one. An unsaid regime can be tried out. */
export function WhatYouPay({ card, draft }: { card: ConsultantCard; draft: OwnDraft | null }) {
  const [tried, setTried] = useState<TaxRegime>('ordinario_cassa');
  const [day] = useState(() => romeMoment(new Date()).day);
  const regime = card.taxRegime ?? tried;
  const { fixed, later } = estimateOf(card, draft?.aid ?? null);
  const now = invoiceLines(fixed, regime, day);
  const then = later === null ? null : invoiceLines(later, regime, day);
  return (
    <section aria-label={WORDS.pay} className="grid content-start gap-2 p-4 text-14">
      <h3 className="font-bold">{WORDS.pay}</h3>
      {!draft && (
        <p className="text-13 text-ink-2">
          {card.projectRate === null ? WORDS.onSample(formatEuro(SAMPLE_FEE)) : WORDS.onProject}
        </p>
      )}
      {card.taxRegime === null && (
        <Field label={WORDS.regime} inline>
          <Select
            size="sm"
            options={REGIMES}
            value={tried}
            onChange={({ target }) => setTried(TAX_REGIMES.find((each) => each === target.value) ?? tried)}
          />
        </Field>
      )}
      <div aria-live="polite">
        <InvoiceTable words={QUOTE_WORDS} paid={WORDS.paidTo(card.firstName)} now={now} later={then} isPlain />
      </div>
      <p className="text-13 text-ink-2">
        {then && `${WORDS.inAll(formatEuro(fixed + (later ?? 0)))} `}
        {WORDS.payNote(card.taxRegime && REGIME_LABELS[card.taxRegime].toLocaleLowerCase('it-IT'))}
      </p>
    </section>
  );
}
