import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { ReviewSearch } from '#domain/consultants/review-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type ReviewPage = InferResponseType<ApiClient['admin']['consultants']['$get'], 200>;

/** Who waits for a decision, or the profiles of another state. */
export const reviewQuery = (
  api: ApiClient,
  { pagina, apri: _open, segnalazioni: _page, ordineSegnalazioni: _order, ...search }: ReviewSearch,
) =>
  queryOptions({
    queryKey: [...KEYS.consultantReviews, search, pagina ?? 1],
    queryFn: (): Promise<ReviewPage> =>
      dataOf(api.admin.consultants.$get({ query: { ...search, ...(pagina ? { pagina: String(pagina) } : {}) } })),
  });
