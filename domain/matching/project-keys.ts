import { costStanding, type CostStanding } from '#domain/eligibility/checks/costs.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { isLeastForSome, isUnderTicket, spendBounds } from '#domain/eligibility/spend-bounds.ts';
import type { Grant } from '#domain/grants/grant.ts';

/** Bounds of the spend are many; what they say of one spend is whether it lies under, within or over (see sector-keys.ts). */
export function spendKeys(samples: readonly Grant[]): (company: CompanyView) => Int32Array {
  const bounds = samples.map(spendBounds);
  const least = Float64Array.from(bounds, ({ min }) => min ?? -Infinity);
  const most = Float64Array.from(bounds, ({ max }) => max ?? Infinity);
  const tickets = Float64Array.from(bounds, ({ ticket }) => ticket ?? 0);
  /** Whether there is a bound at all, and whether the upper one limits the project itself. */
  const kinds = Int32Array.from(
    bounds,
    ({ min, max, maxLimitsProject }) => (min === null && max === null ? 0 : 1) + (maxLimitsProject ? 2 : 0),
  );
  return (company) => {
    const spend = company.spend ?? company.told.plannedSpend;
    const reach = reachEuro(company);
    const keys = new Int32Array(kinds.length);
    for (let rule = 0; rule < keys.length; rule++) {
      const min = least[rule]!;
      const side = spend === null ? 0 : (spend < min ? 4 : 0) + (spend > most[rule]! ? 8 : 0);
      const isSmall = isUnderTicket(tickets[rule]!, company.spend);
      const isForSome = spend !== null && isLeastForSome(bounds[rule]!, spend);
      keys[rule] = kinds[rule]! + side + (min > reach ? 16 : 0) + (isSmall ? 32 : 0) + (isForSome ? 64 : 0);
    }
    return keys;
  };
}

/** The most that is within a company's reach: a year's turnover. */
export const reachEuro = (company: CompanyView): number => company.revenue?.max ?? Infinity;

/** What each list of costs says of the project. */
export function costKeys(samples: readonly Grant[]): (company: CompanyView) => Int32Array {
  return ({ wanted, spend }) =>
    Int32Array.from(samples, (grant) =>
      wanted === null || grant.eligibleCosts.length === 0 ? 0 : STANDINGS.indexOf(costStanding(grant, wanted, spend)),
    );
}
const STANDINGS: readonly CostStanding[] = [null, 'paid', 'if_advanced', 'if_purpose', 'too_little', 'other'];
