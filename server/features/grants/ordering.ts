import type { GrantSort } from '#domain/grants/catalogue-search.ts';
import { DEADLINE_STRETCHES, deadlineStretch } from '#domain/grants/deadline-order.ts';
import type { ComputedStatus } from '#domain/grants/status.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sortedInSteps, type Steps } from '#domain/steps.ts';
import { largestAmount } from './filters.ts';
import type { CatalogueEntry } from './memory.ts';

/** A grant that passed the filters, with its place in the answer to the words of the query, and among what suits the reader. */
export type Found = {
  entry: CatalogueEntry;
  status: ComputedStatus;
  rank: number;
  /** How far from the project that the words tell: 0 suits it, 1 is for other things or firms, 2 asks for a larger one. */
  distance: number;
  fit: number;
  /** See `dayToAct`: made once per grant, not once per comparison. */
  dayToAct: string;
  terms: readonly string[];
};
type Order = (one: Found, other: Found) => number;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byName: Order = ({ entry: { grant: one } }, { entry: { grant: other } }) =>
  compare(one.name, other.name) || compare(one.id, other.id);

/** domain/grants/deadline-order.ts says which stretch comes first; within one, the day, then the name. */
const byDeadline: Order = (one, other) => compare(one.dayToAct, other.dayToAct) || byName(one, other);

const NO_DAY = '9999';

/** The place of a grant among all by the day to act on. */
export function dayToAct(grant: Grant, status: ComputedStatus): string {
  const stretch = deadlineStretch(status);
  const place = DEADLINE_STRETCHES.indexOf(stretch);
  if (stretch === 'dated') return `${place} ${grant.closesOn}`;
  if (stretch === 'opening') return `${place} ${grant.opensOn ?? NO_DAY}`;
  return stretch === 'closed' ? `${place} ${invertedDay(grant.closesOn)}` : String(place);
}

/** Among closed grants the last one to close comes first. */
function invertedDay(day: string | null): string {
  return day === null ? '99999999' : String(99_999_999 - Number(day.replaceAll('-', ''))).padStart(8, '0');
}

const place = (one: number, other: number): number => (one === other ? 0 : one - other);

const ORDERS: Record<GrantSort, Order> = {
  adatti: (one, other) => place(one.fit, other.fit) || byDeadline(one, other),
  pertinenza: (one, other) => one.distance - other.distance || one.rank - other.rank || byDeadline(one, other),
  scadenza: byDeadline,
  importo: (one, other) =>
    (largestAmount(other.entry.grant) ?? -1) - (largestAmount(one.entry.grant) ?? -1) || byName(one, other),
  novita: (one, other) =>
    other.entry.createdAt.getTime() - one.entry.createdAt.getTime() ||
    compare(other.entry.grant.opensOn ?? '', one.entry.grant.opensOn ?? '') ||
    byName(one, other),
};

export const inOrder = (found: readonly Found[], sort: GrantSort): Steps<Found[]> => sortedInSteps(found, ORDERS[sort]);
