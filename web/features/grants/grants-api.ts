import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { grantsQuery, type GrantsSearch } from './grants-search.ts';

type Grants = ApiClient['grants'];
export type GrantPage = InferResponseType<Grants['$get'], 200>;
export type GrantHit = GrantPage['items'][number];
export type GrantDetail = InferResponseType<Grants[':id']['$get'], 200>;
export type GrantSummary = GrantDetail['similar'][number];
export type GrantVersion = GrantDetail['versions'][number];
export type Suggestions = InferResponseType<Grants['suggest']['$get'], 200>;

/** The feature's only door to the API: reads for the loaders, and the two questions that screens ask. */
export const findGrants = (api: ApiClient, search: GrantsSearch): Promise<GrantPage> =>
  dataOf(api.grants.$get({ query: grantsQuery(search) }));

export const readGrant = (api: ApiClient, id: string): Promise<GrantDetail> =>
  dataOf(api.grants[':id'].$get({ param: { id } }));

export const findSimilar = async (api: ApiClient, id: string): Promise<GrantSummary[]> =>
  (await dataOf(api.grants[':id'].similar.$get({ param: { id } }))).items;

export const suggest = (api: ApiClient, q: string): Promise<Suggestions> =>
  dataOf(api.grants.suggest.$get({ query: { q } }));

export const reportGrant = (api: ApiClient, id: string, report: { field?: string; text: string }) =>
  dataOf(api.grants[':id'].reports.$post({ param: { id }, json: report }));
