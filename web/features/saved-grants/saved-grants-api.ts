import type { InferResponseType } from 'hono/client';
import type { HideReason } from '#domain/grants/hide-reasons.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

export type SavedGrant = InferResponseType<ApiClient['saved-grants']['$get'], 200>['savedGrants'][number];
export type SavedSearch = InferResponseType<ApiClient['saved-searches']['$get'], 200>['searches'][number];
export type CurrentGrant = NonNullable<SavedGrant['grant']>;
export type Criteria = Record<string, string>;

/** The feature's only door to the API. Every write answers with the whole list. */
export const savedGrantsApi = (api: ApiClient) => ({
  list: async () => (await dataOf(api['saved-grants'].$get())).savedGrants,
  save: async (grantId: string) => (await dataOf(api['saved-grants'].$post({ json: { grantId } }))).savedGrants,
  remove: async (grantId: string) =>
    (await dataOf(api['saved-grants'][':grantId'].$delete({ param: { grantId } }))).savedGrants,
  hide: async (grantId: string, reason: HideReason) =>
    (await dataOf(api['hidden-grants'].$post({ json: { grantId, reason } }))).hiddenGrants,
  showAgain: async (grantId: string) =>
    (await dataOf(api['hidden-grants'][':grantId'].$delete({ param: { grantId } }))).hiddenGrants,
  searches: async () => (await dataOf(api['saved-searches'].$get())).searches,
  createSearch: async (name: string, criteria: Criteria, hasAlert: boolean) =>
    (await dataOf(api['saved-searches'].$post({ json: { name, criteria, hasAlert } }))).searches,
  changeSearch: async (id: string, change: { name?: string; hasAlert?: boolean }) =>
    (await dataOf(api['saved-searches'][':id'].$patch({ param: { id }, json: change }))).searches,
  removeSearch: async (id: string) => (await dataOf(api['saved-searches'][':id'].$delete({ param: { id } }))).searches,
});
