import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Portfolio } from '#domain/sharing/portfolio.ts';
import { PORTFOLIO as WORDS } from '#messages/sharing/portfolio.ts';
import { dataOf } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Everything that follows the active company is read again, also what another tab withdrew meanwhile. */
export function useChooseClient() {
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  return useWrite({
    mutationFn: async (id: string | null): Promise<void> => {
      if (id === null) await dataOf(api.clients.active.$delete());
      else await dataOf(api.companies[':id'].primary.$put({ param: { id } }));
    },
    meta: { failed: WORDS.failed },
    onSuccess: (_answer, id) => {
      const name = client
        .getQueryData<Portfolio>(KEYS.clients)
        ?.clients.find(({ companyId }) => companyId === id)?.name;
      notify('success', name ? WORDS.chosen(name) : WORDS.left);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: KEYS.everything });
      await router.invalidate();
    },
  });
}
