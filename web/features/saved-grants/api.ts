import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { HideReason } from '#domain/grants/hide-reasons.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type SavedGrant = InferResponseType<ApiClient['saved-grants']['$get'], 200>['savedGrants'][number];
export type SavedSearch = InferResponseType<ApiClient['saved-searches']['$get'], 200>['searches'][number];
export type CurrentGrant = NonNullable<SavedGrant['grant']>;
export type Criteria = Record<string, string>;

export const savedGrantsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.savedGrants,
    queryFn: async (): Promise<SavedGrant[]> => (await dataOf(api['saved-grants'].$get())).savedGrants,
  });

export const savedSearchesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.savedSearches,
    queryFn: async (): Promise<SavedSearch[]> => (await dataOf(api['saved-searches'].$get())).searches,
  });

/** Every write answers with the whole list. */
export const savedGrantWrites = (api: ApiClient) => ({
  save: async (grantId: string) => (await dataOf(api['saved-grants'].$post({ json: { grantId } }))).savedGrants,
  remove: async (grantId: string) =>
    (await dataOf(api['saved-grants'][':grantId'].$delete({ param: { grantId } }))).savedGrants,
  hide: (json: { grantId: string; reason: HideReason }) => dataOf(api['hidden-grants'].$post({ json })),
  showAgain: (grantId: string) => dataOf(api['hidden-grants'][':grantId'].$delete({ param: { grantId } })),
});

type NewSearch = { name: string; criteria: Criteria; hasAlert: boolean };
type SearchChange = { id: string; hasAlert: boolean };

export const savedSearchWrites = (api: ApiClient) => ({
  create: async (json: NewSearch) => (await dataOf(api['saved-searches'].$post({ json }))).searches,
  change: async ({ id, hasAlert }: SearchChange) =>
    (await dataOf(api['saved-searches'][':id'].$patch({ param: { id }, json: { hasAlert } }))).searches,
  remove: async ({ id }: Pick<SavedSearch, 'id'>) =>
    (await dataOf(api['saved-searches'][':id'].$delete({ param: { id } }))).searches,
});
