import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { savedGrantsApi, type SavedSearch } from './saved-grants-api.ts';

/** The list as last answered: each write brings the fresh one. */
export function useSavedSearches(loaded: readonly SavedSearch[]) {
  const router = useRouter();
  const api = savedGrantsApi(router.options.context.api);
  const [seen, setSeen] = useState(loaded);
  const [searches, setSearches] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setSearches(loaded);
  }
  async function show(answer: Promise<SavedSearch[]>) {
    setSearches(await answer);
    await router.invalidate({ filter: ({ routeId }) => routeId === '/_frame/_app/advanced-search' }); // the tab counts them
  }
  return {
    searches,
    change: (id: string, change: { name?: string; hasAlert?: boolean }) => show(api.changeSearch(id, change)),
    remove: (id: string) => show(api.removeSearch(id)),
    restore: ({ name, criteria, hasAlert }: SavedSearch) => show(api.createSearch(name, flat(criteria), hasAlert)),
  };
}

const flat = (criteria: SavedSearch['criteria']): Record<string, string> =>
  Object.fromEntries(Object.entries(criteria).map(([name, values]) => [name, values.join(',')]));
