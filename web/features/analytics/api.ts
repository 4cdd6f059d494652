import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Analytics = InferResponseType<ApiClient['analytics']['$get'], 200>;

/** `first` is the first of six months; without it the last six. */
export const analyticsQuery = (api: ApiClient, first: string | undefined) =>
  queryOptions({
    queryKey: [...KEYS.analytics, first ?? 'last'],
    queryFn: (): Promise<Analytics> => dataOf(api.analytics.$get({ query: first ? { da: first } : {} })),
  });
