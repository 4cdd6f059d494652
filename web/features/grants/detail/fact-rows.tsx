import type { FactField } from '#domain/grants/grant-facts.ts';
import { capital } from '#domain/writing/phrases.ts';
import {
  ACCESS_LABELS,
  ageWords,
  EVALUATION_LABELS,
  FACT_NAMES,
  ORDER_WORDS,
  ownershipWords,
  seatWords,
  SIGNATURE_LABELS,
  taxWords,
  whoNotWords,
  whoWords,
} from '#messages/grants/grant-facts.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { FactSources } from './fact-sources.tsx';
import type { DataRow } from './facts.tsx';

type Grant = GrantDetail['grant'];
export type FactRow = { field: FactField; name: string; value: string };

const known = (rows: { field: FactField; name: string; value: string | undefined }[]): FactRow[] =>
  rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value: capital(value) }] : []));

/** Who, where and under which rules, as far as it is known. */
export function ruleRows({ facts }: Grant): FactRow[] {
  const { who, seat, tax, age, ownership, ateco, regime, cumulation, orders } = facts;
  return known([
    { field: 'who', name: FACT_NAMES.who, value: who && whoWords(who) },
    { field: 'who', name: FACT_NAMES.whoNot, value: who && whoNotWords(who) },
    { field: 'seat', name: FACT_NAMES.seat, value: seat && seatWords(seat) },
    { field: 'ateco', name: FACT_NAMES.ateco, value: ateco?.note },
    { field: 'tax', name: FACT_NAMES.tax, value: tax && taxWords(tax) },
    { field: 'age', name: FACT_NAMES.age, value: age && ageWords(age) },
    { field: 'ownership', name: FACT_NAMES.ownership, value: ownership && ownershipWords(ownership) },
    { field: 'orders', name: FACT_NAMES.orders, value: orders && orderWords(orders) },
    { field: 'regime', name: FACT_NAMES.regime, value: regime?.text },
    { field: 'cumulation', name: FACT_NAMES.cumulation, value: cumulation },
  ]);
}

function orderWords({ rule, from }: NonNullable<Grant['facts']['orders']>): string {
  if (rule !== 'ammessi_dal') return ORDER_WORDS[rule];
  return from ? ORDER_WORDS.ammessi_dal(formatDay(from)) : ORDER_WORDS.ammessi;
}

/** How the application is made. */
export function portalRows({ facts }: Grant): FactRow[] {
  return known([
    { field: 'portal', name: FACT_NAMES.portal, value: facts.portal },
    { field: 'access', name: FACT_NAMES.access, value: facts.access?.map((way) => ACCESS_LABELS[way]).join(', ') },
    { field: 'signature', name: FACT_NAMES.signature, value: facts.signature && SIGNATURE_LABELS[facts.signature] },
  ]);
}

/** What happens once it is sent. */
export function afterRows({ facts }: Grant): FactRow[] {
  return known([
    {
      field: 'evaluation',
      name: FACT_NAMES.evaluation,
      value: facts.evaluation && EVALUATION_LABELS[facts.evaluation],
    },
    { field: 'times', name: FACT_NAMES.decision, value: facts.times?.decision },
    { field: 'times', name: FACT_NAMES.paymentTime, value: facts.times?.payment },
    { field: 'payment', name: FACT_NAMES.payment, value: facts.payment },
  ]);
}

/** Each with its sources under it. */
export const withSources = (facts: Grant['facts'], rows: readonly FactRow[]): DataRow[] =>
  rows.map(({ field, name, value }) => ({
    name,
    value,
    more: <FactSources facts={facts} field={field} about={name} />,
  }));
