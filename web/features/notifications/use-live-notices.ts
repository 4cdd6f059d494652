import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useLive } from '#web/lib/use-live.ts';

/** While this screen is open, what a notice is about follows within the moment; the badge does so by itself. */
export function useLiveNotices(about: QueryKey): void {
  const client = useQueryClient();
  useLive(({ kind }) => {
    if (kind === 'avviso' || kind === 'tutto') void client.invalidateQueries({ queryKey: about });
  });
}
