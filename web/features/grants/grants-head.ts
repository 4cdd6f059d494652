import { GRANTS_LIST } from '#messages/grants/screens.ts';
import { activeFilters, changed, grantsHref, type GrantsSearch } from './grants-search.ts';
import { filterWords } from './search-words.ts';

/** One filter is a page worth finding ("bandi in Puglia"); words and combinations are not, their pages are. */
export function listHead(origin: string, search: GrantsSearch) {
  const filters = activeFilters(search);
  const only = filters.length === 1 ? filters[0] : undefined;
  const title = search.q
    ? GRANTS_LIST.pageTitleFor(search.q)
    : only
      ? GRANTS_LIST.pageTitleOf(filterWords(only))
      : GRANTS_LIST.pageTitle;
  const canonical = origin + grantsHref(changed(search, { page: search.page, sort: undefined, hidden: undefined }));
  return {
    meta: [
      { title },
      { name: 'description', content: GRANTS_LIST.pageDescription },
      { property: 'og:title', content: title },
      { property: 'og:description', content: GRANTS_LIST.pageDescription },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: canonical },
      ...(search.q || filters.length > 1 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
