import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { KEYS } from '#web/lib/query/keys.ts';
import { useLive } from '#web/lib/use-live.ts';

/** While this screen is open the badge, and whatever else a notice is about, follow within the moment. */
export function useLiveNotices(about: QueryKey = KEYS.notifications): void {
  const client = useQueryClient();
  useLive(({ kind }) => {
    if (kind !== 'avviso' && kind !== 'tutto') return;
    for (const queryKey of new Set([KEYS.notifications, about])) void client.invalidateQueries({ queryKey });
  });
}
