import { Fragment, type ReactNode } from 'react';
import { figuresLine } from '#domain/grants/amount-text.ts';
import { capital } from '#domain/writing/phrases.ts';
import { AID_FORM_LABELS, AID_REGIME_LABELS, NOT_STATED, OPENING_MODE_LABELS } from '#messages/grants/grants.ts';
import { GRANT_PAGE } from '#messages/grants/grant-page.ts';
import { amountParts } from '#messages/grants/card.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';

type Fact = { name: string; value: string; detail: string };

export function grantFacts({ grant, amount }: Pick<GrantDetail, 'grant' | 'amount'>): Fact[] {
  return [
    amountFact(grant, amount),
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
    timeFact(grant, amount),
  ];
}

/** The form of the aid has a column of its own: where no figure is known, what it pays for stands in the first. */
function amountFact(grant: GrantDetail['grant'], amount: GrantDetail['amount']): Fact {
  const intensity = grant.aidIntensity ? GRANT_PAGE.intensity(grant.aidIntensity) : '';
  if (amount.code === 'none') {
    const [first, ...others] = grant.eligibleCosts;
    return { name: GRANT_PAGE.costs, value: first ?? NOT_STATED, detail: intensity || others.slice(0, 2).join(', ') };
  }
  const { meaning, value } = amountParts(amount);
  return { name: meaning, value, detail: intensity || (grant.facts.aid?.note ?? '') };
}

/** How long it takes, or else the spend it asks for, unless that stands in the first column. */
function timeFact({ processingTime, facts }: GrantDetail['grant'], amount: GrantDetail['amount']): Fact {
  const time = processingTime ?? facts.times?.decision;
  const isTold = 'kind' in amount && amount.kind === 'spesa';
  const spend = time || isTold ? null : figuresLine(facts.spend ?? {}, 'spesa');
  if (spend) {
    const { meaning, value } = amountParts(spend);
    return { name: meaning, value, detail: '' };
  }
  return { name: GRANT_PAGE.processingTime, value: time ? capital(time) : NOT_STATED, detail: '' };
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

/** `more` stands under the value, such as where it comes from. */
export type DataRow = { name: string; value: ReactNode; more?: ReactNode };

/** A list of names and values; what is not known is said. */
export function DataList({ rows }: { rows: readonly DataRow[] }) {
  return (
    <dl className="mt-4 grid text-14 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {rows.map(({ name, value, more }) => (
        <Fragment key={name}>
          <dt className="pt-2 text-ink-2 sm:border-b sm:border-rule sm:py-2 sm:pr-4">{name}</dt>
          <dd className="border-b border-rule pb-2 [overflow-wrap:anywhere] sm:py-2">
            {value || NOT_STATED}
            {more}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
