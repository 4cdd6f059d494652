import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { TokenPrices } from '#domain/admin/assistant.ts';
import type { AssistantSearch } from '#domain/admin/assistant-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type AssistantDesk = InferResponseType<ApiClient['admin']['assistant']['$get'], 200>;
export type Quota = AssistantDesk['quotas'][number];

export const assistantQuery = (api: ApiClient, { pagina, limiti, ...search }: AssistantSearch) =>
  queryOptions({
    queryKey: [...KEYS.admin, 'assistant', search, pagina ?? 1, limiti ?? 1],
    queryFn: (): Promise<AssistantDesk> =>
      dataOf(
        api.admin.assistant.$get({
          query: {
            ...search,
            ...(pagina ? { pagina: String(pagina) } : {}),
            ...(limiti ? { limiti: String(limiti) } : {}),
          },
        }),
      ),
  });

export const assistantWrites = (api: ApiClient) => ({
  quota: ({ id, daily }: { id: string; daily: number | null }) =>
    dataOf(api.admin.assistant.quotas[':id'].$put({ param: { id }, json: { daily } })),
  prices: (json: TokenPrices) => dataOf(api.admin.assistant.prices.$put({ json })),
});
