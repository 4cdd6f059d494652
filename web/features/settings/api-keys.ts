import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { NewApiKey } from '#domain/api-keys/new-api-key.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type ApiKey = InferResponseType<ApiClient['settings']['api-keys']['$get'], 200>['keys'][number];

export const apiKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.apiKeys,
    queryFn: async (): Promise<ApiKey[]> => (await dataOf(api.settings['api-keys'].$get())).keys,
  });

/** The answer holds the key itself, which is never told again. */
export const createApiKey =
  (api: ApiClient) =>
  (json: NewApiKey): Promise<{ key: string; keys: ApiKey[] }> =>
    dataOf(api.settings['api-keys'].$post({ json }));

export const revokeApiKey =
  (api: ApiClient) =>
  async (id: string): Promise<ApiKey[]> =>
    (await dataOf(api.settings['api-keys'][':id'].$delete({ param: { id } }))).keys;
