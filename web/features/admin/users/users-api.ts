import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { DataRequestInput, HandlingsInput, UserActionInput } from '#domain/admin/users.ts';
import type { RequestSearch } from '#domain/admin/request-search.ts';
import type { UserSearch } from '#domain/admin/user-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Users = ApiClient['admin']['users'];
export type UserPage = InferResponseType<Users['$get'], 200>;
export type UserLine = UserPage['items'][number];
export type UserDetail = InferResponseType<Users[':id']['$get'], 200>;
export type DataRequests = InferResponseType<ApiClient['admin']['data-requests']['$get'], 200>;

export const usersQuery = (api: ApiClient, { pagina, ...search }: UserSearch) =>
  queryOptions({
    queryKey: [...KEYS.adminUsers, 'list', search, pagina ?? 1],
    queryFn: (): Promise<UserPage> =>
      dataOf(api.admin.users.$get({ query: { ...search, ...(pagina ? { pagina: String(pagina) } : {}) } })),
  });

/** Reading it is written down: it is not asked again by itself. */
export const userQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.adminUsers, 'one', id],
    queryFn: (): Promise<UserDetail> => dataOf(api.admin.users[':id'].$get({ param: { id } })),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });

export const dataRequestsQuery = (api: ApiClient, utente: string) =>
  queryOptions({
    queryKey: [...KEYS.adminUsers, 'requests', utente],
    queryFn: (): Promise<DataRequests> => dataOf(api.admin['data-requests'].$get({ query: { utente } })),
  });

export type RequestPage = InferResponseType<ApiClient['admin']['data-requests']['page']['$get'], 200>;
export const requestPageQuery = (api: ApiClient, { pagina, ...search }: RequestSearch) =>
  queryOptions({
    queryKey: [...KEYS.adminUsers, 'request-page', search, pagina ?? 1],
    queryFn: (): Promise<RequestPage> =>
      dataOf(
        api.admin['data-requests'].page.$get({ query: { ...search, ...(pagina ? { pagina: String(pagina) } : {}) } }),
      ),
  });

export const userWrites = (api: ApiClient) => ({
  act: (json: UserActionInput) => dataOf(api.admin.users.actions.$post({ json })),
  register: (id: string, json: DataRequestInput): Promise<DataRequests> =>
    dataOf(api.admin.users[':id']['data-requests'].$post({ param: { id }, json })),
  handle: (id: string): Promise<DataRequests> =>
    dataOf(api.admin['data-requests'][':id'].handling.$post({ param: { id } })),
  handleMany: (json: HandlingsInput) => dataOf(api.admin['data-requests'].handlings.$post({ json })),
  erase: (id: string): Promise<DataRequests> => dataOf(api.admin.users[':id'].erasure.$post({ param: { id } })),
});
