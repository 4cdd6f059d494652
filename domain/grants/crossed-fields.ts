import type { Grant } from './grant.ts';

/** Two places of a grant that contradict each other. */
export type Crossing = { kind: 'apre_dopo_la_chiusura' | 'minimo_oltre_il_massimo'; low: string; high: string };

/** A call that opens after it closes, and every least that is above its most. */
export function crossedFields(grant: Grant): Crossing[] {
  const { opensOn, opensAt, closesOn, closesAt, amounts, constraints, facts } = grant;
  const found: Crossing[] = [];
  const kind = 'apre_dopo_la_chiusura';
  if (opensOn !== null && closesOn !== null && opensOn > closesOn)
    found.push({ kind, low: 'opensOn', high: 'closesOn' });
  if (opensOn !== null && opensOn === closesOn && opensAt !== null && closesAt !== null && opensAt >= closesAt)
    found.push({ kind, low: 'opensAt', high: 'closesAt' });
  const ranges = {
    amounts,
    'constraints.employees': constraints.employees,
    'constraints.revenueEuro': constraints.revenueEuro,
    'constraints.ageMonths': constraints.ageMonths,
    'constraints.founderAge': constraints.founderAge,
    'facts.spend': facts.spend,
    'facts.aid': facts.aid,
  };
  for (const [place, range] of Object.entries(ranges)) {
    const { min = null, max = null } = (range ?? {}) as { min?: number | null; max?: number | null };
    if (min !== null && max !== null && min > max)
      found.push({ kind: 'minimo_oltre_il_massimo', low: `${place}.min`, high: `${place}.max` });
  }
  return found;
}
