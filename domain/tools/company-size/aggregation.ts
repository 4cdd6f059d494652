import { UNKNOWN_RANGE, type Range, type SizeRanges } from '#domain/rules/pmi.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import type { LinkedGroups } from './linked-groups.ts';
import { partnersOf } from './partners.ts';
import type { Holder, SizeInput, YearFigures } from './size-input.ts';

export type RowRole = 'self' | 'linked' | 'partner' | 'partner_linked';

/** One line of the table to print: a firm, the share that counts and what it adds; null is unknown. */
export type AggregationRow = {
  id: string;
  name: string;
  role: RowRole;
  /** Percent of its figures that counts. */
  share: number;
  /** Year of the accounts used, which may be older than the year asked. */
  year: number | null;
  isEstimate: boolean;
  staff: number | null;
  turnover: number | null;
  balance: number | null;
};

type Aggregation = { year: number; rows: AggregationRow[]; totals: SizeRanges };

/** An accounting period with every size its figures may mean. */
export type YearSize = Aggregation & { possible: CompanySize[] };

/** Own figures, all of the linked ones, partners in proportion (art. 6). */
export function aggregate(input: SizeInput, links: LinkedGroups, year: number, isPrudent: boolean): Aggregation {
  const holders = new Map(input.holders.map((holder) => [holder.id, holder]));
  const group = links.groupOf(input.subject);
  const row = (id: string, role: RowRole, share: number) => rowOf(holders.get(id)!, role, share, year);
  const partnerRows = partnersOf(group, links, input, isPrudent).partners.flatMap((partner) =>
    [...partner.group].map((id) => row(id, id === partner.id ? 'partner' : 'partner_linked', partner.share)),
  );
  const rows = [
    row(input.subject, 'self', 100),
    ...[...group].filter((id) => id !== input.subject).map((id) => row(id, 'linked', 100)),
    ...partnerRows,
  ];
  return {
    year,
    rows,
    totals: { staff: total(rows, 'staff'), turnover: total(rows, 'turnover'), balance: total(rows, 'balance') },
  };
}

function rowOf(holder: Holder, role: RowRole, share: number, year: number): AggregationRow {
  const figures = figuresFor(holder.years, year);
  const part = (value: number | null | undefined) => (value == null ? null : cents((value * share) / 100));
  return {
    id: holder.id,
    name: holder.name,
    role,
    share,
    year: figures?.year ?? null,
    isEstimate: figures?.isEstimate ?? false,
    staff: part(figures?.staff),
    turnover: part(figures?.turnover),
    balance: part(figures?.balance),
  };
}

/** The accounts of that year, else the latest before it, else the earliest known. */
function figuresFor(years: YearFigures[], year: number): YearFigures | null {
  const sorted = years.toSorted((a, b) => b.year - a.year);
  return sorted.find((each) => each.year <= year) ?? sorted.at(-1) ?? null;
}

function total(rows: AggregationRow[], field: 'staff' | 'turnover' | 'balance'): Range {
  return rows.reduce<Range>(
    (sum, row) => {
      const value = row[field];
      return value === null
        ? { min: sum.min, max: UNKNOWN_RANGE.max }
        : { min: cents(sum.min + value), max: cents(sum.max + value) };
    },
    { min: 0, max: 0 },
  );
}

/** Sums of hundredths stay exact, so that a limit is met exactly or not at all. */
function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
