import { Fragment, type ReactNode } from 'react';
import { AID_FORM_LABELS, AID_REGIME_LABELS, NOT_STATED, OPENING_MODE_LABELS } from '#messages/grants/grants.ts';
import { GRANT_PAGE } from '#messages/grants/grant-page.ts';
import { amountParts } from '#messages/grants/screens.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';

type Fact = { name: string; value: string; detail: string };

export function grantFacts({ grant, amount }: Pick<GrantDetail, 'grant' | 'amount'>): Fact[] {
  const { meaning, value } = amountParts(amount);
  return [
    {
      name: meaning,
      value,
      detail: grant.aidIntensity ? GRANT_PAGE.intensity(grant.aidIntensity) : GRANT_PAGE.intensityUnknown,
    },
    {
      name: GRANT_PAGE.aidForm,
      value: AID_FORM_LABELS[grant.aidForm],
      detail: grant.aidRegime ? AID_REGIME_LABELS[grant.aidRegime] : GRANT_PAGE.aidRegimeUnknown,
    },
    {
      name: GRANT_PAGE.howToAsk,
      value: grant.openingMode ? OPENING_MODE_LABELS[grant.openingMode] : NOT_STATED,
      detail: '',
    },
    { name: GRANT_PAGE.processingTime, value: grant.processingTime ?? NOT_STATED, detail: '' },
  ];
}

/** The four things one looks for first, in ruled columns. */
export function Facts({ detail }: { detail: GrantDetail }) {
  return (
    <dl className="grid grid-cols-2 border-y border-rule-2 desk:grid-cols-4 print:hidden">
      {grantFacts(detail).map((fact) => (
        <div
          key={fact.name}
          className="py-3 pr-3 even:border-l even:border-rule even:pl-4 max-desk:nth-[n+3]:border-t max-desk:nth-[n+3]:border-rule desk:py-4 desk:not-first:border-l desk:not-first:border-rule desk:not-first:pl-4"
        >
          <dt className="text-13 text-ink-2">{fact.name}</dt>
          <dd className="text-18 leading-[1.35] font-semibold text-pretty tabular-nums">{fact.value}</dd>
          {fact.detail && <dd className="text-13 text-ink-2">{fact.detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A list of names and values; what is not known is said. */
export function DataList({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="mt-4 grid text-14 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {rows.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className="pt-2 text-ink-2 sm:border-b sm:border-rule sm:py-2 sm:pr-4">{name}</dt>
          <dd className="border-b border-rule pb-2 [overflow-wrap:anywhere] sm:py-2">{value || NOT_STATED}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
