import { z } from 'zod';
import { ownLimit } from '#domain/grants/own-figures.ts';
import { CONSULTANCY_OUTCOMES, type ConsultancyOutcome, type ConsultancyStatus } from './vocabulary.ts';

/**
 * How the work ended, as the consultant says: it counts nowhere until the client confirms it. What the client said, or
 * confirmed, is the consultancy's `outcome`.
 */
export const statedOutcome = z.object({
  outcome: z.enum(CONSULTANCY_OUTCOMES),
  isContested: z.boolean(),
  /** Why the client contests it. */
  reason: z.string().nullable(),
});
export type StatedOutcome = z.infer<typeof statedOutcome>;

/** The facts of a consultancy that say how it ended. */
export const ENDING_FACTS = ['completata', 'esito_corretto', 'esito_contestato'] as const;
type Fact = { kind: string; detail: string | null };

/** What was stated last, and whether the client contested that; facts in their order. */
export const statedIn = (facts: readonly Fact[]): StatedOutcome | null =>
  facts.reduce<StatedOutcome | null>((stated, { kind, detail }) => {
    if (kind === 'esito_contestato') return stated && { ...stated, isContested: true, reason: detail };
    const outcome = CONSULTANCY_OUTCOMES.find((each) => each === detail);
    return outcome ? { outcome, isContested: false, reason: null } : stated;
  }, null);

/** An application that was never made is nobody's result: nothing is to be confirmed. */
export const asksForConfirmation = (outcome: ConsultancyOutcome): boolean => outcome !== 'senza_domanda';

type Ended = { status: ConsultancyStatus; outcome: ConsultancyOutcome | null; stated: StatedOutcome | null };

/** Ended by the client before there was any outcome. */
export const isInterrupted = ({ status, outcome, stated }: Ended): boolean =>
  status === 'completata' && outcome === null && !stated;

/** Nobody is granted more than the grant gives at most, where it says so itself. */
export const isBeyondGrant = (amount: number | null, grant: Parameters<typeof ownLimit>[0] | null): boolean => {
  const limit = grant && ownLimit(grant);
  return amount !== null && limit !== null && amount > limit;
};
