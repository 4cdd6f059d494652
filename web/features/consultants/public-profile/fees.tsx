import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { formatEuro } from '#web/lib/format.ts';
import { WhatYouPay } from './what-you-pay.tsx';

const { fees } = PUBLIC_PROFILE;

/** The own rates, and what an invoice makes of them. */
export function Fees({ card, hasFirstCall }: { card: ConsultantCard; hasFirstCall: boolean }) {
  return (
    <section aria-label={fees.title} className="grid gap-3">
      <h2 className="text-22 font-bold">{fees.title}</h2>
      <div className="grid rounded border border-rule-2 bg-sheet text-on-sheet sm:grid-cols-2">
        <div className="px-4 pt-4 text-14 max-sm:border-b max-sm:border-rule sm:border-r sm:border-rule">
          <h3 className="font-bold">{fees.own}</h3>
          <dl>
            <Fee term={fees.hour} value={formatEuro(card.hourlyRate)} />
            <Fee
              term={fees.project}
              value={card.projectRate === null ? fees.ask : fees.from(formatEuro(card.projectRate))}
            />
            {hasFirstCall && <Fee term={`${FIRST_CALL.short}, ${FIRST_CALL.minutes}`} value={FIRST_CALL.free} />}
            {card.pricingInfo && (
              <div className="border-t border-rule py-3">
                <dt className="text-13 text-ink-2">{fees.said}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{card.pricingInfo}</dd>
              </div>
            )}
          </dl>
        </div>
        <WhatYouPay firstName={card.firstName} projectRate={card.projectRate} />
      </div>
    </section>
  );
}

const Fee = ({ term, value }: { term: string; value: string }) => (
  <div className="flex justify-between gap-4 border-rule py-3 not-first:border-t">
    <dt>{term}</dt>
    <dd className="font-bold tabular-nums">{value}</dd>
  </div>
);
