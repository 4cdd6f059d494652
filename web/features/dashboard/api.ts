import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Answer = InferResponseType<ApiClient['dashboard']['$get'], 200>;
/** `at` is when it was true. */
export type DashboardData = Answer & { at: number };
export type DashboardCompany = NonNullable<DashboardData['company']>;

/** One request for the whole screen; it also brings the newest notifications, which the frame shows too. */
export const dashboardQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.dashboard,
    queryFn: async ({ client }): Promise<DashboardData> => {
      const data = { ...(await dataOf(api.dashboard.$get())), at: Date.now() };
      client.setQueryData(KEYS.latestNotifications, { ...data.notifications, at: data.at });
      return data;
    },
  });
