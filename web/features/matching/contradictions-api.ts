import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Contradictions = InferResponseType<ApiClient['contradictions']['$get'], 200>;

/** What the sources of the active company disagree about. */
export const contradictionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.contradictions,
    queryFn: (): Promise<Contradictions> => dataOf(api.contradictions.$get()),
  });

export const settleContradiction = (api: ApiClient) => (json: { key: string; side: 0 | 1 }) =>
  dataOf(api.contradictions.settled.$post({ json }));
