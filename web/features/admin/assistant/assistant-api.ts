import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { TokenPrices } from '#domain/admin/assistant.ts';
import type { AssistantSearch } from '#domain/admin/assistant-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type AssistantDesk = InferResponseType<ApiClient['admin']['assistant']['$get'], 200>;
export type Quota = AssistantDesk['quotas'][number];

export const assistantQuery = (api: ApiClient, { giorni, ordine, pagina }: AssistantSearch) =>
  queryOptions({
    queryKey: [...KEYS.admin, 'assistant', giorni, ordine, pagina ?? 1],
    queryFn: (): Promise<AssistantDesk> =>
      dataOf(
        api.admin.assistant.$get({
          query: {
            ...(giorni ? { giorni } : {}),
            ...(ordine ? { ordine } : {}),
            ...(pagina ? { pagina: String(pagina) } : {}),
          },
        }),
      ),
  });

export const assistantWrites = (api: ApiClient) => ({
  quota: ({ id, daily }: { id: string; daily: number | null }) =>
    dataOf(api.admin.assistant.quotas[':id'].$put({ param: { id }, json: { daily } })),
  prices: (json: TokenPrices) => dataOf(api.admin.assistant.prices.$put({ json })),
});
