import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

type Generate = ApiClient['dashboard']['ai-grants']['$post'];
export type FittingGrant = InferResponseType<Generate, 200>['items'][number];

/** The feature's only door to the API. */
export const generateGrants = async (api: ApiClient, limit: number): Promise<FittingGrant[]> =>
  (await dataOf(api.dashboard['ai-grants'].$post({ json: { limit } }))).items;
