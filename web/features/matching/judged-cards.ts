import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Answer = InferResponseType<ApiClient['match']['cards']['$get'], 200>;
export type JudgedCard = Answer['items'][number];
export type Others = Answer['others'];

/** The cards of a search as they are judged now: a changed company or project reads them again. */
export const judgedCardsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...KEYS.judgedCards, ids.join(',')],
    queryFn: (): Promise<Answer> => dataOf(api.match.cards.$get({ query: { ids: ids.join(',') } })),
  });
