import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Resources = InferResponseType<ApiClient['resources']['$get'], 200>['resources'];
export type Resource = InferResponseType<ApiClient['resources'][':slug']['$get'], 200>;

export const resourcesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.resources, 'list'],
    queryFn: async (): Promise<Resources> => (await dataOf(api.resources.$get())).resources,
  });

/** Guides and regulations of the consultant's desk. */
export const deskResourcesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.resources, 'desk'],
    queryFn: async (): Promise<Resources> => (await dataOf(api.resources.consultants.$get())).resources,
  });

export const resourceQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: [...KEYS.resources, 'one', slug],
    queryFn: (): Promise<Resource> => dataOf(api.resources[':slug'].$get({ param: { slug } })),
  });
