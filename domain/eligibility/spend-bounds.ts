import type { Grant } from '#domain/grants/grant.ts';
import { NUMBER } from '#domain/numbers/numbers-in.ts';
import { readEuro, SCALE } from '#domain/numbers/read-number.ts';
import { fold } from '#domain/search/fold.ts';
import type { AidForm } from '#domain/vocabulary.ts';

export type SpendBounds = {
  min: number | null;
  /** A lower least that the call has for some: "minimo 7,5 milioni per prodotti agricoli". */
  minForSome: number | null;
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
  const min = spend.min ?? (isCarried ? amounts.min : null);
  return {
    min,
    minForSome: lowerLeast(facts.aid?.note, min),
    max: spend.max ?? (isCarried ? amounts.max : null),
    ticket: NOT_SPENT.includes(aidForm) ? (facts.aid?.min ?? amounts.min) : null,
    maxLimitsProject: spend.max !== undefined && spend.maxLimitsProject === true,
  };
}

const LEAST_FOR = new RegExp(`\\bminimo (?:di )?(${NUMBER}\\s*${SCALE})(?: di)?(?: euro| €)? per \\w`);

function lowerLeast(note: string | undefined, min: number | null): number | null {
  if (note === undefined || min === null) return null;
  const told = readEuro(`${LEAST_FOR.exec(fold(note))?.[1] ?? ''} €`);
  return told !== null && told < min ? told : null;
}

/** Too little for all but those who have a lower least of their own: whether this project is one of theirs the call says. */
export const isLeastForSome = ({ min, minForSome }: SpendBounds, spend: number): boolean =>
  min !== null && spend < min && minForSome !== null && spend >= minForSome;

/** A plan of less than this part of a ticket is of another scale. */
const TICKET_PART = 10;

export const isUnderTicket = (ticket: number | null, spend: number | null): boolean =>
  ticket !== null && spend !== null && spend * TICKET_PART < ticket;
