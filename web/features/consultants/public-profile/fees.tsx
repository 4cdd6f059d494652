import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { formatEuro } from '#web/lib/format.ts';
import type { OwnDraft } from './own-draft-api.ts';
import { WhatYouPay } from './what-you-pay.tsx';

const { fees } = PUBLIC_PROFILE;

type Props = { card: ConsultantCard; draft: OwnDraft | null; hasFirstCall: boolean };

/** The own rates, and what an invoice makes of them. */
export function Fees({ card, draft, hasFirstCall }: Props) {
  const { successPercent, successCap } = card;
  return (
    <section aria-label={fees.title} className="grid gap-3">
      <header>
        <h2 className="text-22 font-bold">{fees.title}</h2>
        {draft && (
          <p className="max-w-[60ch] text-14 text-ink-2">
            {fees.onDraft(draft.grantName, formatEuro(draft.cost), formatEuro(draft.aid))}
          </p>
        )}
      </header>
      <div className="grid rounded border border-rule-2 bg-sheet text-on-sheet sm:grid-cols-2">
        <div className="px-4 pt-4 text-14 max-sm:border-b max-sm:border-rule sm:border-r sm:border-rule">
          <h3 className="font-bold">{fees.own}</h3>
          <dl>
            <Fee term={fees.hour} value={formatEuro(card.hourlyRate)} />
            <Fee
              term={fees.project}
              note={card.projectRate === null ? undefined : fees.projectNote}
              value={card.projectRate === null ? fees.ask : fees.from(formatEuro(card.projectRate))}
            />
            {successPercent !== null && successPercent > 0 && (
              <Fee
                term={fees.success}
                note={fees.successNote(successCap === null ? null : formatEuro(successCap))}
                value={percentText(successPercent)}
              />
            )}
            {hasFirstCall && <Fee term={FIRST_CALL.short} note={FIRST_CALL.minutes} value={FIRST_CALL.free} />}
            {card.pricingInfo && (
              <div className="border-t border-rule py-3">
                <dt className="text-13 text-ink-2">{fees.said}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{card.pricingInfo}</dd>
              </div>
            )}
          </dl>
        </div>
        <WhatYouPay {...{ card, draft }} />
      </div>
    </section>
  );
}

const Fee = ({ term, note, value }: { term: string; note?: string | undefined; value: string }) => (
  <div className="flex justify-between gap-4 border-rule py-3 not-first:border-t">
    <dt>
      {term}
      {note && <span className="block text-13 text-ink-2">{note}</span>}
    </dt>
    <dd className="font-bold whitespace-nowrap tabular-nums">{value}</dd>
  </div>
);
