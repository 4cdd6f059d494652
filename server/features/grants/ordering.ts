import type { ComputedStatus } from '#domain/grants/status.ts';
import { largestAmount } from './filters.ts';
import type { CatalogueEntry } from './memory.ts';
import type { GrantSort } from './query.ts';

/** A grant that passed the filters, with its place in the answer to the words of the query. */
export type Found = { entry: CatalogueEntry; status: ComputedStatus; rank: number; terms: string[] };

type Order = (one: Found, other: Found) => number;

const byName: Order = ({ entry: one }, { entry: other }) =>
  one.grant.name < other.grant.name
    ? -1
    : one.grant.name > other.grant.name
      ? 1
      : one.grant.id < other.grant.id
        ? -1
        : 1;

/** The nearest day to act first: days left, then openings ahead, then no date, then closed ones. */
const byDeadline: Order = (one, other) => {
  const [left, right] = [dayToAct(one), dayToAct(other)];
  return left < right ? -1 : left > right ? 1 : byName(one, other);
};

function dayToAct({ entry: { grant }, status }: Found): string {
  if (status.status === 'chiuso') return `4 ${invertedDay(grant.closesOn)}`;
  if (status.status === 'sospeso') return '3';
  if (status.daysToOpening !== null) return `1 ${grant.opensOn}`;
  return status.daysLeft !== null ? `0 ${grant.closesOn}` : '2';
}

/** Among closed grants the last one to close comes first. */
function invertedDay(day: string | null): string {
  return day === null ? '99999999' : String(99_999_999 - Number(day.replaceAll('-', ''))).padStart(8, '0');
}

const ORDERS: Record<GrantSort, Order> = {
  pertinenza: (one, other) => one.rank - other.rank || byDeadline(one, other),
  scadenza: byDeadline,
  importo: (one, other) =>
    (largestAmount(other.entry.grant) ?? -1) - (largestAmount(one.entry.grant) ?? -1) || byName(one, other),
  novita: (one, other) =>
    other.entry.createdAt.getTime() - one.entry.createdAt.getTime() ||
    compare(other.entry.grant.opensOn ?? '', one.entry.grant.opensOn ?? '') ||
    byName(one, other),
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export const inOrder = (found: Found[], sort: GrantSort): Found[] => found.sort(ORDERS[sort]);
