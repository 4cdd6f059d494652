import { useQueryClient } from '@tanstack/react-query';
import { SAVED_SEARCHES } from '#messages/grants/grant-search.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { savedSearchWrites, type SavedSearch } from './api.ts';

/** Switching the alert of a search, taking it away and bringing it back: each at once on the screen. */
export function useSavedSearches() {
  const client = useQueryClient();
  const api = savedSearchWrites(useApi());
  const show = (searches: SavedSearch[]) => client.setQueryData(KEYS.savedSearches, searches);
  const now = (change: (old: SavedSearch[]) => SavedSearch[]) => changeNow(client, KEYS.savedSearches, change);
  const takeBack = (_error: unknown, _asked: unknown, back: (() => void) | undefined) => back?.();

  const restore = useWrite({
    mutationFn: ({ name, criteria, hasAlert }: SavedSearch) => api.create({ name, criteria: flat(criteria), hasAlert }),
    meta: { failed: SAVED_SEARCHES.failed },
    onSuccess: (searches) => {
      show(searches);
      notify('success', SAVED_SEARCHES.restored);
    },
  });
  const remove = useWrite({
    mutationFn: api.remove,
    meta: { failed: SAVED_SEARCHES.removeFailed },
    onMutate: ({ id }: SavedSearch) => now((old) => old.filter((each) => each.id !== id)),
    onError: takeBack,
    onSuccess: (searches, search) => {
      show(searches);
      notify('success', SAVED_SEARCHES.removed, {
        action: { label: SAVED_SEARCHES.undo, onPress: () => restore.mutate(search) },
      });
    },
  });
  const setAlert = useWrite({
    mutationFn: api.change,
    meta: { failed: SAVED_SEARCHES.changeFailed },
    onMutate: ({ id, hasAlert }) => now((old) => old.map((each) => (each.id === id ? { ...each, hasAlert } : each))),
    onError: takeBack,
    onSuccess: (searches, { id, hasAlert }) => {
      show(searches);
      notify('success', hasAlert ? SAVED_SEARCHES.alertOn : SAVED_SEARCHES.alertOff, { id: `alert-${id}` });
    },
  });
  return { remove: remove.mutate, setAlert: setAlert.mutate };
}

const flat = (criteria: SavedSearch['criteria']): Record<string, string> =>
  Object.fromEntries(Object.entries(criteria).map(([name, values]) => [name, values.join(',')]));
