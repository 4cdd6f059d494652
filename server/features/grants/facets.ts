import { FILTER_NAMES, LIST_FILTER_NAMES, LIST_FILTERS, type ListFilter } from '#domain/grants/catalogue-search.ts';
import type { ComputedStatus } from '#domain/grants/status.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { facetValues, statusValues } from './filters.ts';

type FacetCount = { value: string; count: number };
export type Facets = Record<ListFilter, FacetCount[]>;

/**
 * How many grants each value would show, given the other filters: a grant counts in a facet when it fails no
 * filter, or only that facet's own.
 */
export function createFacetCounter() {
  const counts = LIST_FILTER_NAMES.map((name) => ({
    name,
    own: 1 << FILTER_NAMES.indexOf(name),
    byValue: new Map<string, number>(LIST_FILTERS[name].map((value) => [value, 0])),
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
