import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import type { PublicationInput } from '#domain/admin/catalogue.ts';
import type { CatalogueSearch } from '#domain/admin/catalogue-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Desk = ApiClient['admin']['catalogue'];
export type CataloguePage = InferResponseType<Desk['$get'], 200>;
export type CatalogueLine = CataloguePage['items'][number];
export type EditedGrant = InferResponseType<Desk[':id']['$get'], 200>;
export type PreviewedGrant = InferResponseType<ApiClient['admin']['grants'][':id']['preview']['$post'], 200>;
export type GrantEdit = InferRequestType<ApiClient['admin']['grants'][':id']['$patch']>['json'];

export const catalogueQuery = (api: ApiClient, { pagina, apri: _, ...search }: CatalogueSearch) =>
  queryOptions({
    queryKey: [...KEYS.adminCatalogue, 'list', search, pagina ?? 1],
    queryFn: (): Promise<CataloguePage> =>
      dataOf(api.admin.catalogue.$get({ query: { ...search, ...(pagina ? { pagina: String(pagina) } : {}) } })),
  });

export const editedGrantQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.adminCatalogue, 'one', id],
    queryFn: (): Promise<EditedGrant> => dataOf(api.admin.catalogue[':id'].$get({ param: { id } })),
    retry: false,
    refetchOnWindowFocus: false,
  });

export const catalogueWrites = (api: ApiClient) => ({
  publish: (json: PublicationInput) => dataOf(api.admin.catalogue.publication.$post({ json })),
  edit: (id: string, json: GrantEdit) => dataOf(api.admin.grants[':id'].$patch({ param: { id }, json })),
  preview: (id: string, json: GrantEdit): Promise<PreviewedGrant> =>
    dataOf(api.admin.grants[':id'].preview.$post({ param: { id }, json })),
  merge: (id: string, into: string): Promise<EditedGrant> =>
    dataOf(api.admin.catalogue[':id'].merge.$put({ param: { id }, json: { into } })),
  part: (id: string): Promise<EditedGrant> => dataOf(api.admin.catalogue[':id'].merge.$delete({ param: { id } })),
  closeReport: (id: string, status: 'corretta' | 'respinta') =>
    dataOf(api.admin['grant-reports'][':id'].$patch({ param: { id }, json: { status } })),
});
