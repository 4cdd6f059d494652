import { LIST_HEAD } from '#messages/grants/list-head.ts';
import { activeFilters, changed, grantsHref, type GrantsSearch } from './grants-search.ts';
import { filterWords } from './search-words.ts';

/** One filter is a page worth finding ("bandi in Puglia"); words and combinations are not, their pages are. */
export function listHead(origin: string, search: GrantsSearch) {
  const filters = activeFilters(search);
  const only = filters.length === 1 ? filters[0] : undefined;
  const title = search.q ? LIST_HEAD.titleFor(search.q) : only ? LIST_HEAD.titleOf(filterWords(only)) : LIST_HEAD.title;
  const canonical = origin + grantsHref(changed(search, { page: search.page, sort: undefined, hidden: undefined }));
  return {
    meta: [
      { title },
      { name: 'description', content: LIST_HEAD.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: LIST_HEAD.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: canonical },
      ...(search.q || filters.length > 1 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
