import type { ComputedStatus } from '#domain/grants/status.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { AID_FORMS, CATEGORIES, COMPANY_SIZES, GRANT_LEVELS, REGIONS, SECTORS } from '#domain/vocabulary.ts';
import { FACET_NAMES, FILTER_NAMES, facetValues, STATUS_FACET, statusValues, type FacetName } from './filters.ts';

export type FacetCount = { value: string; count: number };
export type Facets = Record<FacetName, FacetCount[]>;

const VALUES: Record<FacetName, readonly string[]> = {
  level: GRANT_LEVELS,
  region: REGIONS,
  sector: SECTORS,
  size: COMPANY_SIZES,
  aidForm: AID_FORMS,
  status: STATUS_FACET,
  category: CATEGORIES,
};

/**
 * How many grants each value would show, given the other filters: a grant counts in a facet when it fails no
 * filter, or only that facet's own.
 */
export function createFacetCounter() {
  const counts = FACET_NAMES.map((name) => ({
    name,
    own: 1 << FILTER_NAMES.indexOf(name),
    byValue: new Map<string, number>(VALUES[name].map((value) => [value, 0])),
  }));
  return {
    add(grant: Grant, { status }: ComputedStatus, failed: number): void {
      for (const { name, own, byValue } of counts) {
        if (failed !== 0 && failed !== own) continue;
        const values = name === 'status' ? statusValues(status) : facetValues(grant, name);
        for (const value of values) byValue.set(value, (byValue.get(value) ?? 0) + 1);
      }
    },
    facets: (): Facets =>
      Object.fromEntries(
        counts.map(({ name, byValue }) => [name, [...byValue].map(([value, count]) => ({ value, count }))]),
      ) as Facets,
  };
}
