import { readGrantsSearch, type GrantsSearch } from './grants-search.ts';

/** The address of /advanced-search: what the form says, in its own words. */
export type AdvancedSearch = Pick<GrantsSearch, 'q' | 'category' | 'sort' | 'page' | 'hidden'> & {
  scheda?: SearchTab;
  luogo?: string;
};
const SEARCH_TABS = ['intelligente', 'standard', 'salvati', 'ricerche'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

const MAX_PLACE_CHARS = 80;

/** By hand and alone in its file: this runs in every page's first load. */
export function readAdvancedSearch(raw: Record<string, unknown>): AdvancedSearch {
  const { q, category, sort, page, hidden } = readGrantsSearch(raw);
  const luogo = (typeof raw.luogo === 'string' && raw.luogo.trim().slice(0, MAX_PLACE_CHARS)) || undefined;
  const usual = tabOf({ q, category, luogo });
  const scheda = SEARCH_TABS.find((tab) => tab === raw.scheda && tab !== usual);
  const known = { q, category, sort, page, hidden, scheda, luogo };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** The intelligent search (GRA-13), unless the address already says what to look for in the catalogue. */
export function tabOf({
  scheda,
  q,
  category,
  luogo,
}: { [Part in keyof AdvancedSearch]?: AdvancedSearch[Part] | undefined }): SearchTab {
  return scheda ?? (q || category || luogo ? 'standard' : 'intelligente');
}
