import type { Grant } from '#domain/grants/grant.ts';
import type { AidForm } from '#domain/vocabulary.ts';

export type SpendBounds = {
  min: number | null;
  max: number | null;
  maxLimitsProject: boolean;
  /** The least that a fund puts in as capital: no spend, but a plan of a small part of it has no use for it. */
  ticket: number | null;
};

/** Amounts of these kinds are a spend, or a loan that a smaller spend cannot carry. */
const CARRIED = ['spesa', 'investimento', 'finanziamento'];
/** A ticket of capital is no spend of the project. */
const NOT_SPENT: readonly AidForm[] = ['capitale di rischio'];

/** What the project must reach and may not pass: the facts first, then the amounts of the card. */
export function spendBounds({ facts, amounts, aidForm }: Grant): SpendBounds {
  const isCarried = CARRIED.includes(amounts.kind) && !NOT_SPENT.includes(aidForm);
  const spend = facts.spend ?? {};
  return {
    min: spend.min ?? (isCarried ? amounts.min : null),
    max: spend.max ?? (isCarried ? amounts.max : null),
    ticket: NOT_SPENT.includes(aidForm) ? (facts.aid?.min ?? amounts.min) : null,
    maxLimitsProject: spend.max !== undefined && spend.maxLimitsProject === true,
  };
}

/** A plan of less than this part of a ticket is of another scale. */
const TICKET_PART = 10;

export const isUnderTicket = (ticket: number | null, spend: number | null): boolean =>
  ticket !== null && spend !== null && spend * TICKET_PART < ticket;
