import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import type { WhatIfSearch } from './what-if-search.ts';

export type Trial = NonNullable<InferResponseType<ApiClient['what-if']['$get'], 200>['trial']>;
export type TrialLine = Trial['result']['gained']['items'][number];

export const whatIfQuery = (api: ApiClient, search: WhatIfSearch) =>
  queryOptions({
    queryKey: [...KEYS.whatIf, search],
    queryFn: () => {
      const { persone, spesa, ...rest } = search;
      const figures = {
        ...(persone === undefined ? {} : { persone: String(persone) }),
        ...(spesa === undefined ? {} : { spesa: String(spesa) }),
      };
      return dataOf(api['what-if'].$get({ query: { ...rest, ...figures } }));
    },
  });
