import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

export type DashboardData = InferResponseType<ApiClient['dashboard']['$get'], 200>;
export type DashboardCompany = NonNullable<DashboardData['company']>;

/** One request for the whole screen; `at` is when it was true. */
export const readDashboard = async (api: ApiClient) => ({
  ...(await dataOf(api.dashboard.$get())),
  at: Date.now(),
});
