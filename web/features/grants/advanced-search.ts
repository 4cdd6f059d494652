import { PATHS } from '#domain/paths.ts';
import { readAdvancedSearch, type AdvancedSearch } from './advanced-address.ts';
import { grantsHref, grantsQuery, readGrantsSearch, type GrantsSearch } from './grants-search.ts';
import { regionOfPlace } from './place.ts';

export const isIdle = ({ q, luogo, category }: AdvancedSearch): boolean => !q && !luogo && !category;

/** The same search for the catalogue: a region filters, a town is searched with the words. */
export function catalogueSearch({ q = '', luogo = '', category, sort, page, hidden }: AdvancedSearch): GrantsSearch {
  const region = regionOfPlace(luogo);
  return readGrantsSearch({ q: region ? q : `${q} ${luogo}`, region, category, sort, page, hidden });
}

/** Where a changed search leads: back to this form when it can say it, otherwise to the list with all its filters. */
export function advancedHref(current: AdvancedSearch, next: GrantsSearch): string {
  const now = catalogueSearch(current);
  if (next.q !== now.q || next.region !== now.region || next.status) return grantsHref(next);
  const address = readAdvancedSearch({
    ...current,
    ...next,
    scheda: 'standard',
    category: next.category,
    page: next.page,
    hidden: next.hidden,
  });
  const query = new URLSearchParams(grantsQuery(address)).toString();
  return query ? `${PATHS.advancedSearch}?${query}` : PATHS.advancedSearch;
}
