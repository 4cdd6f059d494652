import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { FailureSearch } from '#domain/admin/failure-search.ts';
import type { NoticeInput, SwitchInput } from '#domain/admin/system.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type System = InferResponseType<ApiClient['admin']['system']['$get'], 200>;
export type Failure = System['failures'][number];

/** Queues move by themselves: they are looked at again while the screen is open. */
const FRESH_MS = 10_000;

export const systemQuery = (api: ApiClient, { ordine, pagina }: FailureSearch = {}) =>
  queryOptions({
    queryKey: [...KEYS.admin, 'system', ordine, pagina ?? 1],
    queryFn: (): Promise<System> =>
      dataOf(
        api.admin.system.$get({
          query: { ...(ordine ? { ordine } : {}), ...(pagina ? { pagina: String(pagina) } : {}) },
        }),
      ),
    refetchInterval: FRESH_MS,
  });

export const systemWrites = (api: ApiClient) => ({
  notice: (json: NoticeInput): Promise<System> => dataOf(api.admin.system.notice.$put({ json })),
  switch: (json: SwitchInput): Promise<System> => dataOf(api.admin.system.switches.$put({ json })),
  retry: (ids: string[]) => dataOf(api.admin.system.retries.$post({ json: { ids } })),
});
