import { amountLine, largestFigure } from '#domain/grants/amount-text.ts';
import { FILTER_NAMES, OPEN_STATUSES, type FilterName, type ListFilter } from '#domain/grants/catalogue-search.ts';
import type { ComputedStatus } from '#domain/grants/status.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { COMPANY_SIZES, REGIONS, SECTORS, type GrantStatus } from '#domain/vocabulary.ts';
import { statusesOf, type GrantCriteria } from './query.ts';

/**
 * The values under which a grant is counted and found. A grant for the whole country is for each region; a grant
 * that does not say whom it is for shuts nobody out.
 */
export function facetValues(grant: Grant, facet: Exclude<ListFilter, 'status'>): readonly string[] {
  switch (facet) {
    case 'level':
      return [grant.level];
    case 'region':
      return grant.regions.length > 0 ? grant.regions : REGIONS;
    case 'sector':
      return grant.sectors.length > 0 ? grant.sectors : SECTORS;
    case 'size':
      return grant.sizes.length > 0 ? grant.sizes : COMPANY_SIZES;
    case 'aidForm':
      return [grant.aidForm];
    case 'category':
      return grant.categories;
  }
}

export const statusValues = (status: GrantStatus): readonly string[] =>
  OPEN_STATUSES.includes(status) ? [status, 'aperti', 'tutti'] : [status, 'tutti'];

/** The largest figure that a grant states. */
export const largestAmount = (grant: Grant): number | null =>
  grant.amounts.max ?? grant.amounts.min ?? largestFigure(amountLine(grant));

type Test = (grant: Grant, status: ComputedStatus) => boolean;

/** One bit per filter that a grant fails: none means found, exactly one means that dropping that filter finds it. */
export function failedFilters(criteria: GrantCriteria): (grant: Grant, status: ComputedStatus) => number {
  const tests: (Test | null)[] = FILTER_NAMES.map((name) => testOf(name, criteria));
  return (grant, status) => {
    let failed = 0;
    for (let at = 0; at < tests.length; at += 1) if (tests[at]?.(grant, status) === false) failed |= 1 << at;
    return failed;
  };
}

function testOf(name: FilterName, criteria: GrantCriteria): Test | null {
  switch (name) {
    case 'status': {
      const wanted = statusesOf(criteria.status);
      return wanted && ((_, { status }) => wanted.has(status));
    }
    case 'minAmount': {
      const { minAmount } = criteria;
      return minAmount === undefined ? null : (grant) => (largestAmount(grant) ?? -1) >= minAmount;
    }
    case 'deadlineBefore': {
      const { deadlineBefore } = criteria;
      return deadlineBefore === undefined
        ? null
        : (grant) => grant.closesOn !== null && grant.closesOn <= deadlineBefore;
    }
    default: {
      const wanted: readonly string[] = criteria[name];
      return wanted.length === 0 ? null : (grant) => facetValues(grant, name).some((value) => wanted.includes(value));
    }
  }
}
