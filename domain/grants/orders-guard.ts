import { addDays, type Day } from '#domain/rules/day.ts';
import type { GrantStatus } from '#domain/vocabulary.ts';
import type { GrantFacts } from './grant-facts.ts';

/** `wait`: nothing may be signed before applying; the day is the first safe one. `from`: orders count from that day. */
export type OrdersGuard = { kind: 'wait' | 'from'; day: Day | null };

const CLOSED: readonly GrantStatus[] = ['chiuso', 'sospeso'];

/**
 * Nothing may be ordered before the application where the call says so, and under the exemption regulation (Reg. UE
 * 651/2014, art. 6). One can apply today or when it opens: from the day after, ordering is safe.
 */
export function ordersGuard(
  { facts, opensOn }: { facts: Pick<GrantFacts, 'orders'>; opensOn: Day | null },
  regime: string | null,
  status: GrantStatus,
  today: Day,
): OrdersGuard | null {
  if (CLOSED.includes(status)) return null;
  const { rule, from } = facts.orders ?? {};
  if (rule === 'ammessi_dal') return from === undefined ? null : { kind: 'from', day: from };
  if (rule === 'ammessi' || (rule === undefined && regime !== 'gber')) return null;
  if (opensOn !== null && opensOn > today) return { kind: 'wait', day: addDays(opensOn, 1) };
  const isOpen = status === 'aperto' || status === 'in_chiusura' || status === 'a_sportello';
  return { kind: 'wait', day: isOpen ? addDays(today, 1) : null };
}
