import type { AskableField, Check } from './check.ts';
import type { ContradictedFact, Contradiction } from './contradictions.ts';

/** The facts that a question is about. */
const FACTS_OF: Partial<Record<AskableField, readonly ContradictedFact[]>> = {
  sector: ['sector'],
  legal_form: ['legal_form'],
  founded: ['founded'],
  women_led: ['women_led'],
  employees: ['employees'],
  revenue: ['revenue'],
  size: ['employees', 'revenue'],
  group: ['group'],
};

/** What has two answers is not missing: it is settled, not asked (ELI-10). */
export const disputeAbout = (
  field: AskableField | null,
  disputes: readonly Contradiction[],
): Contradiction | undefined =>
  field === null ? undefined : disputes.find(({ fact }) => FACTS_OF[field]?.includes(fact));

/** An open row that waits for a choice between two sources says so. */
export function withDispute(check: Check, disputes: readonly Contradiction[]): Check {
  if (check.outcome !== 'da_verificare') return check;
  const found =
    check.code === 'aid_regime' && check.found.kind === 'unknown'
      ? disputes.find(({ fact }) => fact === 'aid')
      : disputeAbout(check.field, disputes);
  return found ? { ...check, disputed: { fact: found.fact, sides: found.sides } } : check;
}
