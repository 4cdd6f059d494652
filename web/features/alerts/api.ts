import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { AlertSetting } from '#domain/alerts/alert-setting.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Alerts = InferResponseType<ApiClient['alerts']['$get'], 200>;

export const alertsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: KEYS.alerts, queryFn: (): Promise<Alerts> => dataOf(api.alerts.$get()) });

export const chooseAlerts = (api: ApiClient) => (json: AlertSetting) => dataOf(api.alerts.$put({ json }));
