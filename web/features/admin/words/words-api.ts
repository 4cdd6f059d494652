import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { SynonymInput } from '#domain/admin/synonyms.ts';
import type { SynonymSearch, WordsSearch } from '#domain/admin/words-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Admin = ApiClient['admin'];
export type TermPage = InferResponseType<Admin['search-terms']['$get'], 200>;
export type Term = TermPage['items'][number];
export type SynonymPage = InferResponseType<Admin['synonyms']['$get'], 200>;
export type Synonym = SynonymPage['items'][number];

const paged = (pagina: number | undefined) => (pagina ? { pagina: String(pagina) } : {});

export const termsQuery = (api: ApiClient, { pagina, ...search }: WordsSearch) =>
  queryOptions({
    queryKey: [...KEYS.searchWords, 'terms', search, pagina ?? 1],
    queryFn: (): Promise<TermPage> =>
      dataOf(api.admin['search-terms'].$get({ query: { ...search, ...paged(pagina) } })),
  });

export const synonymsQuery = (api: ApiClient, { pagina, nuovo: _, apri: __, ...search }: SynonymSearch) =>
  queryOptions({
    queryKey: [...KEYS.searchWords, 'synonyms', search, pagina ?? 1],
    queryFn: (): Promise<SynonymPage> => dataOf(api.admin.synonyms.$get({ query: { ...search, ...paged(pagina) } })),
  });

export const synonymWrites = (api: ApiClient) => ({
  add: (synonyms: SynonymInput[]) => dataOf(api.admin.synonyms.$post({ json: { synonyms } })),
  change: (id: string, json: SynonymInput) => dataOf(api.admin.synonyms[':id'].$put({ param: { id }, json })),
  remove: (ids: string[]) => dataOf(api.admin.synonyms.removals.$post({ json: { ids } })),
});
